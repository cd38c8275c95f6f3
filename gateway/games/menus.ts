import { splitEsports } from '#contract/game-lanes.ts'
import { type calls, gameClasses, type GameType, gameTypes } from '#contract/index.ts'
import { and, asc, count, isNotNull, notInArray } from 'drizzle-orm'
import { games, vendors } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { closedTypes } from './closed-types.ts'
import { fromCatalogue } from './kept.ts'

async function readMenus({ database, config }: House, closed: ReadonlySet<GameType>) {
  const houses = await database
    .select()
    .from(vendors)
    .orderBy(asc(vendors.position), asc(vendors.code))
  const counts = await database
    .select({
      gameType: games.gameType,
      classify: games.classify,
      vassalage: games.vassalage,
      games: count(),
    })
    .from(games)
    .groupBy(games.gameType, games.classify, games.vassalage)
  const rows = houses.flatMap((vendor) =>
    counts.filter((row) => row.vassalage === vendor.code).map((row) => ({ ...row, vendor })),
  )
  const [hot] = await database
    .select({ games: count() })
    .from(games)
    .where(
      and(
        isNotNull(games.featuredPlace),
        closed.size > 0 ? notInArray(games.gameType, [...closed]) : undefined,
      ),
    )

  const lanes = gameTypes.flatMap((title) => {
    if (closed.has(title)) return []
    const inLane = rows.filter((row) => row.gameType === title)
    if (inLane.length === 0) return []
    const codes = [...new Set(inLane.map((row) => row.vendor.code))]
    const total = (of: typeof inLane) => of.reduce((sum, row) => sum + row.games, 0)
    const cards = codes.map((code) => {
      const ofVendor = inLane.filter((row) => row.vendor.code === code)
      return {
        vassalage: code,
        name: ofVendor[0]?.vendor.name ?? code,
        isHot: ofVendor[0]?.vendor.isHot ?? false,
        gameCount: total(ofVendor),
        iconUrl: `/art/thumbs/${code}.svg`,
        whiteIconUrl: `/art/icons/${code}.svg`,
      }
    })
    const gameClassify = gameClasses.flatMap((name) => {
      const having = inLane.filter((row) => row.classify === name)
      return having.length > 0
        ? [{ title: name, vendors: having.map((row) => row.vendor.code) }]
        : []
    })
    return [{ title, gameCount: total(inLane), cards, gameClassify }]
  })
  const menus = { data: { lanes, hotCount: hot?.games ?? 0 } }
  return splitEsports(menus, config.brand.esportsVendors)
}

/** A lane a category that has games, a card a vendor in it, in the house's order. */
export const gameMenus: Handler<typeof calls.gameMenus> = async (_, house) => {
  const closed = await closedTypes(house)
  const key = ['menus', closed, house.config.brand.esportsVendors]
  return fromCatalogue(house.database, key, () => readMenus(house, new Set(closed)))
}
