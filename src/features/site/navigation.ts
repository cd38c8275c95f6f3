import type { Answer, GameType, gameMenus } from '#contract/index.ts'

/** Everything a game navigation can hold, in the order of the house (section 2). */
export const categoryIds = [
  'hot',
  'rng',
  'live',
  'fish',
  'sports',
  'esports',
  'pvp',
  'lottery',
  'elott',
  'cockfight',
  'minigame',
] as const
export type CategoryId = (typeof categoryIds)[number]

/** The game type behind a category; Popular has none. */
export const categoryTypes: Record<Exclude<CategoryId, 'hot'>, GameType> = {
  rng: 'RNG',
  live: 'LIVE',
  fish: 'FISH',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  pvp: 'PVP',
  lottery: 'LOTT',
  elott: 'ELOTT',
  cockfight: 'COCKFIGHT',
  minigame: 'MINIGAME',
}

export interface Category {
  id: CategoryId
  href: string
  /** Games in it. */
  count: number
}

/** Only categories that have vendors; Popular first, and only when it has items (section 2). */
export function categoriesOf(
  menus: Answer<typeof gameMenus> | undefined,
  popular: boolean,
): Category[] {
  if (!menus) return []
  const { lanes, hotCount } = menus.data
  return categoryIds.flatMap((id): Category[] => {
    if (id === 'hot') return popular && hotCount > 0 ? [{ id, href: '/hot', count: hotCount }] : []
    const lane = lanes.find((one) => one.title === categoryTypes[id])
    return lane && lane.cards.length > 0 ? [{ id, href: `/${id}`, count: lane.gameCount }] : []
  })
}
