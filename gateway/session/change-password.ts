import type { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { accounts } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { enforce } from './limits.ts'
import { checkNewPassword } from './password-rule.ts'
import { verifyPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'

/** A new password for who is signed in and knows the old one (A8). */
export const changePassword: Handler<typeof calls.changePassword> = async (asked, house) => {
  const { input, visitor, now } = asked
  const { id, username } = visitor.account
  const { oldPassword, newPassword, confirmNewPassword } = input
  if (newPassword !== confirmNewPassword) {
    throw new Refusal(400, 'bad_request', 'confirmNewPassword: expected newPassword')
  }
  await checkNewPassword(house, username, newPassword)
  // A session left open on a shared computer is no place to guess from.
  await enforce(house, 'oldPassword', [id], now)
  const [account] = await house.database.select().from(accounts).where(eq(accounts.id, id))
  const right = await verifyPassword(oldPassword, account?.passwordHash ?? null)
  if (!right || !account) {
    throw new Refusal(403, 'password_wrong', 'The old password is wrong')
  }
  if (oldPassword.normalize('NFKC') === newPassword.normalize('NFKC')) {
    throw new Refusal(400, 'password_same', 'The new password is the old one')
  }
  await setPassword(house, id, newPassword, { over: account.passwordHash })
  return null
}
