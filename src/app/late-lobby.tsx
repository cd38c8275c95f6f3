import type { LobbyFacetsProps } from '#features/games/lobby-props.ts'
import { late } from './late.tsx'
import type { LobbyMorePart } from './parts/lobby-more.tsx'

/** The facets of a lobby: drawn by the server, alive at the first sign of life. */
export const LateLobbyFacets = late<LobbyFacetsProps>(
  import.meta.env.SSR ? (await import('./parts/lobby-facets.tsx')).LobbyFacetsPart : null,
  async () => (await import('./parts/lobby-facets.tsx')).LobbyFacetsPart,
)

/** Nothing in the server's page; what only a visitor needs comes with them. */
export const LateLobbyMore = late<Parameters<typeof LobbyMorePart>[0]>(
  import.meta.env.SSR ? () => null : null,
  async () => (await import('./parts/lobby-more.tsx')).LobbyMorePart,
)
