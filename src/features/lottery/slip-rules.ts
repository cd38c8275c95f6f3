import type { LotteryPlay } from '#contract/index.ts'
import { amountOf, minorOf } from './slip-money.ts'
import { permutations } from './slip-numbers.ts'

/** A way to bet, as the server offers it. */
export type Play = LotteryPlay

/** One number that is bet on. */
export interface SlipLine {
  playType: string
  numbers: string
  /** A decimal string; '' while it is being typed. */
  stake: string
}

/** What keeps a line from being sent. */
export type SlipFault = 'none' | 'low' | 'high' | 'closed' | 'unknown' | 'over'

/** A line with what the house makes of it. */
export interface SlipItem {
  line: SlipLine
  /** It pays half: too many have it. */
  half: boolean
  /** What it brings when it comes, as a decimal string. */
  prize: string
  fault: SlipFault | null
}

export interface SlipSums {
  total: string
  /** The most that one draw can bring: not all numbers can come together. */
  highest: string
}

/** What a draw allows. */
export interface SlipTerms {
  plays: readonly Play[]
  min: string
  max: string
  /** Keys of lines that pay half, and of those that are not sold. */
  half: ReadonlySet<string>
  closed: ReadonlySet<string>
  /** Lines that a slip can have. Two slips that become one, at a login, may have more. */
  most: number
}

/** A rate in thousandths, so that no amount is ever a float. */
export function rateOf(rate: string | number): number {
  const [whole = '0', part = ''] = String(rate).split('.')
  return Number(whole) * 1000 + Number(part.padEnd(3, '0').slice(0, 3))
}

/** What a stake becomes, in the smallest unit; what is less than one is not paid. */
export function prizeOf(stake: number, rate: string | number, half: boolean): number {
  const paid = (BigInt(stake) * BigInt(rateOf(rate))) / (half ? 2000n : 1000n)
  return Number(paid)
}

function faultOf(line: SlipLine, key: string, terms: SlipTerms, play: Play | undefined) {
  if (!play || line.numbers.length !== play.digits) return 'unknown'
  if (terms.closed.has(key)) return 'closed'
  if (line.stake === '') return 'none'
  const stake = minorOf(line.stake)
  if (stake < minorOf(terms.min)) return 'low'
  return stake > minorOf(terms.max) ? 'high' : null
}

/** Each line with its prize and what is wrong with it. */
export function itemsOf(lines: readonly SlipLine[], terms: SlipTerms): SlipItem[] {
  const plays = new Map(terms.plays.map((play) => [play.code, play]))
  return lines.map((line, index) => {
    const key = `${line.playType}:${line.numbers}`
    const play = plays.get(line.playType)
    const half = terms.half.has(key)
    const fault = index < terms.most ? faultOf(line, key, terms, play) : 'over'
    const prize = play ? prizeOf(minorOf(line.stake), play.rate, half) : 0
    return { line, half, prize: amountOf(prize), fault }
  })
}

/** How many last digits a running digit is looked for among. */
const runsAmong = { top: 3, bottom: 2 } as const

/** Calls for every result that a line comes with; a result is so many digits of one prize. */
function eachHit({ line }: SlipItem, play: Play, results: number, hit: (at: number) => void): void {
  const { numbers } = line
  if (play.match === 'has') {
    const width = runsAmong[play.end]
    for (let at = 0; at < results; at++) {
      if (
        String(at % 10 ** width)
          .padStart(width, '0')
          .includes(numbers)
      )
        hit(at)
    }
    return
  }
  const step = 10 ** numbers.length
  for (const one of play.match === 'any-order' ? permutations(numbers) : [numbers])
    for (let at = Number(one); at < results; at += step) hit(at)
}

type Bet = { item: SlipItem; play: Play }

/** The most that lines which look at one prize can bring together, once for each of its numbers. */
function highestOf(bets: readonly Bet[]): number {
  const drawn = bets[0]?.play.drawn ?? 1
  const digits = Math.max(3, ...bets.map(({ play }) => play.digits))
  let left = bets.filter(({ play }) => play.digits <= 5)
  let highest = 0
  for (let number = 0; number < drawn; number++) {
    const results = new Float64Array(10 ** Math.min(digits, 5))
    for (const { item, play } of left) {
      const prize = minorOf(item.prize)
      eachHit(item, play, results.length, (at) => (results[at] = (results[at] ?? 0) + prize))
    }
    const most = results.reduce((best, one) => Math.max(best, one), 0)
    const luckiest = results.indexOf(most)
    highest += most
    if (number === drawn - 1) break
    // A line is paid once, however many of the numbers it comes with.
    left = left.filter(({ item, play }) => {
      let came = false
      eachHit(item, play, results.length, (at) => (came ||= at === luckiest))
      return !came
    })
  }
  return highest
}

/** What it costs, and what the luckiest draw would bring. */
export function sumsOf(items: readonly SlipItem[], plays: readonly Play[]): SlipSums {
  const known = new Map(plays.map((play) => [play.code, play]))
  const bets = items.flatMap((item): Bet[] => {
    const play = known.get(item.line.playType)
    return play ? [{ item, play }] : []
  })
  // Prizes are drawn each by itself, so the luckiest draw has the best of every one.
  const prizes = Map.groupBy(bets, ({ play }) => play.prize ?? play.end)
  const highest = Array.from(prizes.values(), highestOf).reduce((sum, one) => sum + one, 0)
  const total = items.reduce((sum, { line }) => sum + minorOf(line.stake), 0)
  return { total: amountOf(total), highest: amountOf(highest) }
}
