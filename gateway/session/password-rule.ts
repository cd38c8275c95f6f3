import { faultOf, isEasy, planField } from '#contract/index.ts'
import type { House } from '#gateway/house.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { registerRules } from '#gateway/site/settings.ts'

/**
 * Refuses a new password that breaks the rule of the registration settings or is easy to guess.
 * @param username whose it will be; '' where nobody has shown yet who they are
 * @throws Refusal 400 `password_rule` or `password_trivial`
 */
export async function checkNewPassword(
  house: House,
  username: string,
  password: string,
): Promise<void> {
  if (isEasy(password, username)) {
    throw new Refusal(400, 'password_trivial', 'The password is easy to guess')
  }
  const { password: rule } = await registerRules(house)
  if (faultOf(planField('password', rule), password) !== null) {
    throw new Refusal(400, 'password_rule', 'The password breaks the rule of the house')
  }
}
