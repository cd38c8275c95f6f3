import type * as Site from '#app/server.tsx'
import { type Brand, type Locale, type Scheme, schemeNames } from '#contract/index.ts'
import { escapeHtml } from './document.ts'

/** Where phones find what a site says of itself; the language is that of the page that names it. */
export const manifestPath = '/manifest.webmanifest'
/** What the worker keeps for want of a network. */
export const offlinePath = '/offline'

/** Ground of each scheme, out of a brand's custom properties. */
export type Grounds = Readonly<Record<Scheme, string>>

/** Reads `--fy-color-bg-canvas` of both schemes. */
export function groundsOf(css: string): Grounds {
  const read = (scheme: Scheme) =>
    new RegExp(
      `\\[data-scheme="?${scheme}"?\\](?:,[^{]*)?\\{[^}]*--fy-color-bg-canvas:\\s*(#[0-9a-f]{3,8})`,
      'i',
    ).exec(css)?.[1]
  const [dark, light] = schemeNames.map(read)
  return { dark: dark ?? '#000000', light: light ?? '#ffffff' }
}

const icon = (brand: Brand, file: string) => `/app/${brand.id}/${file}`

/** Tags of a page's head for phones: the bar around it, its icon, and how it may be installed. */
export function appHead(page: {
  brand: Brand
  locale: Locale
  scheme: Scheme
  grounds: Grounds
  /** Without it there is no manifest, and the browser offers nothing. */
  installable: boolean
}): string {
  const { brand, locale, scheme, grounds, installable } = page
  return [
    `<meta name="theme-color" content="${grounds[scheme]}">`,
    `<link rel="apple-touch-icon" href="${icon(brand, 'apple-touch-icon.png')}">`,
    installable && `<link rel="manifest" href="${manifestPath}?lang=${locale}">`,
    installable && `<meta name="apple-mobile-web-app-title" content="${escapeHtml(brand.name)}">`,
  ]
    .filter(Boolean)
    .join('')
}

/** The web app manifest of a brand (W3C), in one language. */
export function webManifest(
  { brand, locale, grounds }: { brand: Brand; locale: Locale; grounds: Grounds },
  words: Site.AppWords,
): string {
  const png = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: icon(brand, file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const ground = grounds[brand.defaultScheme]
  const room = (name: string, url: string) => ({ name, url })
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: words.description,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['games', 'entertainment'],
    icons: [
      png('icon-192.png', 192, 'any'),
      png('icon-512.png', 512, 'any'),
      png('maskable-192.png', 192, 'maskable'),
      png('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      room(words.slots, '/rng'),
      room(words.live, '/live'),
      room(words.lottery, '/lottery'),
    ],
  })
}

/** The page for want of a network: everything it shows is in it, so that one file is enough. */
export function offlineDocument(
  { brand, grounds }: { brand: Brand; grounds: Grounds },
  { drawing, css }: { drawing: Site.OfflineDrawing; css: string },
): string {
  const { defaultLocale, defaultScheme } = brand
  return [
    `<!doctype html><html lang="${defaultLocale}" data-brand="${brand.id}" data-scheme="${defaultScheme}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(drawing.title)}</title>`,
    '<meta name="robots" content="noindex">',
    `<meta name="theme-color" content="${grounds[defaultScheme]}">`,
    `<style>${css}</style></head><body>${drawing.html}`,
    `<script>${drawing.script}</script></body></html>`,
  ].join('')
}
