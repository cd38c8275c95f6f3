import type { Banner } from '#contract/index.ts'

/**
 * Where a banner leads (decision 11): a path of this site, or an https address elsewhere. Anything
 * else (`javascript:`, protocol-relative, a scheme of an app) leads nowhere. Promotions and games
 * have no page of their own yet.
 */
export function linkOf({ linkageType, linkage }: Banner): string | null {
  if (linkageType !== 'URL' || linkage === null) return null
  if (/^\/(?![/\\])/.test(linkage)) return linkage
  try {
    const url = new URL(linkage)
    return url.protocol === 'https:' && url.username === '' ? url.href : null
  } catch {
    return null
  }
}
