import type { calls } from '#contract/index.ts'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import {
  accounts,
  inviteCodes,
  ledgerTransactions,
  memberProfiles,
} from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { maskAccount } from '#gateway/member/mask-account.ts'
import { giveCode } from '#gateway/session/invites.ts'
import { isOn } from '#gateway/site/flags.ts'

const pageSize = 10

/** The code one brings friends with; made for who has none. Of two that were made at once, the first by name. */
async function codeOf(database: Database, accountId: string): Promise<string> {
  const find = () =>
    database
      .select({ code: inviteCodes.code })
      .from(inviteCodes)
      .where(and(eq(inviteCodes.accountId, accountId), eq(inviteCodes.kind, 'referral')))
      .orderBy(inviteCodes.code)
      .limit(1)
  const [own] = await find()
  if (own) return own.code
  await giveCode(database, accountId)
  const [made] = await find()
  if (!made) throw new Error('No code')
  return made.code
}

/** Own code and the friends it brought (C8). Nobody learns a friend's whole name. */
export const referral: Handler<typeof calls.referral> = async (asked, house) => {
  const { input, visitor } = asked
  const { database } = house
  if (!(await isOn(house, 'REFERRAL3'))) {
    throw new Refusal(403, 'switched_off', 'This house has no invitations')
  }
  const { id } = visitor.account
  const brought = eq(memberProfiles.referrerId, id)
  const [total] = await database.select({ count: count() }).from(memberProfiles).where(brought)
  const totalCount = total?.count ?? 0
  const totalPages = Math.ceil(totalCount / pageSize)
  const pageNo = Math.min(input.pageNo, Math.max(1, totalPages))
  const rows = await database
    .select({
      username: accounts.username,
      joinedAt: memberProfiles.createdAt,
      rewardedBy: ledgerTransactions.id,
    })
    .from(memberProfiles)
    .innerJoin(accounts, eq(accounts.id, memberProfiles.accountId))
    .leftJoin(
      ledgerTransactions,
      eq(ledgerTransactions.idempotencyKey, sql`'referral:' || ${accounts.id}::text`),
    )
    .where(brought)
    .orderBy(desc(memberProfiles.createdAt), accounts.username)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return {
    code: await codeOf(database, id),
    friends: {
      list: rows.map(({ username, joinedAt, rewardedBy }) => ({
        account: maskAccount(username),
        joinedAt: joinedAt.toISOString(),
        rewarded: rewardedBy !== null,
      })),
      pageNo,
      pageSize,
      totalPages,
      totalCount,
    },
  }
}
