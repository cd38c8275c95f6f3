/** The pages that are measured, by the name under which their figures are kept. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'lobby', path: '/rng' },
  { name: 'seamless', path: '/seamless' },
  { name: 'lottery results', path: '/lottery/results' },
  { name: 'Vietnam results', path: '/vnlottery' },
  { name: 'promotions', path: '/promotions' },
  { name: 'promotion', path: '/promoDetail?id=1' },
  { name: 'missions', path: '/missions' },
  { name: 'invite friends', path: '/invite' },
  { name: 'recent', path: '/recent' },
  { name: 'points mall', path: '/pointMall' },
  { name: 'get the app', path: '/down' },
  { name: 'help', path: '/help' },
  { name: 'bare help', path: '/helpmc' },
  { name: 'login', path: '/login' },
  { name: 'registration', path: '/register' },
  { name: 'not found', path: '/not-here' },
] as const

/** How much slower than this machine the visitor's is, as Lighthouse takes it for a phone. */
export const slower = 4

/** The middle one of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Figures by name; the unit is part of the name. */
export type Figures = Record<string, number>
