import { inTime } from '#platform/in-time.ts'

/**
 * A page comes with the messages and the style rules that it shows. The rest of both, the whole
 * catalogue of its language and the whole stylesheet, follows at the first sign of life, together
 * with the parts that need more of them.
 */
let fetchRest: () => Promise<unknown> = () => Promise.resolve()
let rest: Promise<unknown> | null = null

/** Tells how the rest is fetched; called once, by the browser's entry. */
export function expectRest(fetch: () => Promise<unknown>): void {
  fetchRest = fetch
}

/** Resolves once every message and every rule is here; at once where nothing is expected. */
export async function restReady(): Promise<void> {
  // What hangs is asked for anew, too.
  rest ??= inTime(fetchRest()).catch((error: unknown) => {
    // The next one who needs it asks again.
    rest = null
    throw error
  })
  await rest
}

/** A loader whose module may say and look what the page has not said or looked before. */
export function withRest<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => (await Promise.all([load(), restReady()]))[0]
}
