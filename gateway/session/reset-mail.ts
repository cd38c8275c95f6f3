import { eq, ne } from 'drizzle-orm'
import { accounts, type resetRequests } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { recoveryRules } from './constants.ts'
import { sendMail } from './mail.ts'
import { whoIs } from './names.ts'
import { makeResetToken } from './reset-links.ts'
import { resetWords } from './reset-words.ts'

/** A trial account (decision 24) has no address. */
const trialType = 4

/** The account of a user name and an address, both in lower case; one that may log in here. */
export async function ownerOfEmail(house: House, username: string, email: string) {
  const { account } = await whoIs(
    house,
    username,
    eq(accounts.email, email),
    eq(accounts.isMember, true),
    ne(accounts.type, trialType),
  )
  return account ?? null
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
