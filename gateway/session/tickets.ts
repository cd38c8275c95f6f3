import type { calls } from '#contract/index.ts'
import { and, eq, gt } from 'drizzle-orm'
import { accounts, loginTickets } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { admit } from './admit.ts'
import { ticketRules } from './constants.ts'
import { addressBlock, enforce } from './limits.ts'
import { hashToken, isToken, mintToken } from './tokens.ts'

/**
 * A ticket for an address (decision 28): who opens `/?token=TICKET` is signed in. It stands in
 * histories and logs from then on, so it is good once, and not for long.
 */
export async function mintTicket(house: House, accountId: string, now: Date): Promise<string> {
  const ticket = mintToken()
  await house.database.insert(loginTickets).values({
    ticketHash: hashToken(ticket),
    accountId,
    endsAt: new Date(now.getTime() + ticketRules.lifetime),
  })
  return ticket
}

export const ticketLogin: Handler<typeof calls.ticketLogin> = async (asked, house) => {
  const { input, address, now } = asked
  await enforce(house, 'ticket', [addressBlock(address)], now)
  const spent = new Refusal(403, 'link_spent', 'This link was used before or is too old')
  if (!isToken(input.token)) throw spent
  // Of two who come with it at once, one finds it gone.
  const [ticket] = await house.database
    .delete(loginTickets)
    .where(and(eq(loginTickets.ticketHash, hashToken(input.token)), gt(loginTickets.endsAt, now)))
    .returning()
  if (!ticket) throw spent
  const [account] = await house.database
    .select()
    .from(accounts)
    .where(eq(accounts.id, ticket.accountId))
  if (!account) throw spent
  const { token } = await admit(house, account, asked)
  return { token, account: account.username }
}
