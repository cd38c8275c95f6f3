import type { GameType } from '#contract/index.ts'

/** The three games of the sandbox; every game of the catalogue is one of them underneath. */
export type Engine = 'slot' | 'cards' | 'numbers'

const engines: Partial<Record<GameType, Engine>> = {
  RNG: 'slot',
  FISH: 'slot',
  LIVE: 'cards',
  PVP: 'cards',
}

export const engineOf = (type: GameType): Engine => engines[type] ?? 'numbers'

/** A whole number from 0 up to, not including, `below`, each as likely as the others. */
export type Random = (below: number) => number

/** What came out of a round. */
export interface Outcome {
  /** Minor units; the stake is in it. */
  win: bigint
  /** What the page shows. */
  shown: SlotShown | CardsShown | NumbersShown
}

/** Symbols of the slot with how often they stand on a reel and what three of them bring, per line. */
export const symbols = [
  { name: 'flame', weight: 1, pays: 500n },
  { name: 'lantern', weight: 2, pays: 80n },
  { name: 'boat', weight: 2, pays: 60n },
  { name: 'lotus', weight: 3, pays: 30n },
  { name: 'coin', weight: 4, pays: 14n },
  { name: 'koi', weight: 4, pays: 9n },
] as const
const reel = symbols.flatMap(({ weight }, symbol) => Array.from({ length: weight }, () => symbol))

/** Rows of the three reels that each line goes through. */
export const lines = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const

export interface SlotShown {
  /** Three rows of three symbols. */
  rows: number[][]
  /** Numbers of the lines that won. */
  won: number[]
}

function spin(stake: bigint, random: Random): Outcome {
  const rows = Array.from({ length: 3 }, () =>
    Array.from({ length: 3 }, () => reel[random(reel.length)] ?? 0),
  )
  const perLine = stake / BigInt(lines.length)
  const won: number[] = []
  let win = 0n
  for (const [number, line] of lines.entries()) {
    const [first, second, third] = line.map((row, column) => rows[row]?.[column])
    const symbol = first === undefined ? undefined : symbols[first]
    if (!symbol || first !== second || second !== third) continue
    won.push(number)
    win += perLine * symbol.pays
  }
  return { win, shown: { rows, won } }
}

export interface CardsShown {
  /** 0 to 51: suit and, from the ace on, rank. */
  player: number[]
  dealer: number[]
  points: { player: number; dealer: number }
  result: 'won' | 'lost' | 'even'
}

const pointsOf = (cards: readonly number[]) =>
  cards.reduce((sum, card) => sum + Math.min((card % 13) + 1, 10), 0) % 10

/** The house's part of what cards win, in per cent: here, in the rooms and in the rules of the game. */
export const cardsFee = 5
/** What a won hand of cards brings, in hundredths of its stake. */
export const cardsPay = 200 - cardsFee

/**
 * Pok Deng: two cards each, points are the last digit of their sum. Eight or nine of two ends it; else
 * whoever has less than five takes a third. More points win even money less the fee.
 */
function deal(stake: bigint, random: Random): Outcome {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  const draw = () => deck.splice(random(deck.length), 1)[0] ?? 0
  const player = [draw(), draw()]
  const dealer = [draw(), draw()]
  if (pointsOf(player) < 8 && pointsOf(dealer) < 8)
    for (const hand of [player, dealer]) if (pointsOf(hand) < 5) hand.push(draw())
  const points = { player: pointsOf(player), dealer: pointsOf(dealer) }
  const result =
    points.player > points.dealer ? 'won' : points.player < points.dealer ? 'lost' : 'even'
  const win = result === 'won' ? (stake * BigInt(cardsPay)) / 100n : result === 'even' ? stake : 0n
  return { win, shown: { player, dealer, points, result } }
}

export interface NumbersShown {
  drawn: number
  chosen: number
}

/** One digit out of ten pays nine and a half. */
function drawNumber(stake: bigint, chosen: number, random: Random): Outcome {
  const drawn = random(10)
  return { win: drawn === chosen ? (stake * 95n) / 10n : 0n, shown: { drawn, chosen } }
}

/**
 * Plays a round.
 * @param stake minor units, a multiple of five
 * @param chosen 0 to 9, what a draw is bet on
 */
export function playRound(engine: Engine, stake: bigint, chosen: number, random: Random): Outcome {
  switch (engine) {
    case 'slot':
      return spin(stake, random)
    case 'cards':
      return deal(stake, random)
    case 'numbers':
      return drawNumber(stake, chosen, random)
  }
}

/** What may be staked: so many times the game's lowest bet. */
const steps = [1n, 2n, 5n, 10n, 20n] as const

/**
 * What may be staked at a game.
 * @param minBet minor units
 * @returns minor units, each a multiple of five: a stake is shared among five lines
 */
export function stakesOf(minBet: bigint): bigint[] {
  const least = minBet > 5n ? ((minBet + 4n) / 5n) * 5n : 5n
  return steps.map((step) => step * least)
}
/** Milliseconds from one round to the next, at least. */
export const roundEvery = 2500
/** Milliseconds for which a page waits for what came out; the round is the same when it asks again. */
export const roundPatience = 20_000
