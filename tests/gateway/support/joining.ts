import { calls, type Input } from '#contract/index.ts'
import { count, eq } from 'drizzle-orm'
import { accounts, flags, outbox } from '#gateway/database/schema/index.ts'
import { revealCaptcha } from '#gateway/session/captcha.ts'
import { houseRegisterRules } from '#gateway/site/settings.ts'
import { forgetSiteState, setFact } from '#gateway/site/state.ts'
import type { AskOptions, TestGateway } from './gateway.ts'

type Given = Partial<Input<typeof calls.register>>

/** What somebody does who joins: reads the picture, asks for a code, fills in the form. */
export function joining(gateway: () => TestGateway) {
  const password = 'krathong-58'

  async function picture() {
    const { value } = await gateway().ask(calls.captcha, {})
    const digits = await revealCaptcha(gateway().house, value.id, gateway().now)
    return { captchaId: value.id, captcha: String(digits) }
  }

  /** Somebody who fills in the form by user name. */
  const join = async (username: string, given: Given = {}, options: AskOptions = {}) =>
    gateway().ask(
      calls.register,
      { username, password, login: true, ...(await picture()), ...given },
      options,
    )

  async function codeFor(mobileNum: string): Promise<string> {
    const sent = await gateway().ask(calls.registerSmsCode, { mobileNum, countryDialingCode: '66' })
    if (sent.status !== 200) throw new Error(`No code: ${sent.envelope.code}`)
    const [letter] = await gateway()
      .database.select()
      .from(outbox)
      .where(eq(outbox.to, `+66${mobileNum}`))
    return /\d{6}/.exec(letter?.text ?? '')?.[0] ?? ''
  }

  const joinByMobile = async (mobileNum: string, given: Given = {}, options: AskOptions = {}) =>
    gateway().ask(
      calls.registerMobile,
      {
        mobileNum,
        countryDialingCode: '66',
        password,
        login: true,
        registerMethod: 'WEB',
        ...(await picture()),
        ...given,
      },
      options,
    )

  const setFlag = async (modId: string, enabled: boolean) => {
    await gateway().database.update(flags).set({ enabled }).where(eq(flags.modId, modId))
    forgetSiteState(gateway().house)
  }

  /** Settings for one test. */
  async function withRules(changes: Record<string, object>, work: () => Promise<void>) {
    const rules: Record<string, object> = { ...houseRegisterRules }
    for (const [name, change] of Object.entries(changes))
      rules[name] = { ...rules[name], ...change }
    await setFact(gateway().database, 'register', rules)
    await work()
    await setFact(gateway().database, 'register', null)
  }

  const peopleNamed = async (username: string) => {
    const rows = await gateway()
      .database.select({ count: count() })
      .from(accounts)
      .where(eq(accounts.username, username))
    return rows[0]?.count
  }

  return { password, picture, join, codeFor, joinByMobile, setFlag, withRules, peopleNamed }
}
