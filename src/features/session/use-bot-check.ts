import { type Client, useWiring } from '#client/index.ts'
import { whenIdle } from '#platform/idle.ts'
import { inTime } from '#platform/in-time.ts'
import { createContext, use } from 'react'
import { challenges } from './bot-check/challenges.ts'
import type { Prover } from './bot-check/prover.ts'

/** Proves that a person is at work (A7). */
export interface BotCheck {
  /** The form was touched: the proof should be there by the time it is sent. */
  warm(): void
  /**
   * The field `botProof` of one request; another request needs another. Null when the server asks
   * for none, and when none could be had: the server's own answer then says what is wrong.
   */
  prove(): Promise<string | null>
  /** Longer work, for the field `captchaProof`; null when none could be had. */
  proveInstead(): Promise<string | null>
}

/** For stories and tests of forms: nobody is asked for anything. */
export const noBotCheck: BotCheck = {
  warm: () => undefined,
  prove: async () => null,
  proveInstead: async () => null,
}

const BotCheckContext = createContext<BotCheck | null>(null)

/** Another bot check than the site's own. */
export const BotCheckProvider = BotCheckContext.Provider

const provers = new WeakMap<Client, Promise<Prover>>()

async function load(client: Client): Promise<Prover> {
  const [{ createProver }, { doWork }] = await inTime(
    Promise.all([import('./bot-check/prover.ts'), import('./bot-check/do-work.ts')]),
  )
  return createProver({ client, doWork, show: challenges.ask })
}

/** One a page, so that what one form got ready serves another. Fetched when a form is touched. */
function proverOf(client: Client): Promise<Prover> {
  const known = provers.get(client)
  if (known) return known
  const prover = load(client)
  provers.set(client, prover)
  prover.catch(() => provers.delete(client))
  return prover
}

/**
 * The bot check of every form that a bot would like to fill: call `warm` when it is focused or
 * typed into, and put what `prove` answers into `botProof`.
 */
export function useBotCheck(): BotCheck {
  const { client } = useWiring()
  const other = use(BotCheckContext)
  if (other) return other
  return {
    // A dialog that opens puts the focus into its form: it is drawn first.
    warm: () =>
      whenIdle(() => {
        proverOf(client).then(
          (prover) => prover.warm(),
          () => undefined,
        )
      }),
    prove: () =>
      proverOf(client).then(
        (prover) => prover.prove(),
        () => null,
      ),
    proveInstead: () =>
      proverOf(client).then(
        (prover) => prover.proveInstead(),
        () => null,
      ),
  }
}
