import { calls, type SmsPurpose } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { flags } from '#gateway/database/schema/index.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { readOutbox } from '#gateway/session/outbox.ts'
import { takeSmsCode } from '#gateway/session/sms-codes.ts'
import type { TestGateway } from './gateway.ts'

const asking = {
  login: calls.loginSmsCode,
  register: calls.registerSmsCode,
  forgot: calls.forgotSmsCode,
} as const

/** A Thai number of a test's own, as it travels. */
export const numberOf = (last: number) => String(810_000_000 + last)

/** A code that is wrong by one digit. */
export const wrongFor = (code: string) =>
  code.replace(/\d$/, (last) => String((Number(last) + 1) % 10))

/** What people do with codes, each time from an address of its own, so that its limits are its own. */
export function smsPeople(gateway: () => TestGateway) {
  let visitors = 0
  const newAddress = () => `198.51.100.${++visitors}`
  return {
    newAddress,
    async setFlag(modId: string, enabled: boolean) {
      await gateway().database.update(flags).set({ enabled }).where(eq(flags.modId, modId))
    },
    askFor: (mobileNum: string, purpose: keyof typeof asking = 'login', from = newAddress()) =>
      gateway().ask(asking[purpose], { mobileNum, countryDialingCode: '66' }, { from }),
    /** The newest code that the outbox shows for a number. */
    async codeFor(mobileNum: string): Promise<string> {
      const [row] = await readOutbox(gateway().database, `+66${mobileNum}`)
      return /\b\d{6}\b/.exec(row?.text ?? '')?.[0] ?? ''
    },
    /** The number, or the code of the refusal. */
    take: (mobileNum: string, verificationCode: string, purpose: SmsPurpose = 'login') =>
      takeSmsCode(
        gateway().house,
        purpose,
        { mobileNum, countryDialingCode: '66', verificationCode },
        { address: newAddress(), now: gateway().now },
      ).catch((cause: unknown) => {
        if (cause instanceof Refusal) return cause.code
        throw cause
      }),
    loginWith: (mobileNum: string, code: string) =>
      gateway().ask(
        calls.login,
        { username: mobileNum, password: code, countryDialingCode: '66', type: 'sms' },
        { from: newAddress() },
      ),
  }
}
