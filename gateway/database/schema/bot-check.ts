import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Proofs of the bot check that have served, kept as long as they would have been good. */
export const spentProofs = pgTable(
  'spent_proofs',
  {
    /** Signature of the challenge: whoever found two solutions has still only one proof. */
    id: text('id').primaryKey(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('spent_proofs_ends_at').on(table.endsAt)],
)
