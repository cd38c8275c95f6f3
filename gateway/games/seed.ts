import { createHash } from 'node:crypto'
import { type Locale, localeNames } from '#contract/index.ts'
import type { Database } from '#gateway/database/open.ts'
import { games, vendors, type Words } from '#gateway/database/schema/index.ts'
import { expandCatalogue } from '#gateway/sandbox/catalogue.ts'
import type { Catalogue, SandboxGame } from '#gateway/sandbox/types.ts'
import { getFact, setFact } from '#gateway/site/state.ts'
import { toMinor } from '#gateway/wallet/money.ts'

/** Goes up when the rows below are made differently from the same catalogue. */
const format = 1
/** Rows a statement; PostgreSQL takes 65,535 parameters. */
const batch = 500

type Rank = Partial<Record<Locale, number>>

/** Place of every game in the alphabet of each language that has names of its own. */
function rankNames(catalogue: Catalogue): Map<number, Rank> {
  const ranks = new Map<number, Rank>(catalogue.games.map(({ nodeId }) => [nodeId, {}]))
  for (const locale of localeNames) {
    const named = catalogue.games.flatMap(({ nodeId, names }) => {
      const name = (names as Words)[locale]
      return name === undefined ? [] : [{ nodeId, name }]
    })
    const { compare } = new Intl.Collator(locale, { numeric: true })
    named.sort((a, b) => compare(a.name, b.name) || a.nodeId - b.nodeId)
    for (const [place, { nodeId }] of named.entries()) {
      const rank = ranks.get(nodeId)
      if (rank) rank[locale] = place
    }
  }
  return ranks
}

const toRow = (
  game: SandboxGame,
  nameRank: Rank,
  featuredPlace: number,
): typeof games.$inferInsert => ({
  nodeId: game.nodeId,
  gameId: game.gameId,
  vassalage: game.vassalage,
  gameType: game.gameType,
  name: game.names,
  nameRank,
  description: game.description,
  classify: game.gameClassify,
  minBet: Number(toMinor(game.minBet)),
  minLines: game.minLineNum,
  emblem: game.emblem,
  isNew: game.isNew,
  isHot: game.isHot,
  isOpen: game.isOpen,
  popularity: game.popularity,
  featuredPlace: featuredPlace < 0 ? null : featuredPlace,
  addedAt: new Date(game.addedAt),
})

/** Puts the catalogue into the database when it is not in there yet, or has changed since. */
export async function seedCatalogue(
  database: Database,
  catalogue: Catalogue = expandCatalogue(),
): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify([format, catalogue]))
    .digest('base64url')
  if ((await getFact(database, 'catalogue')) === hash) return
  const ranks = rankNames(catalogue)
  const rows = catalogue.games.map((game) =>
    toRow(game, ranks.get(game.nodeId) ?? {}, catalogue.popular.indexOf(game.nodeId)),
  )
  await database.transaction(async (tx) => {
    await tx.delete(games)
    await tx.delete(vendors)
    await tx.insert(vendors).values(
      catalogue.vendors.map(({ code, name, studio, isHot }, position) => ({
        code,
        name,
        studio,
        isHot,
        position,
      })),
    )
    for (let start = 0; start < rows.length; start += batch) {
      await tx.insert(games).values(rows.slice(start, start + batch))
    }
    await setFact(tx, 'catalogue', hash)
  })
}
