import { randomUUID } from 'node:crypto'
import type { calls } from '#contract/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { post } from '#gateway/wallet/ledger.ts'
import { toMinor, toMoney } from '#gateway/wallet/money.ts'
import { readPointRules } from './config.ts'
import { pointsOf, spend } from './points.ts'
import { requireOn } from './switch.ts'

/** Points become play credit, at the rate the member was shown. */
export const convertPoints: Handler<typeof calls.convertPoints> = async (asked, house) => {
  const { input, visitor, now, keep } = asked
  await requireOn(house, 'PTSYS3')
  const { convert: rate } = await readPointRules(house.database)
  if (!rate) throw new Refusal(404, 'switched_off', 'Points are not turned into credit')
  const { points } = input
  const outside = points < rate.minimum || points > rate.maximum
  if (outside || points % rate.points !== 0) {
    throw new Refusal(400, 'bad_request', 'points: expected a multiple within the bounds')
  }
  const credit = BigInt(points / rate.points) * toMinor(rate.credit)
  if (toMoney(credit) !== input.credit) {
    throw new Refusal(400, 'price_changed', 'The rate is another one now')
  }
  const id = randomUUID()
  const accountId = visitor.account.id
  return house.database.transaction(async (tx) => {
    await spend(tx, { accountId, points, kind: 'convert', key: `convert:${id}` }, now)
    const legs = [
      { owner: accountId, kind: 'main', amount: credit },
      { owner: null, kind: 'promotions', amount: -credit },
    ] as const
    await post(tx, { kind: 'points', idempotencyKey: `convert:${id}`, legs }, now)
    const answer = { credit: toMoney(credit), balance: await pointsOf(tx, accountId, now) }
    await keep(tx, answer)
    return answer
  })
}
