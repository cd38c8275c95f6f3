import { isIP } from 'node:net'
import { type Brand, languageCodes, type Locale, localeNames } from '#contract/index.ts'
import type { Config } from '#gateway/config.ts'

/** What the server behind Hono knows of a request; empty in a test without sockets. */
export interface Bindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } } | undefined
  /** The gateway's own page asks: not counted against the visitor. */
  internal?: boolean | undefined
}

/** An address as proxies write it: some add the port, some the brackets that go with it. */
function readHop(hop: string): string | null {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, '$1')
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) === 0 ? null : address
}

/**
 * The visitor's address. `X-Forwarded-For` is written by whoever sends it, so only the entries
 * that our own proxies added count, from the right.
 */
export function addressOf(headers: Headers, bindings: Bindings, proxies: number): string {
  const socket = (bindings.incoming?.socket?.remoteAddress ?? '').replace(/^::ffff:/i, '')
  if (proxies > 0) {
    const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    const hop = readHop(hops.at(-proxies) ?? '')
    if (hop !== null) return hop
  }
  return socket || '0.0.0.0'
}

/** The visitor's country as our proxy says, an ISO code; null where it does not know, or says `T1`. */
function countryOf(headers: Headers, { proxies, countryHeader }: Config): string | null {
  if (proxies === 0 || countryHeader === null) return null
  const said = headers.get(countryHeader)?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(said) && said !== 'XX' ? said : null
}

/** Whether the visitor's own connection is encrypted. */
export function isSecure(url: string, headers: Headers, proxies: number): boolean {
  if (proxies > 0) {
    const hops = (headers.get('x-forwarded-proto') ?? '').split(',').map((hop) => hop.trim())
    const hop = hops.at(-proxies) ?? hops[0]
    if (hop) return hop.toLowerCase() === 'https'
  }
  return url.startsWith('https:')
}

const localeOfCode = new Map<string, Locale>(
  localeNames.map((locale) => [languageCodes[locale], locale]),
)

/** Locale of a `Language` header such as `TH`; English for anything else. */
export function localeOf(code: string | null, brand: Brand): Locale {
  const upper = (code ?? '').trim().toUpperCase()
  return brand.localeAliases[upper] ?? localeOfCode.get(upper) ?? 'en'
}

/** Everything about the caller that does not need the database. */
export function callerOf(request: Request, bindings: Bindings, config: Config) {
  const { headers } = request
  return {
    address: addressOf(headers, bindings, config.proxies),
    host: headers.get('host') ?? new URL(request.url).host,
    secure: isSecure(request.url, headers, config.proxies),
    country: countryOf(headers, config),
    locale: localeOf(headers.get('language'), config.brand),
    now: config.now(),
  }
}
