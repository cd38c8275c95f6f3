import { type calls, gameClasses, type GameType, gameTypes } from '#contract/index.ts'
import { asc, count, isNotNull } from 'drizzle-orm'
import { games, vendors } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { isOn } from '#gateway/site/flags.ts'

/** Categories that an operator has to switch on (decision 40). */
const switchable: Partial<Record<GameType, string>> = { COCKFIGHT: 'COCKFIGHT3' }

/** A lane a category that has games, a card a vendor in it, in the house's order. */
export const gameMenus: Handler<typeof calls.gameMenus> = async (_, house) => {
  const { database } = house
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
    .where(isNotNull(games.featuredPlace))

  const off = new Set<GameType>()
  for (const [type, flag] of Object.entries(switchable)) {
    if (!(await isOn(house, flag))) off.add(type as GameType)
  }
  const lanes = gameTypes.flatMap((title) => {
    if (off.has(title)) return []
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
  return { data: { lanes, hotCount: hot?.games ?? 0 } }
}
