import { randomInt } from 'node:crypto'
import { type AltchaChallenge, type AltchaProof, altchaProof } from '#contract/index.ts'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { spentProofs } from '#gateway/database/schema/index.ts'
import { secretOf } from '#gateway/database/secrets.ts'
import type { House } from '#gateway/house.ts'
import { parseJson } from '#gateway/http/read-body.ts'
import { botCheckRules } from './constants.ts'

/** What a proof of work is taken for: as a sign of life, or instead of a picture's digits. */
export type WorkFor = keyof typeof botCheckRules.work

/** Signed along with the challenge. Our own clock's time: the library's looks at the real one. */
const signedData = v.object({
  endsAt: v.number(),
  work: v.picklist(['human', 'captcha']),
})

async function secretsOf({ database }: House) {
  const secret = await secretOf(database, 'bot-check')
  return { hmacSignatureSecret: secret, hmacKeySignatureSecret: `key:${secret}` }
}

/**
 * A challenge whose answer the gateway knows, so that checking it costs two HMACs and no work.
 * Nothing is stored until somebody comes back with it.
 * @param times how much more work than usual
 */
export async function makeChallenge(
  house: House,
  work: WorkFor,
  times: number,
  now: Date,
): Promise<AltchaChallenge> {
  const [least, most] = botCheckRules.work[work]
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: botCheckRules.cost,
    counter: randomInt(least * times, most * times + 1),
    data: { endsAt: now.getTime() + botCheckRules.lifetime, work },
    deriveKey,
    ...(await secretsOf(house)),
  })
  if (signature === undefined) throw new Error('A challenge without a signature')
  return { parameters: { ...parameters }, signature }
}

/** The proof inside a request field; null for anything else. */
function readProof(text: string): AltchaProof | null {
  try {
    const result = v.safeParse(altchaProof, parseJson(Buffer.from(text, 'base64')))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** Whether the work was done, in time, and for this. Right once only. */
export async function spendWork(
  house: House,
  text: string,
  work: WorkFor,
  now: Date,
): Promise<boolean> {
  const proof = readProof(text)
  if (!proof) return false
  const { challenge, solution } = proof
  const { verified } = await verifySolution({
    challenge: { ...challenge, parameters: challenge.parameters },
    solution,
    deriveKey,
    ...(await secretsOf(house)),
  })
  const signed = v.safeParse(signedData, challenge.parameters.data)
  if (!verified || !signed.success || signed.output.work !== work) return false
  const endsAt = new Date(signed.output.endsAt)
  if (endsAt <= now) return false
  const fresh = await house.database
    .insert(spentProofs)
    .values({ id: challenge.signature, endsAt })
    .onConflictDoNothing()
    .returning()
  return fresh.length > 0
}
