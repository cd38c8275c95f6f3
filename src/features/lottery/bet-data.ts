import type { Answer, LotteryPlay, lotteryRules } from '#contract/index.ts'
import type { SlipTerms } from './slip-rules.ts'
import { keyOf } from './slip-state.ts'

/** A play type by its code. */
export const playOf = (plays: readonly LotteryPlay[], code: string) =>
  plays.find((play) => play.code === code)

/** What a draw allows, out of the server's words. */
export function termsOf(rules: Answer<typeof lotteryRules>): SlipTerms {
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

/** What the address of the betting screen says (section 2); null without a lottery. */
export function readBetAddress(
  search: string,
): { gameCode: string; vendor: string | null; playType: string | null } | null {
  const query = new URLSearchParams(search)
  const word = (name: string) => {
    const value = query.get(name) ?? ''
    return /^[\w-]{1,40}$/.test(value) ? value : null
  }
  const gameCode = word('gameCode')
  if (gameCode === null) return null
  return { gameCode, vendor: word('vendor'), playType: word('playType') }
}
