import type { Client } from '#client/index.ts'
import { type AltchaChallenge, botCheck } from '#contract/index.ts'
import type { HostedProvider } from './challenges.ts'

/** How proofs are come by; a test has its own. */
export interface ProverOptions {
  client: Client
  doWork(challenge: AltchaChallenge): Promise<string | null>
  /** Shows the check of a hosted provider. */
  show(provider: HostedProvider, siteKey: string): Promise<string | null>
  now?: () => number
}

export interface Prover {
  /** Begins, unless a proof is there or under way: a form was touched. */
  warm(): void
  /** A proof for one call; null when none is asked for, or none could be had. */
  prove(): Promise<string | null>
  /** Longer work in place of a picture's digits; null when none could be had. */
  proveInstead(): Promise<string | null>
}

/** Of a proof's lifetime, in milliseconds, kept for the way to the server. */
const margin = 30_000

/** Gets proofs of the bot check (A7) ready before they are needed. Each serves one call. */
export function createProver({ client, doWork, show, now = Date.now }: ProverOptions): Prover {
  let ready: Promise<string | null> | null = null
  /** Nothing to get ready: what a hosted provider shows comes when the form is sent. */
  let hosted: { provider: HostedProvider; siteKey: string } | null = null
  let endsAt = Infinity

  const make = async (): Promise<string | null> => {
    const asked = await client.send(botCheck, {})
    hosted = 'siteKey' in asked ? asked : null
    if (asked.provider !== 'altcha') return null
    // A device that slept counts on: what it wakes up with may be too old.
    endsAt = now() + asked.lifetime - margin
    return doWork(asked.challenge)
  }

  const begin = (): Promise<string | null> => {
    if (ready && now() < endsAt) return ready
    endsAt = Infinity
    const mine = make().then(
      (proof) => {
        // Nothing to keep: the next one asks again.
        if (proof === null && ready === mine) ready = null
        return proof
      },
      () => {
        if (ready === mine) ready = null
        // The call that goes without a proof meets the same trouble, and says which.
        return null
      },
    )
    ready = mine
    return mine
  }

  return {
    warm: () => void begin(),
    async prove() {
      const mine = begin()
      ready = null
      const proof = await mine
      return hosted ? show(hosted.provider, hosted.siteKey) : proof
    },
    async proveInstead() {
      const asked = await client.send(botCheck, { instead: 'captcha' }).catch(() => null)
      return asked?.provider === 'altcha' ? doWork(asked.challenge) : null
    },
  }
}
