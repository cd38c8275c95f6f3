import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { HostedBotCheck } from '#gateway/config.ts'
import type { Caller } from '#gateway/http/handler.ts'
import { describeError, writeLog } from '#gateway/http/log.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { botCheckRules } from './constants.ts'

/** What is asked of a provider, and how its answer is read. */
interface Question {
  url: string
  form: Record<string, string>
  /** Yes, no, or null when the provider says that the question was wrong. */
  read: (answer: unknown) => boolean | null
}

/** Codes with which Turnstile and hCaptcha say no to the visitor, and not to us. */
const visitorsFault = new Set([
  'missing-input-response',
  'invalid-input-response',
  'expired-input-response',
  'already-seen-response',
  'timeout-or-duplicate',
  'invalid-or-already-seen-response',
])

const siteVerify = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
})

function readSiteVerify(answer: unknown): boolean | null {
  const result = v.safeParse(siteVerify, answer)
  if (!result.success) return null
  const { success, 'error-codes': codes } = result.output
  return success || (codes.every((code) => visitorsFault.has(code)) ? false : null)
}

/** `getValidate()` of GeeTest's fourth version. */
const geetestProof = v.object({
  lot_number: v.pipe(v.string(), v.maxLength(128)),
  captcha_output: v.pipe(v.string(), v.maxLength(6000)),
  pass_token: v.pipe(v.string(), v.maxLength(512)),
  gen_time: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(20)),
})

const geetestAnswer = v.object({ status: v.literal('success'), result: v.string() })

function readGeetest(answer: unknown): boolean | null {
  const result = v.safeParse(geetestAnswer, answer)
  return result.success ? result.output.result === 'success' : null
}

function parseGeetest(proof: string) {
  try {
    const result = v.safeParse(geetestProof, JSON.parse(proof))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** The question to put; null when the proof is none at all. */
function questionOf(chosen: HostedBotCheck, proof: string, address: string): Question | null {
  const { provider, siteKey, secret, url } = chosen
  if (provider !== 'geetest') {
    const form = { secret, sitekey: siteKey, response: proof, remoteip: address }
    return { url, form, read: readSiteVerify }
  }
  const form = parseGeetest(proof)
  if (!form) return null
  const signed = createHmac('sha256', secret).update(form.lot_number).digest('hex')
  return {
    url: `${url}?captcha_id=${encodeURIComponent(siteKey)}`,
    form: { ...form, sign_token: signed },
    read: readGeetest,
  }
}

/**
 * Asks a hosted provider whether a proof is good; they all take each proof once.
 * @throws Refusal 503 when there is no answer, or none that can be understood: nobody gets in
 * unchecked, and the operator finds the reason in the log
 */
export async function askProvider(
  chosen: HostedBotCheck,
  proof: string,
  { address }: Caller,
): Promise<boolean> {
  const question = questionOf(chosen, proof, address)
  if (!question) return false
  let detail: object
  try {
    const response = await fetch(question.url, {
      method: 'POST',
      body: new URLSearchParams(question.form),
      signal: AbortSignal.timeout(botCheckRules.patience),
    })
    const answer: unknown = await response.json()
    const verdict = question.read(answer)
    if (verdict !== null) return verdict
    detail = { status: response.status, answer }
  } catch (cause) {
    detail = describeError(cause)
  }
  writeLog('error', { ...detail, while: `asking ${chosen.provider}` })
  throw new Refusal(503, 'bot_check', 'The security check cannot be done at the moment')
}
