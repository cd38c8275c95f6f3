import { and, eq, inArray, ne } from 'drizzle-orm'
import { accounts, type resetRequests } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { recoveryRules } from './constants.ts'
import { sendMail } from './mail.ts'
import { asNumber } from './mobile.ts'
import { makeResetToken } from './reset-links.ts'
import { resetWords } from './reset-words.ts'

/** A trial account (decision 24) has no address. */
const trialType = 4

/**
 * The account of a user name and an address, both in lower case; one that may log in here. A mobile
 * number that is a user name is known however it is written, as at login.
 */
export async function ownerOfEmail(house: House, username: string, email: string) {
  const number = await asNumber(house, username)
  const found = await house.database
    .select({ id: accounts.id, username: accounts.username, email: accounts.email })
    .from(accounts)
    .where(
      and(
        inArray(accounts.username, number === null ? [username] : [username, number]),
        eq(accounts.email, email),
        eq(accounts.isMember, true),
        ne(accounts.type, trialType),
      ),
    )
  return found.find((account) => account.username === username) ?? found[0] ?? null
}

/** Writes to the owner of an account; to nobody when there is none. */
export async function mailResetLink(
  house: House,
  request: typeof resetRequests.$inferSelect,
  now: Date,
): Promise<void> {
  const account = await ownerOfEmail(house, request.username, request.email)
  if (!account?.email) return
  const token = await makeResetToken(house, account.id, now)
  const { subject, text } = resetWords[request.locale]({
    site: house.config.brand.name,
    account: account.username,
    // Behind the #: no server, log or referrer ever sees it.
    link: `${request.origin}/reset-password#${token}`,
    minutes: recoveryRules.linkLifetime / 60_000,
  })
  await sendMail(house, { to: account.email, subject, text, secret: token }, now)
}
