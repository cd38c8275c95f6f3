/** The pages that are measured, by the name under which their figures are kept. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'lobby', path: '/rng' },
  { name: 'login', path: '/login' },
] as const

/** The middle one of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Figures by name; the unit is part of the name. */
export type Figures = Record<string, number>
