import { late } from './late.tsx'

/** Parts of the home under the fold. */
export const LateHotGames = late<object>(
  import.meta.env.SSR ? (await import('./parts/hot-games.tsx')).HotGamesPart : null,
  async () => (await import('./parts/hot-games.tsx')).HotGamesPart,
)

export const LateNews = late<object>(
  import.meta.env.SSR ? (await import('./parts/news.tsx')).NewsPart : null,
  async () => (await import('./parts/news.tsx')).NewsPart,
)
