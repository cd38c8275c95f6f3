import type { AppDownload, DownloadKind } from '#contract/index.ts'

/** The two tabs (section 2, App-download dialog), in their order. */
export const platforms = ['android', 'ios'] as const
export type Platform = (typeof platforms)[number]

/** What the server is asked for, by tab. */
export const kindOf: Record<Platform, DownloadKind> = { android: 'ANDROID', ios: 'MOBILECONFIG' }

/**
 * How the site comes to a phone: put on the home screen by hand, as a package that is downloaded, or
 * as a profile with a web clip.
 */
export type Way = 'site' | 'package' | 'profile'

/** `#android`, `#ios` → the tab it names (decision 13); null for anything else. */
export const platformOfHash = (hash: string): Platform | null =>
  platforms.find((one) => `#${one}` === hash.toLowerCase()) ?? null

/** What the browser says of itself. */
export interface Device {
  userAgent: string
  /** An iPad says that it is a Mac, and is the only one of them with a touch screen. */
  maxTouchPoints: number
}

/** The tab of a device; null for what is no phone and no tablet. */
export function platformOfDevice({ userAgent, maxTouchPoints }: Device): Platform | null {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : null
}

/**
 * Where a phone is sent, as a whole address; null for what may not be a link: no https (but for the
 * site's own), or a name and password in front of the host.
 * @param origin the site's own, without a slash at the end
 */
export function addressOf({ url }: Pick<AppDownload, 'url'>, origin: string): string | null {
  if (!URL.canParse(url, origin)) return null
  const { origin: there, protocol, username, password, href } = new URL(url, origin)
  if (username !== '' || password !== '') return null
  return there === origin || protocol === 'https:' ? href : null
}

/** Which way an answer of the server's means. A page of the site's own is no package. */
export function wayOf(platform: Platform, { url }: Pick<AppDownload, 'url'>): Way {
  if (platform === 'ios') return url.startsWith('/down') ? 'site' : 'profile'
  return url.startsWith('/') && !/\.apk(?:[?#]|$)/i.test(url) ? 'site' : 'package'
}

/** The origin of a host the visitor typed, before there is an address bar to ask. */
export const originOfHost = (host: string): string =>
  `${/^(?:localhost|127\.|\[::1\])/.test(host) ? 'http' : 'https'}://${host}`
