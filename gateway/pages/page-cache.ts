/** Milliseconds for which a drawn page is handed out again. */
export const pageLifetime = 10_000
/** A page is about a third of a megabyte with its codings. */
export const mostPages = 100

interface Entry<T> {
  made: number
  page: Promise<T>
}

/**
 * A short cache of drawn pages. Two visitors who come at once share one drawing; a failed drawing
 * is forgotten. It holds nothing that another process would miss.
 */
export function createPageCache<T>(now: () => number = Date.now) {
  const pages = new Map<string, Entry<T>>()
  return (key: string, draw: () => Promise<T>): Promise<T> => {
    const known = pages.get(key)
    if (known && now() - known.made < pageLifetime) return known.page
    pages.delete(key)
    const page = draw()
    pages.set(key, { made: now(), page })
    page.catch(() => {
      if (pages.get(key)?.page === page) pages.delete(key)
    })
    const oldest = pages.keys().next()
    if (pages.size > mostPages && !oldest.done) pages.delete(oldest.value)
    return page
  }
}
