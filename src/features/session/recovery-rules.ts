import { faultOf, type FieldPlan, isEasy } from '#contract/index.ts'
import * as v from 'valibot'
import { isCode, meantCode } from './sms-code-rules.ts'

/** How a field of these forms can be wrong; the view has the words. */
export type FieldFault = 'required' | 'length' | 'rule' | 'trivial' | 'mismatch' | 'email' | 'code'

const fault = (name: FieldFault) => name
const typed = v.optional(v.string(), '')
const needed = v.pipe(typed, v.nonEmpty(fault('required')))

/** In a password every space counts: nothing is trimmed. */
const newPassword = (rule: FieldPlan, username: string) =>
  v.pipe(
    needed,
    v.check((password) => !isEasy(password, username), fault('trivial')),
    v.check((password) => faultOf(rule, password) !== 'pattern', fault('rule')),
    v.check((password) => faultOf(rule, password) === null, fault('length')),
  )

export interface EmailValues {
  username: string
  email: string
}

/** Section 5, forgot by e-mail. Whether an address exists only a letter can tell. */
export const emailSchema: v.GenericSchema<Partial<EmailValues>, EmailValues> = v.object({
  username: v.pipe(typed, v.trim(), v.nonEmpty(fault('required')), v.maxLength(64)),
  email: v.pipe(
    typed,
    v.trim(),
    v.nonEmpty(fault('required')),
    v.maxLength(254, fault('email')),
    v.regex(/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, fault('email')),
  ),
})

export interface PasswordValues {
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
}

/**
 * Section 5, change password.
 * @param username whose it is: no password is called like its owner
 * @param asksOld the old one is not known
 */
export function passwordSchema(
  rule: FieldPlan,
  username: string,
  asksOld: boolean,
): v.GenericSchema<Partial<PasswordValues>, PasswordValues> {
  return v.pipe(
    v.object({
      oldPassword: asksOld ? needed : typed,
      newPassword: newPassword(rule, username),
      confirmNewPassword: needed,
    }),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['confirmNewPassword']],
        (typedTwice) => typedTwice.newPassword === typedTwice.confirmNewPassword,
        fault('mismatch'),
      ),
      ['confirmNewPassword'],
    ),
  )
}

export interface MobileValues {
  verificationCode: string
  newPassword: string
}

/** Section 5, forgot by phone; the number is checked where it is typed (A5). */
export function mobileSchema(
  rule: FieldPlan,
): v.GenericSchema<Partial<MobileValues>, MobileValues> {
  return v.object({
    verificationCode: v.pipe(needed, v.transform(meantCode), v.check(isCode, fault('code'))),
    newPassword: newPassword(rule, ''),
  })
}
