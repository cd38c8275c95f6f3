import type { ServiceEntry } from '#contract/index.ts'
import { safeAddress } from './safe-address.ts'

/** Address of a way to customer service; only https leads out of the house. */
export function safeService({ path }: ServiceEntry): string | null {
  return safeAddress(path)
}

/** The first way there is for everybody: the button of a closed site. The VIP’s is for few (section 6). */
export function firstService(entries: readonly ServiceEntry[]): string | null {
  for (const entry of entries) {
    if (entry.csType === 'VIP') continue
    const href = safeService(entry)
    if (href) return href
  }
  return null
}
