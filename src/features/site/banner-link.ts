import { gameIdPattern } from '#contract/game-id.ts'
import type { Banner } from '#contract/index.ts'
import { safeAddress } from './safe-address.ts'

/** Stands in for this site's own address, which no other site can have (RFC 2606). */
const house = 'https://house.invalid'

/**
 * Where a banner leads (decision 11): a path of this site, or an https address elsewhere. Anything
 * else (`javascript:`, protocol-relative, a scheme of an app) leads nowhere. A promotion and a
 * game have pages of their own.
 */
export function linkOf({ linkageType, linkage }: Banner): string | null {
  if (linkage === null) return null
  if (linkageType === 'P') return /^\d{1,9}$/.test(linkage) ? `/promoDetail?id=${linkage}` : null
  if (linkageType === 'G') {
    return gameIdPattern.test(linkage) ? `/game?id=${encodeURIComponent(linkage)}` : null
  }
  if (linkageType !== 'URL') return null
  if (!linkage.startsWith('/')) return safeAddress(linkage)
  // Read as a browser will: it drops tabs and takes a backslash for a slash.
  const stays = URL.canParse(linkage, house) && new URL(linkage, house).origin === house
  return stays ? linkage : null
}
