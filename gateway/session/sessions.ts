import { and, eq, gt, isNull, or } from 'drizzle-orm'
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

/** The live session that a token belongs to, be it the present one or, for a while, the last. */
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
          and(
            eq(sessions.previousHash, hash),
            or(isNull(sessions.previousUntil), gt(sessions.previousUntil, now)),
          ),
        ),
        gt(sessions.seenAt, ago(now, sessionRules.idle)),
        gt(sessions.createdAt, ago(now, sessionRules.absolute)),
      ),
    )
  if (!row) return null
  const { passwordHash: _, ...account } = row.accounts
  return { account, session: row.sessions }
}

/** What a call changes of its session: its token, when it was seen, or nothing. */
function changeOf(session: Session, hash: string, now: Date) {
  const { tokenHash, previousHash, previousUntil, rotatedAt, seenAt } = session
  if (tokenHash === hash) {
    // The successor arrived: from here on the old token is only for requests on their way.
    if (previousHash !== null && previousUntil === null) {
      return { previousUntil: new Date(now.getTime() + sessionRules.grace), seenAt: now }
    }
    const settled = previousUntil === null || previousUntil <= now
    if (settled && rotatedAt <= ago(now, sessionRules.rotateAfter)) {
      return { previousHash: hash, previousUntil: null, rotatedAt: now, seenAt: now }
    }
  }
  return seenAt <= ago(now, sessionRules.seenEvery) ? { seenAt: now } : null
}

/**
 * Marks a session as used and, when its token is old, replaces it.
 * @returns the successor to hand to the client, or null. Whoever comes with the old token before
 * the successor was used, or within a minute after, gets the same one, whichever process or request
 * did the replacing: an answer that was lost on the way signs nobody out.
 */
export async function touchSession(
  house: House,
  session: Session,
  token: string,
  now: Date,
): Promise<string | null> {
  const hash = hashToken(token)
  const change = changeOf(session, hash, now)
  const rotates = change !== null && 'rotatedAt' in change
  const successor =
    rotates || session.tokenHash !== hash
      ? successorOf(token, session.id, await secretOf(house.database, 'session'))
      : null
  if (change) {
    await house.database
      .update(sessions)
      .set(rotates && successor ? { ...change, tokenHash: hashToken(successor) } : change)
      // Whoever comes second at a rotation finds it done.
      .where(and(eq(sessions.id, session.id), eq(sessions.tokenHash, session.tokenHash)))
  }
  return successor
}

export async function closeSession(house: House, session: Session): Promise<void> {
  await house.database.delete(sessions).where(eq(sessions.id, session.id))
}
