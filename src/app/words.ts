/**
 * A page comes with the messages it shows. The whole catalogue of its language follows at the
 * first sign of life, together with the parts that need more of it.
 */
let fetchWords: () => Promise<void> = () => Promise.resolve()
let words: Promise<void> | null = null

/** Tells how the rest of the catalogue is fetched; called once, by the browser's entry. */
export function expectWords(fetch: () => Promise<void>): void {
  fetchWords = fetch
}

/** Resolves once every message of the language is here; at once where nothing is expected. */
export function wordsReady(): Promise<void> {
  words ??= fetchWords().catch((error: unknown) => {
    // The next one who needs them asks again.
    words = null
    throw error
  })
  return words
}

/** A loader whose module may say things the page has not said before. */
export function withWords<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => (await Promise.all([load(), wordsReady()]))[0]
}
