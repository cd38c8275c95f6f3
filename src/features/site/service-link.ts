import type { ServiceEntry } from '#contract/index.ts'
import { safeAddress } from './safe-address.ts'

/** Address of a way to customer service; only https leads out of the house. */
export function safeService({ path }: ServiceEntry): string | null {
  return safeAddress(path)
}

/** The first way there is: the button of a closed site. */
export function firstService(entries: readonly ServiceEntry[]): string | null {
  for (const entry of entries) {
    const href = safeService(entry)
    if (href) return href
  }
  return null
}
