import type { BarProps } from './late-bars.tsx'
import { late } from './late.tsx'

/** Parts of the home that are links, or lie under the fold. */
export const LateRail = late<BarProps>(
  import.meta.env.SSR ? (await import('./parts/rail.tsx')).RailPart : null,
  async () => (await import('./parts/rail.tsx')).RailPart,
)

export const LateHotGames = late<object>(
  import.meta.env.SSR ? (await import('./parts/hot-games.tsx')).HotGamesPart : null,
  async () => (await import('./parts/hot-games.tsx')).HotGamesPart,
)

export const LateNews = late<object>(
  import.meta.env.SSR ? (await import('./parts/news.tsx')).NewsPart : null,
  async () => (await import('./parts/news.tsx')).NewsPart,
)
