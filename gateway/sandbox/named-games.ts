// Games whose names were written one by one.
import { hash } from '#art/index.ts'
import type { GameType } from '#contract/index.ts'
import { slotClass } from './classes.ts'
import { descriptions } from './descriptions.ts'
import { classOf, daysBefore, emblemOf, identityOf, namesOf } from './game.ts'
import { cardGames, minigames } from './names/cards-and-minis.ts'
import { elotteries, lotteries } from './names/draws.ts'
import { featured } from './names/featured.ts'
import { odd } from './names/odd.ts'
import { cockfights, esports, fishing, sports } from './names/sea-and-sport.ts'
import type { Row } from './table.ts'
import type { SandboxGame } from './types.ts'

/** Between 30 and 729 days, from the id; new games are a fortnight old at most. */
const age = (gameId: string, isNew: boolean) =>
  isNew ? hash(gameId) % 14 : 30 + (hash(gameId) % 700)

const slot = (row: Row, popularity: number): SandboxGame => {
  const [gameId = '', emblem = '', lines = '', badge = '', ...cells] = row
  const picture = emblemOf(emblem)
  return {
    ...identityOf(gameId),
    gameType: 'RNG',
    names: namesOf(...cells),
    description: descriptions[gameId] ?? null,
    gameClassify: slotClass(picture),
    minBet: '1.00',
    minLineNum: Number(lines),
    emblem: picture,
    isNew: badge === 'new',
    isHot: badge === 'hot',
    isOpen: true,
    popularity,
    addedAt: daysBefore(age(gameId, badge === 'new')),
  }
}

const other = (gameType: GameType, row: Row, popularity: number): SandboxGame => {
  const [gameId = '', emblem = '', gameClass = '', minBet = '', badge = '', ...cells] = row
  return {
    ...identityOf(gameId),
    gameType,
    names: namesOf(...cells),
    description: descriptions[gameId] ?? null,
    gameClassify: classOf(gameClass),
    minBet,
    minLineNum: null,
    emblem: emblemOf(emblem),
    isNew: badge === 'new',
    isHot: badge === 'hot',
    isOpen: true,
    popularity,
    addedAt: daysBefore(age(gameId, badge === 'new')),
  }
}

/** The slots that lead the lobby, in the order of their table. */
export const featuredGames = (): SandboxGame[] =>
  featured.map((row, i) => slot(row, 1_000_000 - i * 1000))

/** Slots with long names, twins and sequels, spread over the pages. */
export const oddGames = (): SandboxGame[] =>
  odd.map((row) => slot(row, 50_000 + (hash(row[0] ?? '') % 700_000)))

/** Every category but slots and live, in the order of their tables. */
export const otherGames = (): SandboxGame[] => {
  const lists: readonly (readonly [GameType, readonly Row[]])[] = [
    ['FISH', fishing],
    ['SPORTS', sports],
    ['ESPORTS', esports],
    ['PVP', cardGames],
    ['LOTT', lotteries],
    ['ELOTT', elotteries],
    ['COCKFIGHT', cockfights],
    ['MINIGAME', minigames],
  ]
  return lists.flatMap(([type, rows]) => rows.map((row, i) => other(type, row, 900_000 - i * 1000)))
}
