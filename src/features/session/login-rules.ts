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

/** Milliseconds for which a picture's digits are taken, less the way to the server. */
export const captchaLifetime = 110_000

/**
 * A picture to read digits from, and the work done instead of reading it (decision 33).
 * - `ready`: an image address; `failed`: it did not come; `expired`: its digits are not taken any more
 * - `proving`, `proved`, `unproved`: the work is under way, done, or came to nothing
 */
export const pictureStatuses = [
  'loading',
  'ready',
  'failed',
  'expired',
  'proving',
  'proved',
  'unproved',
] as const
export type PictureStatus = (typeof pictureStatuses)[number]

export type Captcha =
  | { status: Exclude<PictureStatus, 'ready' | 'proved'> }
  | { status: 'ready'; id: string; picture: string }
  | { status: 'proved'; proof: string }

/** Whether there are digits to type, or will be. */
export const asksDigits = (captcha: Captcha | null) =>
  captcha !== null && captcha.status !== 'proving' && captcha.status !== 'proved'

/** What a picture, or the work instead, puts into a request. */
export function pictureInput(captcha: Captcha | null) {
  if (captcha?.status === 'ready') return { captchaId: captcha.id }
  return captcha?.status === 'proved' ? { captchaProof: captcha.proof } : {}
}

/** The server's picture, as an address that an image takes; nothing but a PNG gets through. */
export function captchaOf({ id, value }: Answer<typeof captchaCall>): Captcha {
  const base64 = value.replace(/^data:image\/png;base64,/, '').replaceAll(/\s/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return { status: 'failed' }
  return { status: 'ready', id, picture: `data:image/png;base64,${base64}` }
}

/** What goes over the wire. */
export function loginInput(
  values: LoginValues,
  captcha: Captcha | null,
  botProof: string | null = null,
): Input<typeof login> {
  const { username, password } = values
  const proven = botProof === null ? {} : { botProof }
  const input = { username, password, type: 'username' as const, ...proven }
  const digits = captcha?.status === 'ready' ? { captcha: values.captcha } : {}
  return { ...input, ...digits, ...pictureInput(captcha) }
}

/** Forces a change, whatever the server says (decision 34), and whichever digits it was typed in. */
export const isTrivial = (password: string): boolean => password.normalize('NFKC') === '123456'
