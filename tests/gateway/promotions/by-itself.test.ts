import { calls } from '#contract/index.ts'
import { expect, test } from 'vitest'
import { countRound } from '#gateway/promotions/progress.ts'
import { promotionOffersOf } from '#gateway/sandbox/content/promotion-offers.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const gateway = openGateway()

test('what comes by itself comes at its target, once, and only of what counts', async () => {
  const { token, account } = await makeVisitor(gateway(), 'ticket-buyer')
  const settle = (gameType: string, stake: bigint) =>
    gateway().database.transaction((tx) => {
      const round = { accountId: account.id, stake, gameType, vassalage: 'LOTT' }
      return countRound(tx, round, gateway().now)
    })
  const detail = async () =>
    (await gateway().ask(calls.promotionDetail, { id: 7 }, { token })).value
  const balance = async () => (await gateway().ask(calls.balance, {}, { token })).value.sumBalance

  await gateway().ask(calls.joinPromotion, { id: 7 }, { token })
  expect(await detail()).toMatchObject({ payout: 'issue', progress: { done: 0, target: 100 } })
  await settle('RNG', 50_000n)
  expect(await detail()).toMatchObject({ status: 'signed', progress: { done: 0 } })
  await settle('LOTT', 9_900n)
  expect(await balance()).toBe('0.00')
  await settle('LOTT', 200n)
  await settle('LOTT', 20_000n)
  expect((await detail()).status).toBe('issued')
  expect(await balance()).toBe('10.00')
})

test('the sandbox promises no credit that nothing pays', () => {
  for (const { how, bonus, reward, counts, target } of promotionOffersOf) {
    // Registration pays a welcome, the missions what a link leads to.
    if (how === 'welcome' || how === 'link') continue
    expect(reward?.en).toContain(`${Number(bonus)} baht`)
    expect(counts === null).toBe(target === null)
  }
})
