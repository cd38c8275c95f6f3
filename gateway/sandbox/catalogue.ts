import type { GameType } from '#contract/index.ts'
import categories from './categories.json' with { type: 'json' }
import { featuredGames, oddGames, otherGames } from './named-games.ts'
import { liveGames } from './live-games.ts'
import { slotGames } from './slot-games.ts'
import type { Catalogue, SandboxGame } from './types.ts'
import { vendors } from './vendors.ts'

const byPopularity = (a: SandboxGame, b: SandboxGame) =>
  b.popularity - a.popularity || a.nodeId - b.nodeId

const popularTypes = new Set<string>(categories.popular.types)

/** The house's own first row, then the most played of the types that open in a frame. */
const popularOf = (games: readonly SandboxGame[]): number[] => {
  const first = categories.popular.first.map((id) => {
    const game = games.find(({ gameId }) => gameId === id)
    if (game === undefined) throw new Error(`No such game: ${id}`)
    return game
  })
  const rest = games
    .filter((game) => popularTypes.has(game.gameType) && !first.includes(game))
    .toSorted(byPopularity)
  return [...first, ...rest].slice(0, categories.popular.count).map(({ nodeId }) => nodeId)
}

/**
 * Expands the data of this folder into the whole sandbox (decision 47): 24 studios and 8 special
 * vendors, 1,024 slots, every category filled. Deterministic; about 20 ms.
 */
export const expandCatalogue = (): Catalogue => {
  const named = [...featuredGames(), ...oddGames()]
  const games = [...named, ...slotGames(named), ...liveGames(), ...otherGames()].toSorted(
    (a, b) => a.nodeId - b.nodeId,
  )
  return { vendors, games, popular: popularOf(games) }
}

/** How many games each category has, as the sidebar counts them. */
export const categoryCounts: Readonly<Record<GameType, number>> = categories.counts

/** Vendors whose cards the site lists under esports (section 3). */
export const esportsVendors: readonly string[] = categories.esportsVendors
