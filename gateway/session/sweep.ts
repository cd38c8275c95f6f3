import { lte, or } from 'drizzle-orm'
import {
  captchas,
  limits,
  sealedBodies,
  sealingKeys,
  sessions,
} from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { sealingRules, sessionRules, sweepEvery } from './constants.ts'
import { countHit } from './limits.ts'

/** Takes out what has expired. */
export async function sweep({ database }: House, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await database.delete(captchas).where(lte(captchas.endsAt, now))
  await database.delete(sealedBodies).where(lte(sealedBodies.endsAt, now))
  await database.delete(limits).where(lte(limits.endsAt, now))
  await database
    .delete(sealingKeys)
    .where(lte(sealingKeys.createdAt, before(sealingRules.lifetime + sealingRules.grace)))
  await database
    .delete(sessions)
    .where(
      or(
        lte(sessions.seenAt, before(sessionRules.idle)),
        lte(sessions.createdAt, before(sessionRules.absolute)),
      ),
    )
}

/** Sweeps if nobody, in any process, has done so for a while. Called where rows are made. */
export async function sweepNowAndThen(house: House, now: Date): Promise<void> {
  const { count } = await countHit(house.database, 'sweep', sweepEvery, now)
  if (count === 1) await sweep(house, now)
}
