import { late } from './late.tsx'

/** The switch of the bars: drawn by the server, alive at the first sign of life. */
export const LateBarsToggle = late<{ className?: string }>(
  import.meta.env.SSR ? (await import('./parts/bars-toggle.tsx')).BarsTogglePart : null,
  async () => (await import('./parts/bars-toggle.tsx')).BarsTogglePart,
)
