import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, promotionEntries, promotionOffers } from '#gateway/database/schema/index.ts'
import { workLotteries } from '#gateway/lottery/keep-draws.ts'
import { post } from '#gateway/wallet/ledger.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const gateway = openGateway()

test('a ticket counts for its player’s promotion once its draw is over, and once', async () => {
  const { database, house } = gateway()
  const { account, token } = await makeVisitor(gateway(), 'lottery-counted')
  await database.update(accounts).set({ mobile: '660800000002' }).where(eq(accounts.id, account.id))
  const legs = [
    { owner: account.id, kind: 'main', amount: 10_000n },
    { owner: null, kind: 'equity', amount: -10_000n },
  ] as const
  const opening = { kind: 'opening', idempotencyKey: 'opening-of-counted', legs }
  await post(database, opening, gateway().now)
  const counts = { what: 'rounds', gameType: 'LOTT' } as const
  await database.update(promotionOffers).set({ counts }).where(eq(promotionOffers.promotionId, 5))
  const entry = { promotionId: 5, accountId: account.id, status: 'signed' } as const
  await database.insert(promotionEntries).values({ ...entry, createdAt: gateway().now })
  const progress = async () => {
    const own = eq(promotionEntries.accountId, account.id)
    const [row] = await database.select().from(promotionEntries).where(own)
    return row?.progress
  }

  const { value: rules } = await gateway().ask(calls.lotteryRules, { gameCode: 'LOTT-7003' })
  const lines = [{ playType: '2top', numbers: '42', stake: '20.00' }]
  const headers = { 'Idempotency-Key': 'lottery-counted-once-' }
  const input = { drawId: rules.drawId, lines }
  await gateway().ask(calls.placeLotteryTicket, input, { token, headers })
  expect(await progress()).toBe(0)
  gateway().later(15 * 60_000)
  await workLotteries(house, gateway().now)
  await workLotteries(house, gateway().now)
  expect(await progress()).toBe(1)
})
