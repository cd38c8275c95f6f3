import type { Mobile } from '#contract/index.ts'
import type { PhoneCountry, PhoneWireRule } from '#platform/index.ts'
import * as v from 'valibot'
import { type MobileEntry, readMobile } from './mobile-rules.ts'
import { isCode, meantCode } from './sms-code-rules.ts'

/** What the fields hold. */
export interface SmsLoginFields {
  mobile: MobileEntry
  code?: string
  remember?: boolean
}

/** A number as it travels, and as it was typed. */
export type MobileRead = Mobile & MobileEntry

/** What the form hands over, checked. */
export interface SmsLoginValues {
  mobile: MobileRead
  code: string
  remember: boolean
}

/** The one way in which the code can be wrong before the server has seen it. */
export const required = 'required'

/**
 * The form's rules (section 5): the number first, then the code. A number's fault is its message.
 * @param rule the server's for the digits of a number
 */
export function smsLoginSchema(
  countries: readonly PhoneCountry[],
  rule: PhoneWireRule,
): v.GenericSchemaAsync<SmsLoginFields, SmsLoginValues> {
  return v.objectAsync({
    mobile: v.pipeAsync(
      v.object({ digits: v.string(), country: v.string() }),
      v.rawTransformAsync<MobileEntry, MobileRead>(
        async ({ dataset: { value }, addIssue, NEVER }) => {
          const read = await readMobile(value, countries, { rule, ofMember: true })
          if (typeof read !== 'string') return { ...value, ...read }
          addIssue({ message: read })
          return NEVER
        },
      ),
    ),
    code: v.pipe(v.optional(v.string(), ''), v.transform(meantCode), v.check(isCode, required)),
    remember: v.optional(v.boolean(), false),
  })
}
