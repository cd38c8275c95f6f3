import type { Answer, Game, GameClass, gameMenus } from '#contract/index.ts'
import { type CategoryId, categoryTypes } from '#features/site/index.ts'
import { changeFilters, type LobbyFilters } from './lobby-rules.ts'

type Menus = Answer<typeof gameMenus>
export type Lane = Menus['data']['lanes'][number]

/** A studio whose games a lobby holds. */
export interface Vendor {
  id: string
  name: string
  iconUrl: string | null
}

/** Chips of decision 41; a category that is not named has none. */
const classesOf: Partial<Record<CategoryId, readonly GameClass[]>> = {
  rng: ['JP', 'SM', 'AC', 'VP', 'TG', 'BG', 'SC'],
  live: ['BAC', 'DAT', 'ROU', 'SIC', 'BJ', 'NN'],
}

/** Lowest bets to choose from, in whole units. */
export const betSteps = [1, 5, 10] as const
/** Line counts to choose from. */
export const lineSteps = [20, 50, 243] as const

/** What a lobby lets one filter by. Popular is one short list: studios and names are enough. */
export interface Offer {
  minBet: boolean
  lines: boolean
  sort: boolean
  /** The list without an end; Popular is a short one. */
  endless: boolean
}

export function offerOf(category: CategoryId): Offer {
  const listed = category !== 'hot'
  return { minBet: listed, lines: category === 'rng', sort: listed, endless: listed }
}

/** The category's part of the menus; none for Popular, which cuts across all. */
export function laneOf(menus: Menus | undefined, category: CategoryId): Lane | null {
  if (!menus || category === 'hot') return null
  return menus.data.lanes.find((one) => one.title === categoryTypes[category]) ?? null
}

export function vendorsOfLane(lane: Lane): Vendor[] {
  return lane.cards.map(({ vassalage, name, iconUrl }) => ({ id: vassalage, name, iconUrl }))
}

/** Studios of a list of games, in its order; their pictures are in the menus. */
export function vendorsOfGames(games: readonly Game[], menus: Menus | undefined): Vendor[] {
  const icons = new Map(
    menus?.data.lanes.flatMap((lane) => lane.cards.map((card) => [card.vassalage, card.iconUrl])),
  )
  const vendors = new Map<string, Vendor>()
  for (const { vassalage, vendorName } of games) {
    if (vendors.has(vassalage)) continue
    vendors.set(vassalage, {
      id: vassalage,
      name: vendorName,
      iconUrl: icons.get(vassalage) ?? null,
    })
  }
  return [...vendors.values()]
}

/** Chips with something behind them: in this lane, and by this studio when one is chosen. */
export function classesIn(
  lane: Lane | null,
  category: CategoryId,
  vendor: string | null,
): GameClass[] {
  const offered = new Map(lane?.gameClassify.map((one) => [one.title, one.vendors]))
  return (classesOf[category] ?? []).filter((one) => {
    const vendors = offered.get(one)
    return vendors !== undefined && (vendor === null || vendors.includes(vendor))
  })
}

/** Another studio keeps the filters, but not a chip that it has no game for. */
export function chooseVendor(
  filters: LobbyFilters,
  vendor: string | null,
  lane: Lane | null,
  category: CategoryId,
): LobbyFilters {
  const { gameClass } = filters
  const kept = gameClass !== null && classesIn(lane, category, vendor).includes(gameClass)
  return changeFilters(filters, { vendor, gameClass: kept ? gameClass : null })
}
