import type { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { accounts } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { isOn } from '#gateway/site/flags.ts'
import { admit } from './admit.ts'
import { addressBlock, enforce } from './limits.ts'
import { takeSmsCode } from './sms-codes.ts'

/**
 * Opens a session by a code that was sent (A2): the user name is the number, the password the code.
 * The bot check stood before the code. Nobody was asked for the account's password, so an expired one
 * forces nothing (section 4).
 */
export const loginBySms: Handler<typeof calls.login> = async (asked, house) => {
  const { input, address, now } = asked
  if (!(await isOn(house, 'MOBILEVERCODELOGIN3'))) {
    throw new Refusal(404, 'not_found', 'The house opens no sessions by SMS')
  }
  await enforce(house, 'loginAddress', [addressBlock(address)], now)
  const proof = {
    mobileNum: input.username.trim(),
    countryDialingCode: input.countryDialingCode,
    verificationCode: input.password,
    firebaseIdToken: input.firebaseIdToken,
  }
  const mobile = await takeSmsCode(house, 'login', proof, asked)
  const [account] = await house.database.select().from(accounts).where(eq(accounts.mobile, mobile))
  // Only told to who has just shown that the number is theirs.
  if (!account) throw new Refusal(403, 'no_account', 'No account has this number')
  return { ...(await admit(house, account, asked)), passwordExpired: false }
}
