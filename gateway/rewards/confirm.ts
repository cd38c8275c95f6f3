import { eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { accounts, memberProfiles } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { clearRule, enforce } from '#gateway/session/limits.ts'
import { verifyPassword } from '#gateway/session/passwords.ts'

/** The hash of the withdrawal password; null for who never set one. */
export async function paymentHashOf(database: Database, accountId: string): Promise<string | null> {
  const [profile] = await database
    .select({ hash: memberProfiles.paymentHash })
    .from(memberProfiles)
    .where(eq(memberProfiles.accountId, accountId))
  return profile?.hash ?? null
}

/**
 * Makes sure that it is the member who spends: by the withdrawal password, or by that of the
 * account where there is none. A session left open on a shared computer is no place to guess from.
 * @throws Refusal 403 `password_wrong`, 429 after too many wrong ones
 */
export async function requirePassword(
  house: House,
  accountId: string,
  password: string,
  now: Date,
): Promise<void> {
  await enforce(house, 'spendPassword', [accountId], now)
  const [account] = await house.database.select().from(accounts).where(eq(accounts.id, accountId))
  const hash = (await paymentHashOf(house.database, accountId)) ?? account?.passwordHash ?? null
  if (!(await verifyPassword(password, hash))) {
    throw new Refusal(403, 'password_wrong', 'The password is wrong')
  }
  await clearRule(house, 'spendPassword', [accountId])
}
