import type { ScopedMutator } from 'swr'
import { freshFor, type Wiring } from './context.tsx'

/**
 * Asks before anything shows the answer. Who shows it meanwhile waits for the same one; afterwards it
 * is as fresh as those that a page comes with, and for a minute not asked for again. Where none comes,
 * who shows it asks for itself.
 */
export async function askNow(
  { asking, fallback, inlined }: Wiring,
  mutate: ScopedMutator,
  key: string,
  ask: () => Promise<unknown>,
): Promise<void> {
  const coming = ask()
  asking.set(key, coming)
  try {
    const answer = await coming
    // The cache has it, and forgets it with whoever has asked.
    fallback[key] = undefined
    inlined.add(key)
    setTimeout(() => inlined.delete(key), freshFor)
    await mutate(key, answer, { revalidate: false })
  } catch {
    // It is no answer; nothing is kept of it.
  } finally {
    asking.delete(key)
  }
}
