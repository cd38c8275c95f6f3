import { randomInt } from 'node:crypto'
import type { calls } from '#contract/index.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { inviteCodes } from '#gateway/database/schema/index.ts'
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
