import { randomUUID } from 'node:crypto'
import type { calls } from '#contract/index.ts'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { redemptions, rewards } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { post } from '#gateway/wallet/ledger.ts'
import { requirePassword } from './confirm.ts'
import { onOffer } from './list.ts'
import { pointsOf, spend } from './points.ts'
import { rankLevelOf } from './ranks.ts'
import { requireOn } from './switch.ts'

type Reward = typeof rewards.$inferSelect

/** Takes so many off the shelf; two who want the last one cannot both have it. */
async function takeFromStock(tx: Database, { id, stock }: Reward, quantity: number) {
  if (stock === null) return
  const [left] = await tx
    .update(rewards)
    .set({ stock: sql`${rewards.stock} - ${quantity}` })
    .where(and(eq(rewards.id, id), gte(rewards.stock, quantity)))
    .returning({ id: rewards.id })
  if (!left) throw new Refusal(400, 'sold_out', 'There are not so many left')
}

/** Points, stock, wallet and the redemption itself: all of it or nothing (C2). */
export const redeemReward: Handler<typeof calls.redeemReward> = async (asked, house) => {
  const { input, visitor, now, keep } = asked
  const { account } = visitor
  await requireOn(house, 'PTSYS3')
  const [reward] = await house.database
    .select()
    .from(rewards)
    .where(and(eq(rewards.id, input.rewardId), onOffer(now)))
  if (!reward) throw new Refusal(404, 'not_found', 'There is no such reward')
  if (reward.points !== input.points) {
    throw new Refusal(400, 'price_changed', 'The reward costs something else now')
  }
  if (reward.minRank !== null && rankLevelOf(account) < reward.minRank) {
    throw new Refusal(403, 'rank_needed', 'This reward is for a higher rank')
  }
  if (reward.kind === 'goods' && !input.recipient) {
    throw new Refusal(400, 'bad_request', 'recipient: expected for goods')
  }
  await requirePassword(house, account.id, input.password, now)

  const { quantity } = input
  const id = randomUUID()
  const points = reward.points * quantity
  const credit =
    reward.kind === 'credit' && reward.credit !== null ? reward.credit * BigInt(quantity) : null
  const status = reward.kind === 'credit' ? 'approved' : 'process'
  return house.database.transaction(async (tx) => {
    await spend(tx, { accountId: account.id, points, kind: 'redeem', key: `redeem:${id}` }, now)
    await takeFromStock(tx, reward, quantity)
    await tx.insert(redemptions).values({
      id,
      accountId: account.id,
      rewardId: reward.id,
      title: reward.title,
      emblem: reward.emblem,
      quantity,
      points,
      credit,
      recipient: reward.kind === 'goods' ? (input.recipient ?? null) : null,
      status,
      createdAt: now,
      decidedAt: status === 'approved' ? now : null,
    })
    if (credit !== null && credit > 0n) {
      const legs = [
        { owner: account.id, kind: 'main', amount: credit },
        { owner: null, kind: 'promotions', amount: -credit },
      ] as const
      await post(tx, { kind: 'reward', idempotencyKey: `reward:${id}`, legs }, now)
    }
    const answer = { status, balance: await pointsOf(tx, account.id, now) } as const
    await keep(tx, answer)
    return answer
  })
}
