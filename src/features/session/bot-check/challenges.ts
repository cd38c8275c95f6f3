import type { BotCheckProvider } from '#contract/index.ts'

/** Providers whose check is theirs to show. */
export type HostedProvider = Exclude<BotCheckProvider, 'altcha' | 'none'>

/** A check that somebody has to see. */
export interface Challenge {
  provider: HostedProvider
  siteKey: string
  /** Ends it: with a proof, or with null when it was given up. */
  settle(proof: string | null): void
}

/** The check under way, and the places that can show one; the newest place shows it. */
export function createChallenges() {
  const listeners = new Set<() => void>()
  const places: symbol[] = []
  let current: Challenge | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    /** Shows a check and waits for what comes of it; null where nothing can show it. */
    ask(provider: HostedProvider, siteKey: string): Promise<string | null> {
      current?.settle(null)
      if (places.length === 0) return Promise.resolve(null)
      return new Promise((resolve) => {
        const mine: Challenge = {
          provider,
          siteKey,
          settle(proof) {
            if (current === mine) current = null
            resolve(proof)
            tell()
          },
        }
        current = mine
        tell()
      })
    },
    /** What a place has to show; null while there is nothing, or another place shows it. */
    at: (place: symbol): Challenge | null => (places.at(-1) === place ? current : null),
    /** Offers a place; whatever it showed is given up with it. */
    offer(place: symbol): () => void {
      places.push(place)
      return () => {
        if (places.at(-1) === place) current?.settle(null)
        places.splice(places.indexOf(place), 1)
      }
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const challenges = createChallenges()
