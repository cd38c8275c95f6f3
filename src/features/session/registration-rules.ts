import {
  type FieldPlan,
  faultOf,
  type Input,
  isEasy,
  type Mobile,
  type register,
  type RegistrationField,
  type RegistrationMethod,
} from '#contract/index.ts'
import { typedCode } from '#platform/index.ts'
import * as v from 'valibot'
import { type Captcha, pictureInput } from './login-rules.ts'
import { isCode, meantCode } from './sms-code-rules.ts'

/** Answers by field; a mobile number has its own keeper, since it is two answers in one. */
export type TextField = Exclude<RegistrationField, 'mobileNum'>
export type RegisterValues = Partial<Record<TextField, string>> & { agreed: boolean }

/**
 * How an answer can be wrong; the view has the words.
 * - `length`: that alone; `rule`: its pattern, whose message tells the length as well
 * - `code`: no SMS has such a code
 * - `taken`: somebody has this user name
 */
export type AnswerFault =
  | 'required'
  | 'length'
  | 'rule'
  | 'code'
  | 'mismatch'
  | 'easy'
  | 'taken'
  | 'agreed'

const passwords: ReadonlySet<RegistrationField> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
])
/** Digits, whichever keyboard they come from. */
const digits: ReadonlySet<RegistrationField> = new Set(['captcha', 'paymentPassword'])

/** What was meant: digits of any script, letters as the keyboard composed them, no spaces around. */
function cleaner(name: RegistrationField): (typed: string) => string {
  if (name === 'verificationCode') return meantCode
  if (digits.has(name)) return typedCode
  // In a password every space counts.
  if (passwords.has(name)) return (typed) => typed
  return (typed) => typed.normalize('NFC').trim()
}

const fault = (name: AnswerFault) => name
const typed = v.optional(v.string(), '')

/** Something was typed, and there is not one digit in it. */
const isNoCode = (given: string) => given.trim() !== '' && meantCode(given) === ''

function answerSchema(field: FieldPlan) {
  return v.pipe(
    typed,
    v.check((given) => field.name !== 'verificationCode' || !isNoCode(given), fault('code')),
    v.transform(cleaner(field.name)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      const found = faultOf(field, value)
      if (found) addIssue({ message: fault(found === 'pattern' ? 'rule' : found) })
      else if (field.name === 'verificationCode' && value !== '' && !isCode(value)) {
        addIssue({ message: fault('code') })
      }
    }),
  )
}

/**
 * The form's rules out of the server's settings (section 5). They hold whatever the settings say:
 * a pattern cannot hang here, and bounds can be met (`planRegistration`).
 */
export function registrationSchema(
  plan: readonly FieldPlan[],
): v.GenericSchema<Partial<RegisterValues>, RegisterValues> {
  const fields = plan.filter(({ name }) => name !== 'mobileNum')
  const answers = Object.fromEntries(fields.map((field) => [field.name, answerSchema(field)]))
  const confirms = Object.hasOwn(answers, 'confirmPassword')
  const agreed = v.pipe(
    v.optional(v.boolean(), false),
    v.check((ticked) => ticked, fault('agreed')),
  )
  return v.pipe(
    v.object({ ...answers, agreed }),
    // What an answer is beside another one.
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { password, confirmPassword, username } = dataset.value as RegisterValues
      const tell = (key: TextField, message: AnswerFault) =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: '' }],
        })
      if (isEasy(password ?? '', username ?? '')) tell('password', fault('easy'))
      if (confirms && password !== confirmPassword) tell('confirmPassword', fault('mismatch'))
    }),
  )
}

/** What a link brought along. */
export interface LinkCodes {
  /** An agent's, known to be right. */
  affiliateCode: string | null
}

/** What goes over the wire, but proofs of the bot check and of the number. */
export function registerInput(
  { agreed: _, ...values }: RegisterValues,
  { affiliateCode }: LinkCodes,
  mobile: Mobile | null,
  captcha: Captcha | null,
  domain: string,
): Input<typeof register> {
  const given = Object.entries(values).filter(([, answer]) => answer !== '')
  return {
    ...(Object.fromEntries(given) as Partial<Record<TextField, string>>),
    ...(values.password ? { confirmPassword: values.password } : {}),
    ...(affiliateCode === null ? {} : { affiliateCode }),
    ...mobile,
    ...pictureInput(captcha),
    domain,
    login: true,
  }
}

/**
 * How somebody gets in again who was given a user name: by it and a password, by an SMS code, or by
 * either; `reset` needs a password first, and `none` is none that the house has open.
 */
export type WayIn = 'both' | 'name' | 'code' | 'reset' | 'none'

/** What a member who registered so may be promised, by the house's flags. */
export function wayInOf(method: RegistrationMethod, flags: ReadonlySet<string>): WayIn {
  const byMobile = method === 'mobile'
  const hasPassword = !byMobile || flags.has('MOBILENUMPASSREG3')
  // A number that was not shown to be theirs gets no code.
  const hasNumber = byMobile || flags.has('REGMOBVERF3')
  const hasCode = hasNumber && flags.has('MOBILEVERCODELOGIN3')
  if (hasPassword) return hasCode ? 'both' : 'name'
  if (hasCode) return 'code'
  return flags.has('CHNGPASSVERIF3') ? 'reset' : 'none'
}

/** The way a link asks for, among those that are open; the first of them otherwise. */
export function methodOf(
  search: string,
  open: readonly RegistrationMethod[],
): RegistrationMethod | undefined {
  const asked = new URLSearchParams(search).get('method')
  return open.find((method) => method === asked) ?? open[0]
}
