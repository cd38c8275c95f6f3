import type { Answer, LotteryPlay, lotteryRules } from '#contract/index.ts'
import type { DayTime } from './bet-head.tsx'
import { daysOff, serverNow } from './lottery-list-state.ts'
import type { SlipTerms } from './slip-rules.ts'
import { keyOf } from './slip-state.ts'

type Rules = Answer<typeof lotteryRules>

/** A play type by its code. */
export const playOf = (plays: readonly LotteryPlay[], code: string) =>
  plays.find((play) => play.code === code)

/** What a draw allows, out of the server's words. */
export function termsOf(rules: Rules): SlipTerms {
  const of = (kind: 'half' | 'closed') =>
    new Set(rules.limited.filter((one) => one.kind === kind).map(keyOf))
  return {
    plays: rules.plays,
    min: rules.minStake,
    max: rules.maxStake,
    half: of('half'),
    closed: of('closed'),
    most: rules.mostLines,
  }
}

/** When a draw closes and is drawn, by the day of the server that told of it. */
export function dayTimesOf(game: Rules['game']): { closesOn: DayTime; drawsOn: DayTime } {
  const draws = Date.parse(game.winningTime)
  const of = (instant: number) => ({
    instant: new Date(instant).toISOString(),
    daysOff: daysOff(serverNow(game), instant),
  })
  return { closesOn: of(draws - game.lockTime * 1000), drawsOn: of(draws) }
}

/** The province whose draw it is, of several; undefined where there is nothing to choose. */
export const provinceOf = ({ provinces, drawId }: Rules) =>
  provinces.length > 1 ? provinces.find((one) => one.drawId === drawId) : undefined

/** Names the slips of a draw: each of several provinces has its own. */
export function slipNamesOf({ game, provinces }: Rules): string[] {
  const { gameCode } = game
  return provinces.length > 1 ? provinces.map(({ id }) => `${gameCode}:${id}`) : [gameCode]
}

/** Names the slip of the draw that is shown. */
export function slipNameOf(rules: Rules): string {
  const { gameCode } = rules.game
  const province = provinceOf(rules)
  return province ? `${gameCode}:${province.id}` : gameCode
}

export interface BetAddress {
  gameCode: string
  vendor: string | null
  province: string | null
  playType: string | null
}

/** What the address of the betting screen says (section 2); null without a lottery. */
export function readBetAddress(search: string): BetAddress | null {
  const query = new URLSearchParams(search)
  const word = (name: string) => {
    const value = query.get(name) ?? ''
    return /^[\w-]{1,40}$/.test(value) ? value : null
  }
  const gameCode = word('gameCode')
  if (gameCode === null) return null
  return {
    gameCode,
    vendor: word('vendor'),
    province: word('province'),
    playType: word('playType'),
  }
}
