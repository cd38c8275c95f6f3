import {
  type calls,
  type Checked,
  faultOf,
  type FieldPlan,
  isEasy,
  planRegistration,
  type RegistrationField,
  type RegistrationMethod,
} from '#contract/index.ts'
import type { House } from '#gateway/house.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { isOn } from '#gateway/site/flags.ts'
import { registerRules } from '#gateway/site/settings.ts'

/** What either of the two registrations is asked with. */
export type RegisterInput = Checked<typeof calls.register>

const flagOf: Record<RegistrationMethod, string> = {
  username: 'USERNAMEREG3',
  mobile: 'MOBILENUMREG3',
}

/** The form as the house has it now. */
export async function currentPlan(house: House, method: RegistrationMethod): Promise<FieldPlan[]> {
  if (!(await isOn(house, flagOf[method]))) {
    throw new Refusal(403, 'switched_off', 'The house takes no new members this way')
  }
  return planRegistration(await registerRules(house), {
    method,
    smsCode: await isOn(house, 'REGMOBVERF3'),
    mobilePassword: await isOn(house, 'MOBILENUMPASSREG3'),
    pictures: await isOn(house, 'CAPTCHA3'),
  })
}

const wrong = (field: RegistrationField, why: string) =>
  new Refusal(400, 'answer_wrong', `${field}: ${why}`, { field })

/** Judged by the number itself, by what was sent to it, and by the picture. */
const judgedElsewhere: ReadonlySet<RegistrationField> = new Set([
  'mobileNum',
  'verificationCode',
  'captcha',
])

/**
 * The answers that the form has room for, by the rules that the page had (`planRegistration`).
 * Passwords are as they were typed; everything else is trimmed.
 * @throws Refusal 400 `answer_wrong` or `password_trivial`, with the field
 */
export function checkAnswers(
  plan: readonly FieldPlan[],
  input: RegisterInput,
): Partial<Record<RegistrationField, string>> {
  const answers: Partial<Record<RegistrationField, string>> = {}
  for (const field of plan) {
    const { name } = field
    const given = input[name] ?? ''
    const answer = /password$/i.test(name) ? given : given.trim()
    const judged = judgedElsewhere.has(name) ? null : faultOf(field, answer)
    if (judged) throw wrong(name, judged)
    if (answer !== '') answers[name] = answer
  }
  const { password, username = '', mobileNum = '' } = answers
  const confirmed = answers.confirmPassword ?? input.confirmPassword
  if (password !== undefined && confirmed !== undefined && confirmed !== password) {
    throw wrong('confirmPassword', 'is not the password')
  }
  if (password !== undefined && isEasy(password, username || mobileNum)) {
    throw new Refusal(400, 'password_trivial', 'The password is easy to guess', {
      field: 'password',
    })
  }
  return answers
}
