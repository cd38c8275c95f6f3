/** Addresses of the flags that have come, by code; null for a country that has none. */
const flags = new Map<string, string | null>()
const coming = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()

/** `TH`, of whatever somebody wrote. */
export const flagCode = (country: string) => country.trim().slice(0, 12).toUpperCase()

/** The address of a flag that has come; null for none, undefined for not yet. */
export const flagOf = (code: string) => flags.get(code)

export function onFlags(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function fetchFlag(code: string): Promise<void> {
  try {
    const { flagFiles } = await import('./flag-files.ts')
    const path = `./${code}.svg`
    const load = Object.hasOwn(flagFiles, path) ? flagFiles[path] : undefined
    flags.set(code, load ? `data:image/svg+xml,${encodeURIComponent(await load())}` : null)
  } catch {
    // The network is away: the code stays, and the next to show this flag tries again.
  }
  coming.delete(code)
  for (const listener of listeners) listener()
}

/**
 * Fetches flags by ISO code, each once and half a kilobyte on the average. A flag does this itself
 * when it comes into view; call it where some are about to. Does not fail.
 */
export async function loadFlags(countries: readonly string[]): Promise<void> {
  const wanted = countries.map(flagCode).filter((code) => !flags.has(code))
  await Promise.all(
    wanted.map((code) => {
      const promise = coming.get(code) ?? fetchFlag(code)
      coming.set(code, promise)
      return promise
    }),
  )
}
