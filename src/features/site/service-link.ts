import type { ServiceEntry } from '#contract/index.ts'

/** Address of a way to customer service; only https leads out of the house. */
export function safeService({ path }: ServiceEntry): string | null {
  try {
    const url = new URL(path)
    return url.protocol === 'https:' && url.username === '' ? url.href : null
  } catch {
    return null
  }
}

/** The first way there is: the button of a closed site. */
export function firstService(entries: readonly ServiceEntry[]): string | null {
  for (const entry of entries) {
    const href = safeService(entry)
    if (href) return href
  }
  return null
}
