import { randomBytes, randomInt } from 'node:crypto'
import {
  accountTypes,
  type AnswerInput,
  type calls,
  type FieldPlan,
  type RegistrationField,
  type RegistrationMethod,
} from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { accounts, memberProfiles } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Caller, Handler } from '#gateway/http/handler.ts'
import type { Keep } from '#gateway/http/once.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { openAccount } from '#gateway/member/open-account.ts'
import { checkDoor } from './admit.ts'
import { requireHuman } from './bot-check.ts'
import { requirePicture } from './captcha.ts'
import { giveCode, ownerOf, recommender } from './invites.ts'
import { addressBlock, enforce } from './limits.ts'
import { readMobile } from './mobile.ts'
import { hashPassword } from './passwords.ts'
import { checkAnswers, currentPlan, type RegisterInput } from './register-answers.ts'
import { openSession } from './sessions.ts'
import { takeSmsCode } from './sms-codes.ts'

type Answers = Partial<Record<RegistrationField, string>>
type Asking = Caller & { input: RegisterInput; keep: Keep }
type Registered = AnswerInput<typeof calls.register>

/** Never kept among what a member told: they are hashed, spent, or somebody else's. */
const unkept: ReadonlySet<RegistrationField> = new Set([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'affiliateCode',
  'referralCode',
  'captcha',
])

const refuse = (code: 'taken' | 'mobile_taken' | 'affiliate' | 'referral', message: string) => {
  const fields = {
    taken: 'username',
    mobile_taken: 'mobileNum',
    affiliate: 'affiliateCode',
    referral: 'referralCode',
  } as const
  return new Refusal(400, code, message, { field: fields[code] })
}

/** Who brought the new member; a code that is nobody's stops them, so that nobody loses a thank-you. */
async function broughtBy(
  house: House,
  { affiliateCode, referralCode, recommenderId }: RegisterInput,
) {
  const find = async (kind: 'affiliate' | 'referral', code: string | undefined) => {
    if (!code?.trim()) return null
    const owner = await ownerOf(house, kind, code)
    if (!owner) throw refuse(kind, 'Nobody has this code')
    return owner
  }
  return {
    affiliateId: await find('affiliate', affiliateCode),
    referrerId: (await find('referral', referralCode)) ?? (await recommender(house, recommenderId)),
  }
}

async function has(database: Database, where: { username: string } | { mobile: string }) {
  const found =
    'username' in where ? eq(accounts.username, where.username) : eq(accounts.mobile, where.mobile)
  const [row] = await database.select({ id: accounts.id }).from(accounts).where(found)
  return row !== undefined
}

/** A user name for who came by mobile number: not the number, which is nobody's business. */
async function madeName(database: Database): Promise<string> {
  for (;;) {
    const username = `m${String(randomInt(10 ** 9)).padStart(9, '0')}`
    if (!(await has(database, { username }))) return username
  }
}

const asked = (plan: readonly FieldPlan[], name: RegistrationField) =>
  plan.some((field) => field.name === name)

/** The number, where there is one, and whether it was shown to be the visitor's. */
async function mobileOf(house: House, plan: readonly FieldPlan[], asking: Asking) {
  const { input } = asking
  const { mobileNum } = input
  if (!asked(plan, 'mobileNum') || mobileNum === undefined) {
    const field = plan.find(({ name }) => name === 'mobileNum')
    if (!field?.required) return null
    throw new Refusal(400, 'mobile_wrong', 'A mobile number is needed', { field: 'mobileNum' })
  }
  const { digits } = await readMobile(house, { ...input, mobileNum }, 'register')
  if (!asked(plan, 'verificationCode')) return { digits, shown: false }
  return {
    digits: await takeSmsCode(house, 'register', { ...input, mobileNum }, asking),
    shown: true,
  }
}

/** The user name that was chosen, or is made of a number. */
async function nameOf(
  house: House,
  method: RegistrationMethod,
  answers: Answers,
  digits: string | undefined,
): Promise<string> {
  if (method === 'mobile') return madeName(house.database)
  const username = (answers.username ?? digits ?? '').toLowerCase()
  if (!(await has(house.database, { username }))) return username
  throw answers.username
    ? refuse('taken', 'This user name is taken')
    : refuse('mobile_taken', 'This number has an account')
}

const isTaken = (cause: unknown): boolean =>
  cause instanceof Error && ((cause as { code?: string }).code === '23505' || isTaken(cause.cause))

/** Account, wallet, profile, code of their own and session: all of it or nothing. */
async function makeMember(
  house: House,
  asking: Asking,
  member: {
    values: typeof accounts.$inferInsert
    profile: Omit<typeof memberProfiles.$inferInsert, 'accountId'>
    /** The user name is their own choice, not made of a number or for it. */
    chosen: boolean
  },
): Promise<Registered> {
  const { keep, now } = asking
  const { welcomeCredit } = house.config.brand
  try {
    return await house.database.transaction(async (tx) => {
      const { id, username } = await openAccount(tx, member.values, welcomeCredit ?? '0', now)
      await tx.insert(memberProfiles).values({ accountId: id, ...member.profile })
      await giveCode(tx, id)
      const token = await openSession({ ...house, database: tx }, id, now)
      const answer = {
        token,
        account: username,
        firstTimeLogin: true,
        passwordExpired: false,
        credit: welcomeCredit,
      }
      await keep(tx, answer)
      return answer
    })
  } catch (cause) {
    if (!isTaken(cause)) throw cause
    // Two at once: the second finds out here.
    const { chosen, values } = member
    throw chosen && (await has(house.database, { username: values.username }))
      ? refuse('taken', 'This user name is taken')
      : refuse('mobile_taken', 'This number has an account')
  }
}

/**
 * Registers somebody (A4). What costs nothing is looked at first, what can be used once (picture,
 * proof, code) after it, so that a slip costs its maker as little as can be.
 */
async function answer(
  method: RegistrationMethod,
  asking: Asking,
  house: House,
): Promise<Registered> {
  const { input, address, host, now } = asking
  checkDoor(house, host, accountTypes.member)
  const plan = await currentPlan(house, method)
  await enforce(house, 'register', [addressBlock(address)], now)
  const answers = checkAnswers(plan, input)
  const picture = plan.find(({ name }) => name === 'captcha')
  if (picture && (picture.required || input.captcha)) await requirePicture(house, input, now)
  await requireHuman(house, input.botProof, asking)
  const brought = await broughtBy(house, input)
  if (method === 'username' && answers.username) {
    await nameOf(house, method, answers, undefined)
  }
  const mobile = await mobileOf(house, plan, asking)
  // Told only to who has shown that the number is theirs.
  if (mobile?.shown && (await has(house.database, { mobile: mobile.digits }))) {
    throw refuse('mobile_taken', 'This number has an account')
  }
  const username = await nameOf(house, method, answers, mobile?.digits)
  const { password, paymentPassword, email } = answers
  const kept = Object.entries(answers).filter(([name]) => !unkept.has(name as RegistrationField))
  return makeMember(house, asking, {
    values: {
      username,
      nickname: null,
      type: accountTypes.member,
      email: email?.toLowerCase() ?? null,
      mobile: mobile?.shown ? mobile.digits : null,
      // Without a password there is one that nobody knows, until they set their own.
      passwordHash: await hashPassword(password ?? randomBytes(32).toString('base64url')),
      firstLoginAt: now,
      createdAt: now,
    },
    profile: {
      answers: Object.fromEntries(kept),
      paymentHash: paymentPassword === undefined ? null : await hashPassword(paymentPassword),
      ...brought,
      domain: input.domain ?? null,
      createdAt: now,
    },
    chosen: method === 'username' && answers.username !== undefined,
  })
}

export const register: Handler<typeof calls.register> = (asking, house) =>
  answer('username', asking, house)
export const registerMobile: Handler<typeof calls.registerMobile> = (asking, house) =>
  answer('mobile', asking, house)
