import { nothingOutside, type Outside } from './outside.ts'

/** What a page carries inline, as `'sha256-…'` sources. */
export interface InlineSources {
  scripts?: readonly string[]
  styles?: readonly string[]
}

const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

const policy = (directives: readonly (readonly string[])[]) =>
  directives.map((directive) => directive.join(' ')).join('; ')

/** For everything that is not a page: it may do nothing at all if somebody opens it as one. */
const inertPolicy = policy([
  ["default-src 'none'"],
  ["frame-ancestors 'none'"],
  ["base-uri 'none'"],
  ["form-action 'none'"],
  ['sandbox'],
])

/**
 * For scripts: a worker keeps to the policy that its own file came with. Without the sandbox, which
 * would take WebCrypto from it; with nothing to reach all the same.
 */
export const scriptPolicy = policy([["default-src 'none'"], ["frame-ancestors 'none'"]])

/**
 * The content security policy of a page; inline code runs only by its hash.
 * @param server origin of the operator's own server, when the brand names one
 * @param outside what the house takes from elsewhere
 */
const pagePolicy = (
  { scripts = [], styles = [] }: InlineSources,
  server: string | null = null,
  outside: Outside = nothingOutside,
) => {
  const elsewhere = server ? [server] : []
  return policy([
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts, ...outside.scripts],
    ["style-src 'self'", ...styles, ...outside.styles],
    // data: for the captcha, which arrives inside an answer; blob: for pictures about to be sent.
    ["img-src 'self' data: blob:", ...elsewhere, ...outside.pictures],
    ["font-src 'self'"],
    ["connect-src 'self'", ...elsewhere, ...outside.calls],
    ["manifest-src 'self'"],
    ["form-action 'self'"],
    ["base-uri 'none'"],
    ["frame-ancestors 'none'"],
    ["frame-src 'self'", ...outside.frames],
  ])
}

/**
 * Headers every answer carries: those an A+ of Mozilla's Observatory asks for, and a few more.
 * @param page what a page has inline; null for anything that is no page
 * @param secure whether the visitor came over HTTPS; only then is there a promise to stay there
 * @param server origin of the operator's own server, which pages may ask and show pictures of
 * @param outside what the house takes from elsewhere
 */
export function securityHeaders(
  page: InlineSources | null,
  secure: boolean,
  server: string | null = null,
  outside?: Outside,
): Record<string, string> {
  return {
    'Content-Security-Policy': page ? pagePolicy(page, server, outside) : inertPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions,
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}
