import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { chatMessages, chatReads } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { chatRules, membersRoom } from './chat-rules.ts'
import { hostAnswer } from './chat-host.ts'
import { hostNames } from './chat-words.ts'
import type { Seat } from './chat-seats.ts'

/** A message as a window gets it. */
export interface Said {
  id: number
  own: boolean
  host: boolean
  name: string
  text: string
  /** ISO 8601. */
  at: string
}

/**
 * The newest messages of a seat’s room, oldest first.
 * @param after the last one the window has; a few before it come again, see `overlap`
 */
export async function readMessages(
  { database }: House,
  seat: Seat,
  after: number,
  now: Date,
): Promise<Said[]> {
  const rows = await database
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.room, seat.room),
        gt(chatMessages.id, after - chatRules.overlap),
        gt(chatMessages.createdAt, new Date(now.getTime() - chatRules.kept)),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(chatRules.shown)
  const [last] = rows
  if (seat.accountId && seat.room === membersRoom && last && last.id > after) {
    await database
      .insert(chatReads)
      .values({ accountId: seat.accountId, lastId: last.id })
      .onConflictDoUpdate({
        target: chatReads.accountId,
        set: { lastId: last.id },
        // Another window may have seen more.
        setWhere: lt(chatReads.lastId, last.id),
      })
  }
  return rows.toReversed().map((row) => ({
    id: row.id,
    own: !row.fromHost && row.accountId === seat.accountId,
    host: row.fromHost,
    name: row.name,
    text: row.text,
    at: row.createdAt.toISOString(),
  }))
}

/** Says something, once however often it is sent; the house answers where it has an answer. */
export async function sayMessage(
  { database }: House,
  seat: Seat,
  { text, key }: { text: string; key: string },
  now: Date,
): Promise<void> {
  const { room, accountId, name, locale } = seat
  const common = { room, createdAt: now }
  await database.transaction(async (tx) => {
    const [said] = await tx
      .insert(chatMessages)
      .values({ ...common, accountId, fromHost: false, name, text, key: `${accountId}:${key}` })
      .onConflictDoNothing()
      .returning({ id: chatMessages.id })
    const answer = said && hostAnswer(text, locale, room !== membersRoom)
    if (!answer) return
    await tx
      .insert(chatMessages)
      .values({ ...common, fromHost: true, name: hostNames[locale], text: answer })
  })
}

/** The house says hello to who comes to a desk. */
export async function greet({ database }: House, seat: Seat, text: string, now: Date) {
  const name = hostNames[seat.locale]
  await database
    .insert(chatMessages)
    .values({ room: seat.room, fromHost: true, name, text, createdAt: now })
}
