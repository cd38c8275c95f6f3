import { and, isNull, lte, or } from 'drizzle-orm'
import {
  captchas,
  keptAnswers,
  limits,
  loginTickets,
  promotionProofs,
  resetLinks,
  resetRequests,
  sealedBodies,
  sealingKeys,
  sessions,
  smsCodes,
  socialTrips,
  spentProofs,
} from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { describeError, writeLog } from '#gateway/http/log.ts'
import {
  proofLifetime,
  recoveryRules,
  sealingRules,
  sessionRules,
  sweepEvery,
} from './constants.ts'
import { sweepGameTickets } from '#gateway/games/game-tickets.ts'
import { sweepSeats } from '#gateway/games/play/seats.ts'
import { sweepRoomSeats } from '#gateway/games/room-seats.ts'
import { sweepWalletSessions } from '#gateway/games/vendor/wallet.ts'
import { sweepChat } from '#gateway/support/chat-sweep.ts'
import { countHit } from './limits.ts'
import { workOff } from './reset-requests.ts'
import { sweepOutbox } from './outbox.ts'

/** Takes out what has expired. */
export async function sweep({ database }: House, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await database.delete(captchas).where(lte(captchas.endsAt, now))
  await database.delete(smsCodes).where(lte(smsCodes.endsAt, now))
  await sweepOutbox(database, now)
  await sweepChat(database, now)
  await sweepGameTickets(database, now)
  await sweepSeats(database, now)
  await sweepWalletSessions(database, now)
  await sweepRoomSeats(database, now)
  await database.delete(loginTickets).where(lte(loginTickets.endsAt, now))
  await database.delete(sealedBodies).where(lte(sealedBodies.endsAt, now))
  await database.delete(spentProofs).where(lte(spentProofs.endsAt, now))
  await database.delete(socialTrips).where(lte(socialTrips.endsAt, now))
  await database.delete(resetLinks).where(lte(resetLinks.endsAt, now))
  await database
    .delete(resetRequests)
    .where(lte(resetRequests.createdAt, before(recoveryRules.linkLifetime)))
  await database
    .delete(promotionProofs)
    .where(
      and(isNull(promotionProofs.entryId), lte(promotionProofs.createdAt, before(proofLifetime))),
    )
  await database.delete(keptAnswers).where(lte(keptAnswers.endsAt, now))
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

/** Sweeps, unless some process has done so within the last minute. */
export async function sweepOnce(house: House, now: Date): Promise<void> {
  const { count } = await countHit(house.database, 'sweep', sweepEvery, now)
  if (count !== 1) return
  await sweep(house, now)
  // What another process began and did not end.
  await workOff(house, now)
}

/**
 * Sweeps from time to time: rows are made by mere visits too, so no call could be relied upon to
 * come along and do it.
 * @returns a function that stops it and waits for a sweep under way
 */
export function startSweeping(house: House): () => Promise<void> {
  let last = Promise.resolve()
  const timer = setInterval(() => {
    last = last
      .then(() => sweepOnce(house, house.config.now()))
      .catch((cause: unknown) => writeLog('error', { ...describeError(cause), while: 'sweeping' }))
  }, sweepEvery)
  timer.unref()
  return () => {
    clearInterval(timer)
    return last
  }
}
