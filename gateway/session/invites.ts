import { randomInt } from 'node:crypto'
import { accountTypes, type calls } from '#contract/index.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { accounts, inviteCodes } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { addressBlock, enforce } from './limits.ts'

type Kind = (typeof inviteCodes.$inferSelect)['kind']

/** Without those that are taken for one another when read aloud or copied by hand. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const lengthOfCode = 8

/** Whose code this is; null when it is nobody's, or of another kind. */
export async function ownerOf(
  { database }: House,
  kind: Kind,
  code: string,
): Promise<string | null> {
  const [row] = await database
    .select()
    .from(inviteCodes)
    .where(and(eq(inviteCodes.code, code.trim().toUpperCase()), eq(inviteCodes.kind, kind)))
  return row?.accountId ?? null
}

const accountId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Whom an old link names by their id. One that is nobody's, or a demo account's, stops nobody: there
 * is no field in which it could be mended.
 */
export async function recommender({ database }: House, id = ''): Promise<string | null> {
  if (!accountId.test(id)) return null
  const [row] = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), ne(accounts.type, accountTypes.demo)))
  return row?.id ?? null
}

/** Gives an account a code of its own to bring friends with. */
export async function giveCode(database: Database, accountId: string): Promise<void> {
  for (;;) {
    const code = Array.from({ length: lengthOfCode }, () => letters[randomInt(letters.length)])
    const made = await database
      .insert(inviteCodes)
      .values({ code: code.join(''), kind: 'referral', accountId })
      .onConflictDoNothing()
      .returning()
    if (made.length > 0) return
  }
}

export const affiliate: Handler<typeof calls.affiliate> = async (asked, house) => {
  const { input, address, now } = asked
  // Or somebody would try codes until one is right.
  await enforce(house, 'inviteCode', [addressBlock(address)], now)
  if (await ownerOf(house, 'affiliate', input.code)) return null
  throw new Refusal(404, 'affiliate', 'No agent has this code')
}
