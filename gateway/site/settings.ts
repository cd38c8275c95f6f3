import { type Answer, calls } from '#contract/index.ts'
import * as v from 'valibot'
import type { House } from '#gateway/house.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { getFact } from './state.ts'

type FieldRule = Answer<typeof calls.settings>['register'][string]

const field = (rule: Partial<FieldRule> = {}): FieldRule => ({
  enabled: false,
  required: false,
  minLength: null,
  maxLength: null,
  patternId: 0,
  acceptedPattern: '*',
  ...rule,
})
const asked = (rule: Partial<FieldRule>) => field({ enabled: true, required: true, ...rule })

/** What the house asks of a new member until an operator says otherwise (decisions 20 to 22). */
export const houseRegisterRules: Record<string, FieldRule> = {
  username: asked({
    minLength: 4,
    maxLength: 16,
    patternId: 20,
    acceptedPattern: '^[a-z][a-z0-9]*$',
  }),
  password: asked({
    minLength: 8,
    maxLength: 20,
    patternId: 5,
    acceptedPattern: '^(?=.*[A-Za-z])(?=.*[0-9]).*$',
  }),
  // Whether a number is one is known by its country (decision 23).
  mobileNum: field({ patternId: 7 }),
  verificationCode: field({
    minLength: 6,
    maxLength: 6,
    patternId: 2,
    acceptedPattern: '^[0-9]+$',
  }),
  captcha: asked({ minLength: 4, maxLength: 4, patternId: 2, acceptedPattern: '^[0-9]+$' }),
  payeeName: field({
    enabled: true,
    minLength: 3,
    maxLength: 60,
    patternId: 17,
    acceptedPattern: '^\\S+( \\S+)+$',
  }),
  email: field({
    minLength: 6,
    maxLength: 100,
    patternId: 6,
    acceptedPattern: '^[^@\\s]+@[^@\\s]+$',
  }),
  paymentPassword: field({ minLength: 6, maxLength: 6, patternId: 2, acceptedPattern: '^[0-9]+$' }),
  affiliateCode: field({
    minLength: 4,
    maxLength: 16,
    patternId: 3,
    acceptedPattern: '^[A-Za-z0-9]+$',
  }),
  referralCode: field({
    enabled: true,
    minLength: 4,
    maxLength: 16,
    patternId: 3,
    acceptedPattern: '^[A-Za-z0-9]+$',
  }),
  line: field({ minLength: 2, maxLength: 40, patternId: 11, acceptedPattern: '^\\S+$' }),
  qqNum: field({ minLength: 5, maxLength: 12, patternId: 2, acceptedPattern: '^[0-9]+$' }),
  whatsapp: field({ minLength: 6, maxLength: 15, patternId: 2, acceptedPattern: '^[0-9]+$' }),
  zalo: field({ minLength: 6, maxLength: 15, patternId: 2, acceptedPattern: '^[0-9]+$' }),
  facebook: field({ minLength: 2, maxLength: 60, patternId: 11, acceptedPattern: '^\\S+$' }),
  wechat: field({ minLength: 2, maxLength: 40, patternId: 11, acceptedPattern: '^\\S+$' }),
  idNumber: field({ minLength: 6, maxLength: 20, patternId: 3, acceptedPattern: '^[A-Za-z0-9]+$' }),
}

/** The rules that hold now, by field: the operator's, or the house's. */
export async function registerRules({ database }: House): Promise<Record<string, FieldRule>> {
  const stored = v.safeParse(
    calls.settings.answer.entries.register,
    await getFact(database, 'register'),
  )
  return stored.success ? stored.output : houseRegisterRules
}

export const settings: Handler<typeof calls.settings> = async (_, house) => ({
  register: await registerRules(house),
})
