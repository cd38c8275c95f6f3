import type { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { accounts } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Asked, Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { isOn } from '#gateway/site/flags.ts'
import { spendCaptcha } from './captcha.ts'
import { captchaRules } from './constants.ts'
import { addressBlock, clearRule, countRule, enforce } from './limits.ts'
import { verifyPassword } from './passwords.ts'
import { openSession } from './sessions.ts'

type LoginCall = typeof calls.login

/** The picture comes before the password, so that guessing costs a picture each time. */
async function checkCaptcha(asked: Asked<LoginCall>, house: House): Promise<void> {
  const { captcha, captchaId } = asked.input
  if (!captcha || !captchaId) {
    throw new Refusal(403, 'captcha_needed', 'Enter the digits of the picture', { captcha: true })
  }
  if (await spendCaptcha(house, captchaId, captcha, asked.now)) return
  throw new Refusal(403, 'captcha_wrong', 'Those are not the digits of the picture', {
    captcha: true,
  })
}

export const login: Handler<LoginCall> = async (asked, house) => {
  const { input, address, now } = asked
  const { database } = house
  if (input.type === 'sms') throw new Refusal(400, 'bad_request', 'Log in by password')
  const username = input.username.trim().toLowerCase()
  const block = addressBlock(address)
  await enforce(house, 'loginAddress', [block], now)
  // Counted before the password is looked at, or attempts made at once would all be the first.
  const here = await enforce(house, 'loginPair', [username, block], now)
  const asksPicture = await isOn(house, 'CAPTCHA3')
  // What strangers get wrong may cost the owner of a name a picture, but never the way in.
  const anywhere = asksPicture
    ? (await countRule(house, 'loginName', [username], now)).count
    : await enforce(house, 'loginName', [username], now)
  const needsPicture = (failures: number, everywhere: number) =>
    asksPicture &&
    (failures >= captchaRules.afterFailures || everywhere >= captchaRules.afterFailuresAnywhere)
  if (needsPicture(here - 1, anywhere - 1)) await checkCaptcha(asked, house)

  const [account] = await database.select().from(accounts).where(eq(accounts.username, username))
  if (!(await verifyPassword(input.password, account?.passwordHash ?? null)) || !account) {
    throw new Refusal(403, 'login', 'User name or password is wrong', {
      captcha: needsPicture(here, anywhere),
    })
  }
  if (!account.isMember) throw new Refusal(403, 'not_member', 'Only members can log in')

  await clearRule(house, 'loginPair', [username, block])
  await clearRule(house, 'loginName', [username])
  const token = await openSession(house, account.id, now)
  if (!account.firstLoginAt) {
    await database.update(accounts).set({ firstLoginAt: now }).where(eq(accounts.id, account.id))
  }
  return {
    token,
    firstTimeLogin: account.firstLoginAt === null,
    passwordExpired: account.passwordExpiresAt !== null && account.passwordExpiresAt <= now,
  }
}
