import type { calls } from '#contract/index.ts'
import { and, eq } from 'drizzle-orm'
import { accounts } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { isOn } from '#gateway/site/flags.ts'
import { admit } from './admit.ts'
import { requireHuman } from './bot-check.ts'
import { requirePicture } from './captcha.ts'
import { captchaRules } from './constants.ts'
import { addressBlock, clearRule, countRule, enforce } from './limits.ts'
import { loginBySms } from './login-by-sms.ts'
import { whoIs } from './names.ts'
import { verifyPassword } from './passwords.ts'

export const login: Handler<typeof calls.login> = async (asked, house) => {
  const { input, address, now } = asked
  if (input.type === 'sms') return loginBySms(asked, house)
  const typed = input.username.trim().toLowerCase()
  const block = addressBlock(address)
  await enforce(house, 'loginAddress', [block], now)
  // Before anything counts against the name: bots must not cost its owner a picture.
  await requireHuman(house, input.botProof, asked)
  // However a number is written, its attempts are counted together.
  const { account, username } = await whoIs(house, typed)
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
  // Before the password, so that guessing costs a picture each time.
  if (needsPicture(here - 1, anywhere - 1)) await requirePicture(house, input, now)

  const wrong = () =>
    new Refusal(403, 'login', 'User name or password is wrong', {
      captcha: needsPicture(here, anywhere),
    })
  const right = await verifyPassword(input.password, account?.passwordHash ?? null)
  if (!right || !account) throw wrong()
  const { id, passwordHash } = account
  const admitted = await house.database.transaction(async (tx) => {
    // Looking at a password takes a while. Whoever sets another meanwhile ends the sessions there are,
    // so none may begin by the old one after that.
    const [still] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
      .for('update')
    if (!still) throw wrong()
    return admit({ ...house, database: tx }, account, asked)
  })
  await clearRule(house, 'loginPair', [username, block])
  await clearRule(house, 'loginName', [username])
  return admitted
}
