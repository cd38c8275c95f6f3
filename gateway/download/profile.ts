import { createHash } from 'node:crypto'

export interface ProfileParts {
  /** The brand's name: the label under the icon. */
  name: string
  /** Scheme, host and port that the visitor came by. */
  origin: string
  /** PNG of the icon; without one, a phone takes a picture of the page. */
  icon: Uint8Array | null
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? '')

/** The same site has the same profile, so that installing it twice replaces it. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  // Version 8 of RFC 9562: of one's own making.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return parts.join('-').toUpperCase()
}

/** `shop.example.com:8080` → `com.example.shop`. */
const reversed = (origin: string) =>
  new URL(origin).hostname
    .replace(/[^\w.-]/g, '')
    .split('.')
    .toReversed()
    .join('.')

type Plist = string | boolean | number | Uint8Array | Plist[] | { [key: string]: Plist }

function write(value: Plist): string {
  if (typeof value === 'string') return `<string>${escapeXml(value)}</string>`
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  if (value instanceof Uint8Array) return `<data>${Buffer.from(value).toString('base64')}</data>`
  if (Array.isArray(value)) return `<array>${value.map(write).join('')}</array>`
  const entries = Object.entries(value).map(([key, one]) => `<key>${key}</key>${write(one)}`)
  return `<dict>${entries.join('')}</dict>`
}

/**
 * A configuration profile for iPhone and iPad with one web clip: the site's icon on the home screen
 * (Apple, Configuration Profile Reference, `com.apple.webClip.managed`). It holds nothing else and can
 * be removed like any app. It is not signed, which the phone says; an operator's own may be.
 */
export function webClipProfile({ name, origin, icon }: ProfileParts): string {
  const identifier = `${reversed(origin)}.webclip`
  const profile: Plist = {
    PayloadContent: [
      {
        PayloadType: 'com.apple.webClip.managed',
        PayloadVersion: 1,
        PayloadIdentifier: `${identifier}.home`,
        PayloadUUID: uuidOf(`${origin} clip`),
        PayloadDisplayName: name,
        Label: name,
        URL: `${origin}/`,
        ...(icon ? { Icon: icon } : {}),
        Precomposed: true,
        FullScreen: true,
        IgnoreManifestScope: true,
        IsRemovable: true,
      },
    ],
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: uuidOf(`${origin} profile`),
    PayloadDisplayName: name,
    PayloadOrganization: name,
    PayloadDescription: `${name} · ${new URL(origin).host}`,
    PayloadRemovalDisallowed: false,
  }
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n' +
    `<plist version="1.0">${write(profile)}</plist>\n`
  )
}
