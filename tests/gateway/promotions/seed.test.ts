import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepare } from '#gateway/database/prepare.ts'
import { promotionOffers, promotions } from '#gateway/database/schema/index.ts'
import { openGateway } from '../support/gateway.ts'

const opsToken = 'operator-of-the-tests'
const gateway = openGateway({ opsToken })

const start = () => prepare(gateway().opened, gateway().config)

async function offerOf(id: number) {
  const [offer] = await gateway()
    .database.select()
    .from(promotionOffers)
    .where(eq(promotionOffers.promotionId, id))
  return offer
}

test('the next start leaves an offer as an operator put it, and dates the promotions anew', async () => {
  const { database } = gateway()
  await database
    .update(promotionOffers)
    .set({ bonus: 1n })
    .where(eq(promotionOffers.promotionId, 2))
  await start()
  expect(await offerOf(2)).toMatchObject({ how: 'claim', bonus: 500n })

  const put = await gateway().fetch('/ops/promotions/offers/2', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${opsToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ how: 'apply', bonus: '7.50' }),
  })
  expect(put.status).toBe(200)
  await database.delete(promotionOffers).where(eq(promotionOffers.promotionId, 3))
  gateway().later(40 * 24 * 3_600_000)
  await start()
  expect(await offerOf(2)).toMatchObject({ how: 'apply', bonus: 750n })
  expect(await offerOf(3)).toBeDefined()
  const ends = await database.select({ endsAt: promotions.endsAt }).from(promotions)
  for (const { endsAt } of ends)
    if (endsAt) expect(endsAt.getTime()).toBeGreaterThan(+gateway().now)
})

test('a promotion that an operator took away gives nothing again after the next start', async () => {
  const headers = { Authorization: `Bearer ${opsToken}` }
  await gateway().fetch('/ops/content/promotions/2', { method: 'DELETE', headers })
  expect(await offerOf(2)).toBeUndefined()
  await start()
  expect(await offerOf(2)).toBeUndefined()
})
