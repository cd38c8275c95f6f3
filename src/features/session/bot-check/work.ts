import type { AltchaChallenge, AltchaProof } from '#contract/index.ts'
import { solveChallenge } from 'altcha-lib'
import type { DeriveKeyFunction } from 'altcha-lib/types'

/** Milliseconds after which no device is worth waiting for. */
const patience = 60_000

/** Does the work of a challenge; answers the field `botProof`, or null when it took too long. */
export async function work(
  challenge: AltchaChallenge,
  deriveKey: DeriveKeyFunction,
): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patience })
  if (!solution) return null
  const { counter, derivedKey } = solution
  return btoa(
    JSON.stringify({ challenge, solution: { counter, derivedKey } } satisfies AltchaProof),
  )
}
