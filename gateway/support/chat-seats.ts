import type { Locale } from '#contract/index.ts'
import { and, eq, gt } from 'drizzle-orm'
import { accounts, chatSeats, chatTickets } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { hashToken, isToken, mintToken } from '#gateway/session/tokens.ts'
import { chatRules, membersRoom } from './chat-rules.ts'

export type Seat = typeof chatSeats.$inferSelect

/** Somebody’s name as others see it: never the whole of what they log in with. */
const shownName = (username: string, nickname: string | null) =>
  nickname?.trim() || `${[...username].slice(0, 3).join('')}***`

async function takeSeat(house: House, seat: Omit<Seat, 'seatHash'>): Promise<string> {
  const token = mintToken()
  await house.database.insert(chatSeats).values({ ...seat, seatHash: hashToken(token) })
  return token
}

const seatEnd = (now: Date) => new Date(now.getTime() + chatRules.seat)

/**
 * Trades a ticket for a seat in the members’ room. Of two who come with it, one finds it gone.
 * @returns null for one that is spent, too old or made up
 */
export async function seatMember(house: House, ticket: string | null, now: Date) {
  if (!isToken(ticket)) return null
  const [spent] = await house.database
    .delete(chatTickets)
    .where(and(eq(chatTickets.ticketHash, hashToken(ticket)), gt(chatTickets.endsAt, now)))
    .returning()
  if (!spent) return null
  const { accountId, sessionId, locale } = spent
  const [account] = await house.database.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) return null
  const name = shownName(account.username, account.nickname)
  const endsAt = seatEnd(now)
  const seat = { room: membersRoom, accountId, sessionId, locale, name, endsAt }
  return { token: await takeSeat(house, seat), locale }
}

/** Seats anybody at a desk of their own: nobody else comes to it. */
export function seatGuest(house: House, locale: Locale, now: Date): Promise<string> {
  const room = `desk:${mintToken()}`
  const nobody = { accountId: null, sessionId: null }
  return takeSeat(house, { room, ...nobody, locale, name: '', endsAt: seatEnd(now) })
}

/** The seat that a token is for. One of a session that ended went with it. */
export async function findSeat(house: House, token: unknown, now: Date): Promise<Seat | null> {
  if (typeof token !== 'string' || !isToken(token)) return null
  const [seat] = await house.database
    .select()
    .from(chatSeats)
    .where(and(eq(chatSeats.seatHash, hashToken(token)), gt(chatSeats.endsAt, now)))
  return seat ?? null
}
