import { createHmac, timingSafeEqual } from 'node:crypto'
import { vendorHeaders } from '#contract/vendor.ts'

/** Milliseconds that a vendor's clock may be off, and a signed call may be on its way. */
export const signatureLifetime = 5 * 60_000

/** What is signed: when, where, and every byte of the body. */
const signatureOf = (secret: string, time: string, path: string, body: Uint8Array | string) =>
  createHmac('sha256', secret).update(`${time}\n${path}\n`).update(body).digest()

/** Headers that a vendor sends with a body. */
export function signedHeaders(
  { code, secret }: { code: string; secret: string },
  path: string,
  body: string,
  now: Date,
): Record<string, string> {
  const time = String(Math.floor(now.getTime() / 1000))
  return {
    'Content-Type': 'application/json',
    [vendorHeaders.vendor]: code,
    [vendorHeaders.time]: time,
    [vendorHeaders.signature]: signatureOf(secret, time, path, body).toString('base64url'),
  }
}

/** Whether a body came from who has the secret, and not too long ago. */
export function isSigned(
  headers: Headers,
  secret: string,
  path: string,
  body: Uint8Array,
  now: Date,
): boolean {
  const time = headers.get(vendorHeaders.time) ?? ''
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() - Number(time) * 1000) > signatureLifetime) return false
  const given = Buffer.from(headers.get(vendorHeaders.signature) ?? '', 'base64url')
  const right = signatureOf(secret, time, path, body)
  return given.length === right.length && timingSafeEqual(given, right)
}
