import { type calls, type Locale } from '#contract/index.ts'
import { and, count, eq, gt, ne, or, isNull } from 'drizzle-orm'
import { chatMessages, chatReads, chatTickets } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { localeOf } from '#gateway/http/caller.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { enforce } from '#gateway/session/limits.ts'
import { hashToken, mintToken } from '#gateway/session/tokens.ts'
import { isOn } from '#gateway/site/flags.ts'
import { chatRules, membersRoom } from './chat-rules.ts'

/** @throws Refusal 403 where the house has no chat */
async function checkOpen(house: House): Promise<void> {
  if (await isOn(house, 'CBS3')) return
  throw new Refusal(403, 'switched_off', 'The house has no chat')
}

export const chatLaunch: Handler<typeof calls.chatLaunch> = async (asked, house) => {
  const { input, visitor, now } = asked
  await checkOpen(house)
  await enforce(house, 'chatLaunch', [visitor.account.id], now)
  const ticket = mintToken()
  const locale: Locale = localeOf(input.language, house.config.brand)
  await house.database.insert(chatTickets).values({
    ticketHash: hashToken(ticket),
    accountId: visitor.account.id,
    sessionId: visitor.session.id,
    locale,
    endsAt: new Date(now.getTime() + chatRules.ticket),
  })
  return { chatUrl: `/chat-room?ticket=${ticket}` }
}

export const chatUnread: Handler<typeof calls.chatUnread> = async ({ visitor, now }, house) => {
  await checkOpen(house)
  const { database } = house
  const { id } = visitor.account
  const [read] = await database.select().from(chatReads).where(eq(chatReads.accountId, id))
  const unread = database
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.room, membersRoom),
        // Nobody owes the house what was said before they came.
        gt(chatMessages.createdAt, visitor.account.createdAt),
        gt(chatMessages.createdAt, new Date(now.getTime() - chatRules.kept)),
        gt(chatMessages.id, read?.lastId ?? 0),
        or(isNull(chatMessages.accountId), ne(chatMessages.accountId, id)),
      ),
    )
    // Everybody asks each minute: a busy week is not counted through for a number that ends at 99.
    .limit(chatRules.mostUnread)
    .as('unread')
  const [row] = await database.select({ count: count() }).from(unread)
  return { unReadCount: row?.count ?? 0 }
}
