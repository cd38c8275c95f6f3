import { desc, eq, lte } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { outbox } from '#gateway/database/schema/index.ts'
import { outboxRules } from './constants.ts'

/** Something for a person to read on their phone or in their mail. */
export interface Message {
  kind: 'sms' | 'email'
  /** A number as `+66812345678`, or an address. */
  to: string
  subject?: string
  text: string
  /** What opens something, such as a code; stored only where this page is its only way out. */
  secret: string
}

const dots = '••••••'

/**
 * Writes a message down. Without a provider the outbox is where it ends, so it is kept whole;
 * what a provider carries, or what nobody is to get, is kept without its secret.
 * @param fate `kept` here; `carried` by a provider, later told by `markSent` and `markFailed`; or
 * why it goes nowhere
 * @returns its id
 */
export async function putInOutbox(
  database: Database,
  { kind, to, subject, text, secret }: Message,
  fate: 'kept' | 'carried' | { failure: string },
  now: Date,
): Promise<string> {
  const [row] = await database
    .insert(outbox)
    .values({
      kind,
      to,
      subject: subject ?? null,
      text: fate === 'kept' ? text : text.replaceAll(secret, dots),
      createdAt: now,
      failure: typeof fate === 'object' ? fate.failure : null,
    })
    .returning({ id: outbox.id })
  if (!row) throw new Error('The outbox took nothing')
  return row.id
}

export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await database.update(outbox).set({ sentAt: now, failure: null }).where(eq(outbox.id, id))
}

/** @param failure for the operator; nothing in it may be secret */
export async function markFailed(database: Database, id: string, failure: string): Promise<void> {
  await database.update(outbox).set({ failure }).where(eq(outbox.id, id))
}

/** The newest messages, to everybody or to one. */
export function readOutbox(database: Database, to: string | null = null) {
  return database
    .select()
    .from(outbox)
    .where(to === null ? undefined : eq(outbox.to, to))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(outboxRules.shown)
}

/** What became of a message, for the operator. */
export function fateOf({ sentAt, failure, text }: typeof outbox.$inferSelect): string {
  if (sentAt) return 'sent'
  if (failure !== null) return `not sent: ${failure}`
  // Only what somebody carries is without its secret.
  return text.includes(dots) ? 'on its way' : 'kept here'
}

/** Takes out what is old. */
export async function sweepOutbox(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - outboxRules.lifetime)
  await database.delete(outbox).where(lte(outbox.createdAt, before))
}
