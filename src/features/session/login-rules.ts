import type { Answer, captcha as captchaCall, Input, login } from '#contract/index.ts'
import * as v from 'valibot'

/** What the form hands over, checked. */
export interface LoginValues {
  username: string
  password: string
  /** Digits of the picture; empty where none is asked for. */
  captcha: string
  remember: boolean
}

/** The one way in which a field of this form can be wrong. */
export const required = 'required'

/** ๐–๙ and the full-width digits of East Asian keyboards become 0–9 (words.md, Traps). */
function plainDigits(typed: string): string {
  return typed
    .replaceAll(/\s/g, '')
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replaceAll(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
}

const typed = v.optional(v.string(), '')

/**
 * The form's rules (section 5). User names are trimmed; in a password every space counts. Nothing
 * more is asked: rules for new passwords say nothing about the old ones people have.
 */
export function loginSchema(
  withCaptcha: boolean,
): v.GenericSchema<Partial<LoginValues>, LoginValues> {
  const digits = v.pipe(typed, v.transform(plainDigits))
  return v.object({
    username: v.pipe(typed, v.trim(), v.nonEmpty(required)),
    password: v.pipe(typed, v.nonEmpty(required)),
    captcha: withCaptcha
      ? v.pipe(digits, v.nonEmpty(required))
      : v.pipe(
          typed,
          v.transform(() => ''),
        ),
    remember: v.optional(v.boolean(), false),
  })
}

/** Milliseconds between two pictures (section 9). */
export const captchaInterval = 1000

/** A picture to read digits from: on its way, there (an image address), or it did not come. */
export type Captcha =
  | { status: 'loading' }
  | { status: 'ready'; id: string; picture: string }
  | { status: 'failed' }

/** The server's picture, as an address that an image takes; nothing but a PNG gets through. */
export function captchaOf({ id, value }: Answer<typeof captchaCall>): Captcha {
  const base64 = value.replace(/^data:image\/png;base64,/, '').replaceAll(/\s/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return { status: 'failed' }
  return { status: 'ready', id, picture: `data:image/png;base64,${base64}` }
}

/** What goes over the wire. */
export function loginInput(values: LoginValues, captcha: Captcha | null): Input<typeof login> {
  const { username, password } = values
  const input = { username, password, type: 'username' as const }
  if (captcha?.status !== 'ready') return input
  return { ...input, captcha: values.captcha, captchaId: captcha.id }
}

/** Forces a change, whatever the server says (decision 34). */
export const trivialPassword = '123456'
