import { eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { accounts, resetLinks, sessions } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { hashPassword } from './passwords.ts'

/**
 * Sets a password. Whoever was in by the old one is out: every session of the account ends, and so
 * does every link that would set another (A8, A9).
 * @param keep keeps the answer, where the call is done once. It is told the hashes of the links that
 * ended with it, and undoes everything by throwing
 */
export async function setPassword(
  house: House,
  accountId: string,
  password: string,
  keep?: (database: Database, links: readonly string[]) => Promise<void>,
) {
  const passwordHash = await hashPassword(password)
  await house.database.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ passwordHash, passwordExpiresAt: null })
      .where(eq(accounts.id, accountId))
    await tx.delete(sessions).where(eq(sessions.accountId, accountId))
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
