import { and, eq, gt, lte, or } from 'drizzle-orm'
import { accounts, sessions } from '#gateway/database/schema/index.ts'
import { secretOf } from '#gateway/database/secrets.ts'
import type { House } from '#gateway/house.ts'
import { sessionRules } from './constants.ts'
import { hashToken, isToken, mintToken, successorOf } from './tokens.ts'

/** An account as handlers see it; its password stays behind. */
export type Account = Omit<typeof accounts.$inferSelect, 'passwordHash'>
export type Session = typeof sessions.$inferSelect

const ago = (now: Date, age: number) => new Date(now.getTime() - age)

/** Opens a session and answers its token, which is known to nobody else from then on. */
export async function openSession(house: House, accountId: string, now: Date): Promise<string> {
  const token = mintToken()
  await house.database.insert(sessions).values({
    accountId,
    tokenHash: hashToken(token),
    createdAt: now,
    rotatedAt: now,
    seenAt: now,
  })
  return token
}

/** The live session that a token belongs to, be it the present or, for a minute, the last one. */
export async function findSession(house: House, token: string | null, now: Date) {
  if (!isToken(token)) return null
  const hash = hashToken(token)
  const [row] = await house.database
    .select()
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        or(
          eq(sessions.tokenHash, hash),
          and(eq(sessions.previousHash, hash), gt(sessions.previousUntil, now)),
        ),
        gt(sessions.seenAt, ago(now, sessionRules.idle)),
        gt(sessions.createdAt, ago(now, sessionRules.absolute)),
      ),
    )
  if (!row) return null
  const { passwordHash: _, ...account } = row.accounts
  return { account, session: row.sessions }
}

/**
 * Marks a session as used and, when its token is old, replaces it.
 * @returns the successor to hand to the client, or null. Whoever comes with the old token during
 * its last minute gets the same one, whichever process or request did the replacing.
 */
export async function touchSession(
  house: House,
  session: Session,
  token: string,
  now: Date,
): Promise<string | null> {
  const hash = hashToken(token)
  const secret = () => secretOf(house.database, 'session')
  if (session.tokenHash !== hash) return successorOf(token, session.id, await secret())

  const old = ago(now, sessionRules.rotateAfter)
  if (session.rotatedAt <= old) {
    const successor = successorOf(token, session.id, await secret())
    await house.database
      .update(sessions)
      .set({
        tokenHash: hashToken(successor),
        previousHash: hash,
        previousUntil: new Date(now.getTime() + sessionRules.grace),
        rotatedAt: now,
        seenAt: now,
      })
      .where(
        and(
          eq(sessions.id, session.id),
          eq(sessions.tokenHash, hash),
          lte(sessions.rotatedAt, old),
        ),
      )
    return successor
  }
  if (session.seenAt <= ago(now, sessionRules.seenEvery)) {
    await house.database.update(sessions).set({ seenAt: now }).where(eq(sessions.id, session.id))
  }
  return null
}

export async function closeSession(house: House, session: Session): Promise<void> {
  await house.database.delete(sessions).where(eq(sessions.id, session.id))
}
