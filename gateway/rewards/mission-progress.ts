import { and, count, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  memberProfiles,
  type MissionSource,
  raffleTickets,
  recentGames,
  redemptions,
  visitDays,
} from '#gateway/database/schema/index.ts'
import type { Account } from '#gateway/session/sessions.ts'
import { dayKey } from './calendar.ts'
import { paymentHashOf } from './confirm.ts'

type Count = (database: Database, account: Account, since: Date) => Promise<number>

const counted = (rows: { n: number }[]) => rows[0]?.n ?? 0
const yes = (is: boolean) => (is ? 1 : 0)

/** Kinds of the ledger's transactions that a stake leaves a wallet with, or comes back with. */
const stakeKinds = ['game_bet', 'game_rollback', 'lottery_bet', 'lottery_cancel']

/** What each mission counts, since its period began. */
const sources: Record<MissionSource, Count> = {
  visit: async (database, { id }, since) =>
    counted(
      await database
        .select({ n: count() })
        .from(visitDays)
        .where(and(eq(visitDays.accountId, id), gte(visitDays.day, dayKey(since)))),
    ),
  mobile: async (_, { mobile }) => yes(mobile !== null),
  email: async (_, { email }) => yes(email !== null),
  'payment-password': async (database, { id }) => yes((await paymentHashOf(database, id)) !== null),
  friends: async (database, { id }, since) =>
    counted(
      await database
        .select({ n: count() })
        .from(memberProfiles)
        .where(and(eq(memberProfiles.referrerId, id), gte(memberProfiles.createdAt, since))),
    ),
  redeem: async (database, { id }, since) =>
    counted(
      await database
        .select({ n: count() })
        .from(redemptions)
        .where(
          and(
            eq(redemptions.accountId, id),
            gte(redemptions.createdAt, since),
            ne(redemptions.status, 'rejected'),
          ),
        ),
    ),
  raffle: async (database, { id }, since) =>
    counted(
      await database
        .select({ n: count() })
        .from(raffleTickets)
        .where(and(eq(raffleTickets.accountId, id), gte(raffleTickets.createdAt, since))),
    ),
  games: async (database, { id }, since) =>
    counted(
      await database
        .select({ n: count() })
        .from(recentGames)
        .where(and(eq(recentGames.accountId, id), gte(recentGames.openedAt, since))),
    ),
  // Whole units of the currency that left the wallet for a game, less what came back unplayed.
  stake: async (database, { id }, since) => {
    const [row] = await database
      .select({ n: sql<number>`floor(coalesce(-sum(${ledgerEntries.amount}), 0) / 100.0)::int` })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .where(
        and(
          eq(ledgerAccounts.ownerId, id),
          inArray(ledgerTransactions.kind, stakeKinds),
          gte(ledgerTransactions.createdAt, since),
        ),
      )
    return row?.n ?? 0
  },
}

/** How far somebody is with what a mission counts. */
export const progressOf = (
  database: Database,
  source: MissionSource,
  account: Account,
  since: Date,
): Promise<number> => sources[source](database, account, since)
