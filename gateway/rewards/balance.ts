import type { calls } from '#contract/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { readPointRules } from './config.ts'
import { paymentHashOf } from './confirm.ts'
import { earnedOf, expiringOf, pointsOf } from './points.ts'
import { rankOf } from './ranks.ts'
import { requireOn } from './switch.ts'

/** What a member has (C2). */
export const pointBalance: Handler<typeof calls.pointBalance> = async (
  { visitor: { account }, now },
  house,
) => {
  await requireOn(house, 'PTSYS3')
  const { database } = house
  const expiring = await expiringOf(database, account.id, now)
  return {
    balance: await pointsOf(database, account.id, now),
    expiring: expiring && { points: expiring.points, at: expiring.at.toISOString() },
    rank: rankOf(account, await earnedOf(database, account.id)),
    confirmWith: (await paymentHashOf(database, account.id)) === null ? 'login' : 'payment',
  }
}

export const pointConfig: Handler<typeof calls.pointConfig> = async (_, house) => {
  await requireOn(house, 'PTSYS3')
  return readPointRules(house.database)
}
