import { compilePattern, type Pattern } from './pattern.ts'

/** What a server may ask of a new member (section 2), in the order of the form (DESIGN.md). */
export const registrationFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'payeeName',
  'paymentPassword',
  'email',
  'idNumber',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'qqNum',
  'affiliateCode',
  'referralCode',
  'captcha',
] as const
export type RegistrationField = (typeof registrationFields)[number]

export const registrationMethods = ['username', 'mobile'] as const
export type RegistrationMethod = (typeof registrationMethods)[number]

/** A field's rule as the server sends it: hostile until `planRegistration` has looked at it. */
export interface SentRule {
  enabled: boolean
  required: boolean
  minLength: number | null
  maxLength: number | null
  patternId: number | null
  acceptedPattern: string | null
}

/** A field of the form, with bounds that can be met and a pattern that cannot hang. */
export interface FieldPlan {
  name: RegistrationField
  required: boolean
  /** Code points, from and to; the smaller is never the larger. */
  min: number
  max: number
  /** Which words tell what is wrong (decision 21). */
  patternId: number | null
  /** Null when any text will do. */
  matches: Pattern | null
}

/** How somebody registers, and what the house's flags make of it. */
export interface RegistrationWay {
  method: RegistrationMethod
  /** REGMOBVERF3: those who choose a user name show a mobile number as well. */
  smsCode: boolean
  /** MOBILENUMPASSREG3: those who come by mobile number choose a password as well. */
  mobilePassword: boolean
  /** CAPTCHA3: the house shows pictures at all. */
  pictures: boolean
}

/** No answer is longer, whatever a server says; nothing typed by hand is. */
const longest = 256

const anything = { min: 1, max: 100, pattern: null, patternId: null }

/** What holds where the server says nothing that can be used (decision 22). */
const fallbacks: Partial<
  Record<
    RegistrationField,
    { min: number; max: number; pattern: string | null; patternId: number | null }
  >
> = {
  username: { min: 4, max: 16, pattern: '^[a-z][a-z0-9]*$', patternId: 20 },
  password: { min: 8, max: 64, pattern: null, patternId: 0 },
  confirmPassword: { min: 1, max: longest, pattern: null, patternId: 0 },
  mobileNum: { min: 4, max: 15, pattern: null, patternId: 7 },
  verificationCode: { min: 4, max: 8, pattern: '^[0-9]+$', patternId: 2 },
  captcha: { min: 4, max: 4, pattern: '^[0-9]+$', patternId: 2 },
}

const isLength = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 0 && value <= longest

/** Bounds that some text meets: what is absurd is as if it had not been sent. */
function boundsOf({ minLength, maxLength }: SentRule, fallback: { min: number; max: number }) {
  const sentMin = isLength(minLength) ? minLength : null
  const sentMax = isLength(maxLength) && maxLength > 0 ? maxLength : null
  if (sentMin !== null && sentMax !== null) {
    return sentMin <= sentMax ? { min: sentMin, max: sentMax } : fallback
  }
  if (sentMin !== null) return { min: sentMin, max: Math.max(sentMin, fallback.max) }
  if (sentMax !== null) return { min: Math.min(sentMax, fallback.min), max: sentMax }
  return fallback
}

const silent: SentRule = {
  enabled: false,
  required: false,
  minLength: null,
  maxLength: null,
  patternId: null,
  acceptedPattern: null,
}

/** A field's own rule, usable; without a rule of the server's the fallback's. */
export function planField(name: RegistrationField, sent: SentRule | undefined): FieldPlan {
  const fallback = fallbacks[name] ?? anything
  const { required, patternId, acceptedPattern } = sent ?? silent
  return {
    name,
    required,
    ...boundsOf(sent ?? silent, { min: fallback.min, max: fallback.max }),
    patternId: patternId ?? fallback.patternId,
    matches: compilePattern(acceptedPattern ?? fallback.pattern),
  }
}

/** Whether a field is on the form of a way, and whether it must be filled in (sections 2 and 5). */
function presence(
  name: RegistrationField,
  rules: (name: RegistrationField) => SentRule,
  { method, smsCode, mobilePassword, pictures }: RegistrationWay,
): 'absent' | 'optional' | 'required' {
  const { enabled, required } = rules(name)
  const asSent = enabled ? (required ? 'required' : 'optional') : 'absent'
  const byMobile = method === 'mobile'
  // A house that asks for no user name means the mobile number to be one.
  const mobileNames = byMobile || (!rules('username').enabled && rules('mobileNum').enabled)
  const hasPassword = !byMobile || mobilePassword
  switch (name) {
    case 'username':
      return mobileNames ? 'absent' : 'required'
    case 'mobileNum':
      return mobileNames || smsCode ? 'required' : asSent
    case 'verificationCode':
      return byMobile || smsCode ? 'required' : 'absent'
    case 'password':
      return hasPassword ? 'required' : 'absent'
    case 'confirmPassword':
      return hasPassword && enabled ? 'required' : 'absent'
    case 'paymentPassword':
      return enabled ? 'required' : 'absent'
    case 'captcha':
      return pictures ? asSent : 'absent'
    default:
      return asSent
  }
}

/** The server's settings as a form: which fields, in which order, and what each takes. */
export function planRegistration(
  settings: Readonly<Record<string, SentRule>>,
  way: RegistrationWay,
): FieldPlan[] {
  const sent = (name: RegistrationField) =>
    Object.hasOwn(settings, name) ? settings[name] : undefined
  const rules = (name: RegistrationField) => sent(name) ?? silent
  return registrationFields.flatMap((name) => {
    const found = presence(name, rules, way)
    if (found === 'absent') return []
    return [{ ...planField(name, sent(name)), required: found === 'required' }]
  })
}

export type Fault = 'required' | 'length' | 'pattern'

/** What is wrong with an answer; null when nothing is. It is the length where nothing else is. */
export function faultOf(plan: FieldPlan, answer: string): Fault | null {
  if (answer === '') return plan.required ? 'required' : null
  // Two UTF-16 units at most for a code point: a pasted book is not taken apart.
  if (answer.length > plan.max * 2) return 'length'
  if (plan.matches !== null && !plan.matches(answer)) return 'pattern'
  const length = [...answer].length
  return length < plan.min || length > plan.max ? 'length' : null
}

/** Refused at registration, and changed at login (decision 34). */
const trivialPassword = '123456'

/** As passwords are compared: １２３ of a wide keyboard is 123. */
const asKept = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether a password is the first that anybody would try. */
export function isEasy(password: string, username: string): boolean {
  const kept = asKept(password)
  return kept === trivialPassword || (username !== '' && kept === asKept(username))
}
