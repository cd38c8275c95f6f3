import { createPublicKey, verify } from 'node:crypto'
import * as v from 'valibot'
import type { Config } from '#gateway/config.ts'
import { Refusal } from '#gateway/http/refusal.ts'

/** Where Google publishes the keys that Firebase signs with. */
const keysAddress =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
/** Milliseconds before they count as lost; somebody waits. */
const patience = 8000
/** Seconds that our clock and Google's may differ. */
const skew = 60

const keySet = v.object({ keys: v.array(v.looseObject({ kid: v.string() })) })
const header = v.object({ alg: v.literal('RS256'), kid: v.string() })
const claims = v.object({
  iss: v.string(),
  aud: v.string(),
  sub: v.pipe(v.string(), v.minLength(1)),
  exp: v.number(),
  auth_time: v.number(),
  phone_number: v.string(),
  firebase: v.object({ sign_in_provider: v.literal('phone') }),
})

// Public, and the same for every process.
let known: { keys: readonly { kid: string }[]; until: number } | null = null

async function publicKeys(now: number): Promise<readonly { kid: string }[]> {
  if (known && known.until > now) return known.keys
  const response = await fetch(keysAddress, { signal: AbortSignal.timeout(patience) }).catch(
    () => null,
  )
  const { keys } = response?.ok ? v.parse(keySet, await response.json()) : { keys: null }
  if (!keys) throw new Refusal(503, 'sms_failed', 'Nobody could be asked whose number it is')
  const age = /max-age=(\d{1,6})/.exec(response?.headers.get('cache-control') ?? '')?.[1] ?? '0'
  known = { keys, until: now + Number(age) * 1000 }
  return keys
}

const wrong = () => new Refusal(403, 'code_wrong', 'This token does not show whose number it is')

const partOf = (base64: string): unknown => {
  try {
    return JSON.parse(Buffer.from(base64, 'base64url').toString())
  } catch {
    throw wrong()
  }
}

/**
 * Whether a token of Firebase Auth shows that its bearer holds a number, and has done so since the
 * code was asked for: a token lives an hour, and must not open anything later than the code would.
 * @param mobile digits, as `accounts.mobile` has them
 * @throws Refusal 403 `code_wrong`; 503 `sms_failed` when Google's keys could not be had
 */
export async function checkIdentity(
  { brand: { phoneIdentity } }: Pick<Config, 'brand'>,
  token: string | undefined,
  mobile: string,
  since: Date,
  now: Date,
): Promise<void> {
  const [head = '', body = '', signature = '', ...more] = (token ?? '').split('.')
  const said = v.safeParse(header, partOf(head))
  const claimed = v.safeParse(claims, partOf(body))
  if (!phoneIdentity || !said.success || !claimed.success || more.length > 0) throw wrong()
  const key = (await publicKeys(now.getTime())).find(({ kid }) => kid === said.output.kid)
  if (!key) throw wrong()
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    createPublicKey({ key, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )
  const { aud, iss, exp, auth_time: provenAt, phone_number: number } = claimed.output
  const { projectId } = phoneIdentity
  const seconds = now.getTime() / 1000
  const fits =
    aud === projectId &&
    iss === `https://securetoken.google.com/${projectId}` &&
    exp > seconds - skew &&
    provenAt >= since.getTime() / 1000 - skew &&
    provenAt <= seconds + skew &&
    number === `+${mobile}`
  if (!signed || !fits) throw wrong()
}
