import type { calls } from '#contract/index.ts'
import { and, eq, gt } from 'drizzle-orm'
import { accounts, resetLinks } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { recoveryRules } from './constants.ts'
import { addressBlock, enforce } from './limits.ts'
import { checkNewPassword } from './password-rule.ts'
import { setPassword } from './set-password.ts'
import { hashToken, mintToken } from './tokens.ts'

/** Makes a link's token for an account; only its hash is kept. */
export async function makeResetToken(house: House, accountId: string, now: Date) {
  const token = mintToken()
  const endsAt = new Date(now.getTime() + recoveryRules.linkLifetime)
  await house.database.insert(resetLinks).values({ tokenHash: hashToken(token), accountId, endsAt })
  return token
}

const spent = () => new Refusal(404, 'link_spent', 'The link has been used or has expired')

/** Whose link it is. */
async function ownerOf(house: House, token: string, now: Date) {
  const [row] = await house.database
    .select({ id: accounts.id, username: accounts.username })
    .from(resetLinks)
    .innerJoin(accounts, eq(accounts.id, resetLinks.accountId))
    .where(and(eq(resetLinks.tokenHash, hashToken(token)), gt(resetLinks.endsAt, now)))
  if (!row) throw spent()
  return row
}

/** What the page of a link asks before it shows its form: programs that read e-mails open links too. */
export const resetLink: Handler<typeof calls.resetLink> = async (
  { input, address, now },
  house,
) => {
  await enforce(house, 'resetLink', [addressBlock(address)], now)
  const { username } = await ownerOf(house, input.token, now)
  return { username }
}

/** A new password by the link of an e-mail (A9). A password that is refused leaves the link good. */
export const resetByLink: Handler<typeof calls.resetByLink> = async (asked, house) => {
  const { input, address, keep, now } = asked
  await enforce(house, 'resetLink', [addressBlock(address)], now)
  const { id, username } = await ownerOf(house, input.token, now)
  await checkNewPassword(house, username, input.newPassword)
  await setPassword(house, id, input.newPassword, {
    keep(tx, links) {
      // Of two at once one finds it gone.
      if (!links.includes(hashToken(input.token))) throw spent()
      return keep(tx, null)
    },
  })
  return null
}
