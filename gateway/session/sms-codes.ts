import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import {
  type AnswerInput,
  type calls,
  type Checked,
  smsCodeLength,
  type SmsPurpose,
} from '#contract/index.ts'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { accounts, smsCodes } from '#gateway/database/schema/index.ts'
import { secretOf } from '#gateway/database/secrets.ts'
import type { House } from '#gateway/house.ts'
import type { Caller, Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { isOn } from '#gateway/site/flags.ts'
import { requireHuman } from './bot-check.ts'
import { smsRules } from './constants.ts'
import { addressBlock, clearRule, countRule, enforce } from './limits.ts'
import { type Mobile, type MobileInput, readMobile } from './mobile.ts'
import { checkIdentity } from './phone-identity.ts'
import { sendSms } from './send-sms.ts'
import { smsText } from './sms-words.ts'

type SmsCall = typeof calls.loginSmsCode
type Asking = Caller & { input: Checked<SmsCall> }
type Countdown = AnswerInput<SmsCall>

/** One of these has to be on, or nobody has a use for such a code. */
const flagsOf: Record<SmsPurpose, readonly string[]> = {
  login: ['MOBILEVERCODELOGIN3'],
  register: ['MOBILENUMREG3', 'REGMOBVERF3'],
  forgot: ['CHNGPASSVERIF3'],
  bind: [],
}

async function checkFlags(house: House, purpose: SmsPurpose): Promise<void> {
  const wanted = flagsOf[purpose]
  if (wanted.length === 0) return
  for (const flag of wanted) if (await isOn(house, flag)) return
  throw new Refusal(404, 'not_found', 'The house sends no such codes')
}

/** Six digits are guessed from a plain hash at once, so the hash is keyed. */
async function hashCode(house: House, purpose: SmsPurpose, mobile: string, code: string) {
  const secret = await secretOf(house.database, 'sms')
  return createHmac('sha256', secret).update(`${purpose}:${mobile}:${code}`).digest('base64url')
}

/** What was not sent need not be waited for, and no countdown may say that it is on its way. */
const unsent = (house: House, purpose: SmsPurpose, digits: string) =>
  clearRule(house, 'smsAgain', [purpose, digits])

/**
 * One code a minute for a purpose, no more than so many an hour and day for the number, whatever they
 * are for; and so many a country, for whoever earns by what they cost.
 * @returns when the next may be asked for
 */
async function enforceLimits(
  house: House,
  purpose: SmsPurpose,
  { digits, country }: Mobile,
  now: Date,
): Promise<Date> {
  const { count, endsAt } = await countRule(house, 'smsAgain', [purpose, digits], now)
  if (count > 1) {
    const wait = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
    throw new Refusal(
      429,
      'too_many',
      `Ask for the next code in ${wait} s`,
      { expirationTime: endsAt.getTime(), serverTime: now.getTime() },
      { 'Retry-After': String(wait) },
    )
  }
  try {
    await enforce(house, 'smsNumberHour', [digits], now)
    await enforce(house, 'smsNumberDay', [digits], now)
    await enforce(house, 'smsCountry', [country], now)
  } catch (cause) {
    await unsent(house, purpose, digits)
    throw cause
  }
  return endsAt
}

/** Whether nobody has this number, where that must not show. */
async function isNobodys(house: House, purpose: SmsPurpose, mobile: string): Promise<boolean> {
  if (purpose !== 'login' && purpose !== 'forgot') return false
  const [account] = await house.database
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.mobile, mobile))
  return account === undefined
}

/** A code for a number, in place of the one it had for the same purpose. */
async function makeCode(house: House, purpose: SmsPurpose, mobile: string, now: Date) {
  const code = String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0')
  const fresh = {
    codeHash: await hashCode(house, purpose, mobile, code),
    attempts: 0,
    createdAt: now,
    endsAt: new Date(now.getTime() + smsRules.lifetime),
  }
  await house.database
    .insert(smsCodes)
    .values({ purpose, mobile, ...fresh })
    .onConflictDoUpdate({ target: [smsCodes.purpose, smsCodes.mobile], set: fresh })
  return code
}

/**
 * Answers a request for a code. To log in, and to set a new password, numbers of nobody are answered
 * as all others, and take as long: they get a code that nobody is sent.
 */
async function answer(purpose: SmsPurpose, asked: Asking, house: House): Promise<Countdown> {
  const { input, address, locale, now } = asked
  await checkFlags(house, purpose)
  const mobile = await readMobile(house, input, purpose)
  await enforce(house, 'smsAddress', [addressBlock(address)], now)
  // Before the number's own limits, which a machine could use up in its owner's place.
  await requireHuman(house, input.botProof, asked)
  const again = await enforceLimits(house, purpose, mobile, now)
  const nobodys = await isNobodys(house, purpose, mobile.digits)
  const code = await makeCode(house, purpose, mobile.digits, now)
  const { brand, domains } = house.config
  const told = { expirationTime: again.getTime(), serverTime: now.getTime() }
  // The page has it sent; here it is only counted, and remembered that it was asked for.
  if (brand.phoneIdentity) return told
  const words = { locale, brand: brand.name, host: domains[0] }
  const message = {
    kind: 'sms' as const,
    to: `+${mobile.digits}`,
    text: smsText(words, code, smsRules.lifetime / 60_000),
    secret: code,
  }
  const quiet = purpose === 'login' || purpose === 'forgot'
  try {
    await sendSms(house, message, { quiet, nobodys }, now)
  } catch (cause) {
    await unsent(house, purpose, mobile.digits)
    throw cause
  }
  return told
}

export const loginSmsCode: Handler<typeof calls.loginSmsCode> = (asked, house) =>
  answer('login', asked, house)
export const registerSmsCode: Handler<typeof calls.registerSmsCode> = (asked, house) =>
  answer('register', asked, house)
export const forgotSmsCode: Handler<typeof calls.forgotSmsCode> = (asked, house) =>
  answer('forgot', asked, house)
export const bindSmsCode: Handler<typeof calls.bindSmsCode> = (asked, house) =>
  answer('bind', asked, house)

/** What a form hands over to show that a number is the sender's. */
export interface SmsProof extends MobileInput {
  verificationCode?: string | undefined
  firebaseIdToken?: string | undefined
}

const expired = () => new Refusal(403, 'code_expired', 'This code has expired, ask for a new one')
const wrong = () => new Refusal(403, 'code_wrong', 'This is not the code that was sent')

/** Of two who come with it at once, one takes it away. */
async function spend({ database }: House, row: typeof smsCodes.$inferSelect): Promise<string> {
  const { purpose, mobile, codeHash } = row
  const taken = await database
    .delete(smsCodes)
    .where(
      and(
        eq(smsCodes.purpose, purpose),
        eq(smsCodes.mobile, mobile),
        eq(smsCodes.codeHash, codeHash),
      ),
    )
    .returning({ mobile: smsCodes.mobile })
  if (taken.length === 0) throw expired()
  return mobile
}

/**
 * Spends a code. Right, it is good for this once; wrong, it is good for a few more; at the end of
 * those, or of its time, another one has to be asked for.
 * @returns the number as `accounts.mobile` has it
 * @throws Refusal `code_wrong`, `code_expired`, `mobile_wrong` or `too_many`
 */
export async function takeSmsCode(
  house: House,
  purpose: SmsPurpose,
  proof: SmsProof,
  { address, now }: Pick<Caller, 'address' | 'now'>,
): Promise<string> {
  await enforce(house, 'smsTry', [addressBlock(address)], now)
  const { digits: mobile } = await readMobile(house, proof, purpose)
  const ofNumber = and(eq(smsCodes.purpose, purpose), eq(smsCodes.mobile, mobile))
  // Counted before it is looked at, or guesses made at once would all be the first.
  const [row] = await house.database
    .update(smsCodes)
    .set({ attempts: sql`${smsCodes.attempts} + 1` })
    .where(and(ofNumber, gt(smsCodes.endsAt, now), lt(smsCodes.attempts, smsRules.attempts)))
    .returning()
  if (!row) throw expired()
  if (house.config.brand.phoneIdentity) {
    await checkIdentity(house.config, proof.firebaseIdToken, mobile, row.createdAt, now)
    return spend(house, row)
  }
  const given = Buffer.from(
    await hashCode(house, purpose, mobile, (proof.verificationCode ?? '').trim()),
  )
  if (!timingSafeEqual(given, Buffer.from(row.codeHash))) throw wrong()
  return spend(house, row)
}
