import { randomId, sessionStore } from '#platform/index.ts'
import { keptCodes, type LinkCodes } from './link-codes.ts'

/** Session storage name of a trip to a provider (A3). */
const tripKey = 'social'

/** What the tab keeps while its visitor signs in elsewhere. */
export interface SocialTrip {
  /** Shows on return that it is the tab that set out. */
  tab: string
  /** Page of the site to go on with. */
  back: string
  /** Whom the link that they came by speaks for. */
  codes: LinkCodes
}

const isPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(path)

/** Begins a trip; what a former one kept is forgotten. */
export function beginTrip(back: string, codes: LinkCodes): SocialTrip {
  const trip = { tab: randomId(), back: isPath(back) ? back : '/', codes }
  sessionStore.set(tripKey, JSON.stringify(trip))
  return trip
}

/** The trip under way; null when this tab sent nobody anywhere. */
export function tripUnderWay(): SocialTrip | null {
  try {
    const kept: unknown = JSON.parse(sessionStore.get(tripKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { tab, back, codes } = kept as Partial<Record<keyof SocialTrip, unknown>>
    if (typeof tab !== 'string') return null
    return { tab, back: isPath(back) ? back : '/', codes: keptCodes(codes) }
  } catch {
    return null
  }
}

export const endTrip = () => sessionStore.remove(tripKey)
