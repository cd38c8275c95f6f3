import type { calls } from '#contract/index.ts'
import { and, eq } from 'drizzle-orm'
import { accounts } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { isOn } from '#gateway/site/flags.ts'
import { addressBlock, clearRule } from './limits.ts'
import { checkNewPassword } from './password-rule.ts'
import { setPassword } from './set-password.ts'
import { takeSmsCode } from './sms-codes.ts'

/**
 * A new password by the code of an SMS (A9). No bot check: it stood before the code, and without a
 * code there is nothing to be had here. That a number has no account is said only to who has just
 * shown that it is theirs.
 */
export const resetByMobile: Handler<typeof calls.resetByMobile> = async (asked, house) => {
  const { input, address, keep } = asked
  if (!(await isOn(house, 'CHNGPASSVERIF3'))) {
    throw new Refusal(404, 'not_found', 'The house sets no passwords by SMS')
  }
  // Before the code is spent: a password that is refused must not cost a second SMS.
  await checkNewPassword(house, '', input.newPassword)
  const mobile = await takeSmsCode(house, 'forgot', input, asked)
  const [account] = await house.database
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(and(eq(accounts.mobile, mobile), eq(accounts.isMember, true)))
  if (!account) throw new Refusal(404, 'no_account', 'No account has this number')
  const answer = { username: account.username }
  await setPassword(house, account.id, input.newPassword, { keep: (tx) => keep(tx, answer) })
  // They are about to log in, and whatever went wrong before was what brought them here.
  await clearRule(house, 'loginPair', [account.username, addressBlock(address)])
  await clearRule(house, 'loginName', [account.username])
  return answer
}
