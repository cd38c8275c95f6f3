import { and, eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { accounts, loginTickets, resetLinks, sessions } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { hashPassword } from './passwords.ts'

/** Around a password that is set. */
interface Setting {
  /**
   * The hash of the password that was given for it. Looking at one takes a while: refused with
   * `password_wrong` where another has been set meanwhile.
   */
  readonly over?: string
  /**
   * Keeps the answer, where the call is done once. It is told the hashes of the links that ended with
   * it, and undoes everything by throwing.
   */
  readonly keep?: (database: Database, links: readonly string[]) => Promise<void>
}

/**
 * Sets a password. Whoever was in by the old one is out: every session of the account ends, and so
 * does every link that would open one or set another password (A8, A9).
 */
export async function setPassword(
  house: House,
  accountId: string,
  password: string,
  { over, keep }: Setting = {},
) {
  const passwordHash = await hashPassword(password)
  await house.database.transaction(async (tx) => {
    const known = over === undefined ? undefined : eq(accounts.passwordHash, over)
    const set = await tx
      .update(accounts)
      .set({ passwordHash, passwordExpiresAt: null })
      .where(and(eq(accounts.id, accountId), known))
      .returning({ id: accounts.id })
    if (set.length === 0) throw new Refusal(403, 'password_wrong', 'The old password is wrong')
    await tx.delete(sessions).where(eq(sessions.accountId, accountId))
    await tx.delete(loginTickets).where(eq(loginTickets.accountId, accountId))
    const links = await tx
      .delete(resetLinks)
      .where(eq(resetLinks.accountId, accountId))
      .returning({ hash: resetLinks.tokenHash })
    await keep?.(
      tx,
      links.map(({ hash }) => hash),
    )
  })
}
