import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Config } from '#gateway/config.ts'
import { resetRequests } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { afterwards } from '#gateway/http/afterwards.ts'
import { describeError, writeLog } from '#gateway/http/log.ts'
import { recoveryRules } from './constants.ts'
import { mailResetLink } from './reset-mail.ts'

type ResetRequest = typeof resetRequests.$inferSelect

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host)

/**
 * Where links lead. The host that a visitor sends is whatever the visitor likes, so once letters
 * really leave the house the configuration says it; until then they are read in the outbox.
 */
export function originOf({ publicUrl }: Config, host: string): string {
  return publicUrl ?? `${isLoopback(host) ? 'http' : 'https'}://${host}`
}

/** Takes the next request for a while; nobody else has it meanwhile. */
async function takeOne({ database }: House, now: Date): Promise<ResetRequest | undefined> {
  const due = database
    .select({ id: resetRequests.id })
    .from(resetRequests)
    .where(and(lte(resetRequests.dueAt, now), lt(resetRequests.attempts, recoveryRules.attempts)))
    .orderBy(asc(resetRequests.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await database
    .update(resetRequests)
    .set({
      attempts: sql`${resetRequests.attempts} + 1`,
      dueAt: new Date(now.getTime() + recoveryRules.again),
    })
    .where(inArray(resetRequests.id, due))
    .returning()
  return taken
}

/** Deals with every request that is due. One that fails comes round again, on any process. */
export async function workOff(house: House, now: Date): Promise<void> {
  for (;;) {
    const request = await takeOne(house, now)
    if (!request) return
    try {
      await mailResetLink(house, request, now)
      await house.database.delete(resetRequests).where(eq(resetRequests.id, request.id))
    } catch (cause) {
      writeLog('error', { ...describeError(cause), while: 'sending a letter' })
    }
  }
}

/** Works off what is due once the answer is on its way. */
export function workOffSoon(house: House): void {
  afterwards(
    house.database,
    workOff(house, house.config.now()).catch((cause: unknown) => {
      writeLog('error', { ...describeError(cause), while: 'working off lost passwords' })
    }),
  )
}
