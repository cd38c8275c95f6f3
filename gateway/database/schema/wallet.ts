import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { accounts } from './member.ts'

/** Wallets of players, and the house's own side of the book (`owner_id` null). */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id').references(() => accounts.id),
    kind: text('kind').notNull(),
    /**
     * Minor units. Kept by a trigger for owned accounts only: the house's accounts take part in
     * every transaction, and a row that everybody updates is a queue.
     */
    balance: bigint('balance', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    uniqueIndex('ledger_accounts_owner_kind').on(table.ownerId, table.kind),
    uniqueIndex('ledger_accounts_house_kind')
      .on(table.kind)
      .where(sql`${table.ownerId} is null`),
    check('ledger_accounts_not_negative', sql`${table.ownerId} is null or ${table.balance} >= 0`),
  ],
)

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').notNull(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** SHA-256 of what was asked, so that a reused key with another content is noticed. */
  fingerprint: text('fingerprint').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Two or more a transaction, summing to zero; never changed, never deleted. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Minor units; what comes in is positive. */
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    check('ledger_entries_not_zero', sql`${table.amount} <> 0`),
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_account').on(table.accountId),
  ],
)
