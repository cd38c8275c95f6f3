import { lte } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { chatMessages, chatSeats, chatTickets } from '#gateway/database/schema/index.ts'
import { chatRules } from './chat-rules.ts'

/** Takes out what nobody can read or sit on any more. */
export async function sweepChat(database: Database, now: Date): Promise<void> {
  await database.delete(chatTickets).where(lte(chatTickets.endsAt, now))
  await database.delete(chatSeats).where(lte(chatSeats.endsAt, now))
  await database
    .delete(chatMessages)
    .where(lte(chatMessages.createdAt, new Date(now.getTime() - chatRules.kept)))
}
