import { calls, type LotteryTicket } from '#contract/index.ts'
import type { TestGateway } from '../support/gateway.ts'
import { makePlayer } from '../support/play.ts'

/** A lottery that draws every quarter of an hour. */
export const gameCode = 'LOTT-7003'

let last = 0
export const key = () => ({ 'Idempotency-Key': `lottery-test-${last++}`.padEnd(20, '-') })

/** What players of a house do at the lottery. */
export function lotteryOf(gateway: () => TestGateway) {
  const rulesOf = async (code = gameCode, province?: string) =>
    (await gateway().ask(calls.lotteryRules, { gameCode: code, ...(province && { province }) }))
      .value
  return {
    rulesOf,
    /** A member with play money. */
    makePlayer: (username: string, minor = 100_000n) => makePlayer(gateway(), username, minor),
    balanceOf: async (token: string) =>
      (await gateway().ask(calls.balance, {}, { token })).value.sumBalance,
    async buy(
      token: string,
      lines: { playType: string; numbers: string; stake: string; rate?: string }[],
      { drawId, headers = key() }: { drawId?: string; headers?: Record<string, string> } = {},
    ) {
      const of = drawId ?? (await rulesOf()).drawId
      return gateway().ask(calls.placeLotteryTicket, { drawId: of, lines }, { token, headers })
    },
    ticketsOf: async (token: string): Promise<LotteryTicket[]> =>
      (await gateway().ask(calls.lotteryTickets, {}, { token })).value.list,
  }
}
