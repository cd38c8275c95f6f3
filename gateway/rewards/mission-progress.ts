import { and, count, eq, gte, inArray, ne, sum } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import {
  gameRounds,
  lotteryDraws,
  lotteryTickets,
  memberProfiles,
  type MissionSource,
  raffleTickets,
  recentGames,
  redemptions,
  visitDays,
} from '#gateway/database/schema/index.ts'
import { dayKey } from '#gateway/house-days.ts'
import type { Account } from '#gateway/session/sessions.ts'
import { minorPerUnit } from '#gateway/wallet/money.ts'
import { paymentHashOf } from './confirm.ts'

type Count = (database: Database, account: Account, since: Date) => Promise<number>

const counted = (rows: { n: number }[]) => rows[0]?.n ?? 0
const yes = (is: boolean) => (is ? 1 : 0)

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
  // Whole units of the currency, of bets that have ended: a claim is not taken back with its bet.
  stake: async (database, { id }, since) => {
    const [played] = await database
      .select({ total: sum(gameRounds.stake) })
      .from(gameRounds)
      .where(
        and(
          eq(gameRounds.accountId, id),
          eq(gameRounds.mode, 'real'),
          eq(gameRounds.state, 'settled'),
          gte(gameRounds.settledAt, since),
        ),
      )
    const [drawn] = await database
      .select({ total: sum(lotteryTickets.total) })
      .from(lotteryTickets)
      .innerJoin(lotteryDraws, eq(lotteryDraws.id, lotteryTickets.drawId))
      .where(
        and(
          eq(lotteryTickets.accountId, id),
          inArray(lotteryTickets.status, ['won', 'lost']),
          gte(lotteryDraws.drawnAt, since),
        ),
      )
    return Number((BigInt(played?.total ?? 0) + BigInt(drawn?.total ?? 0)) / minorPerUnit)
  },
}

/** How far somebody is with what a mission counts. */
export const progressOf = (
  database: Database,
  source: MissionSource,
  account: Account,
  since: Date,
): Promise<number> => sources[source](database, account, since)
