import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { gameTickets } from '#gateway/database/schema/index.ts'
import { hashToken, isToken, mintToken } from '#gateway/session/tokens.ts'

/** Milliseconds within which a game is opened with its ticket. */
export const gameTicketLifetime = 2 * 60_000

/** Whether it is played with the balance of the wallet, or with one that is made up. */
export type PlayMode = 'real' | 'demo'

/** Whom a ticket lets into which game. */
export interface GameEntry {
  /** Null for a guest, who has demos only. */
  accountId: string | null
  /** The site's session that asked; null for a guest. What is played ends with it. */
  sessionId: string | null
  nodeId: number
  /** The table that was chosen, where the game has any. */
  roomId: string | null
  mode: PlayMode
}

/**
 * A ticket for one game (decision 43). It stands in the address of a frame, and a vendor sees it: so it
 * is good once, not for long, and never the session's token.
 * @param given `now`: when it is minted
 */
export async function mintGameTicket(
  database: Database,
  given: Omit<GameEntry, 'sessionId' | 'roomId'> &
    Partial<Pick<GameEntry, 'sessionId' | 'roomId'>> & { now: Date },
): Promise<string> {
  const { accountId, sessionId = null, nodeId, roomId = null, mode, now } = given
  const ticket = mintToken()
  await database.insert(gameTickets).values({
    ticketHash: hashToken(ticket),
    accountId,
    sessionId,
    nodeId,
    roomId,
    mode,
    endsAt: new Date(now.getTime() + gameTicketLifetime),
  })
  return ticket
}

/**
 * Uses a ticket up. Of two who come with it at once, one finds it gone.
 * @returns null for one that is spent, too old or made up
 */
export async function spendGameTicket(
  database: Database,
  ticket: string | null,
  now: Date,
): Promise<GameEntry | null> {
  if (!isToken(ticket)) return null
  const [entry] = await database
    .delete(gameTickets)
    .where(and(eq(gameTickets.ticketHash, hashToken(ticket)), gt(gameTickets.endsAt, now)))
    .returning({
      accountId: gameTickets.accountId,
      sessionId: gameTickets.sessionId,
      nodeId: gameTickets.nodeId,
      roomId: gameTickets.roomId,
      mode: gameTickets.mode,
    })
  return entry ?? null
}

/** Takes out the tickets that nobody can use any more. */
export async function sweepGameTickets(database: Database, now: Date): Promise<void> {
  await database.delete(gameTickets).where(lte(gameTickets.endsAt, now))
}
