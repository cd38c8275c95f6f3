import { createHash } from 'node:crypto'
import type { PageAnswer } from '#app/server.tsx'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text → text that is safe between tags and in a double-quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!)

/** JSON that can stand in a script element: no `<`, so no `</script>` and no `<!--`. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** `sha256-…` of an inline style or script, as a content security policy names it. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface DocumentParts {
  page: PageAnswer
  /** What stays: the brand's custom properties. */
  look: string
  /** The rules it shows, until the whole sheet takes their place, and the id it finds them by. */
  rules: { id: string; css: string } | null
  /** Faces that wait until the first script lets them in, and the id it finds them by. */
  faces: { id: string; css: string } | null
  /** The inline script, or null on a page without any. */
  script: string | null
  /** Origin of the mirror that its pictures come from. @default null: this one */
  mirror?: string | null
  /** Further tags of the head: icons. */
  head: string
  rootId: string
  lostId: string
  stateId: string
  /** Tags at the end of the body: the development server's modules. */
  tail?: string
}

/** The whole page as text. */
export function htmlDocument(parts: DocumentParts): string {
  const { page, look, rules, faces, script, mirror = null } = parts
  const { brand, locale, scheme } = page.state
  const images = mirror === null ? '' : ` data-images="${escapeHtml(mirror)}"`
  const root = `data-brand="${brand.id}" data-scheme="${scheme}"`
  return [
    `<!doctype html><html lang="${locale}" ${root}${images}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.head.description)}">`,
    mirror !== null && `<link rel="preconnect" href="${escapeHtml(mirror)}">`,
    // Painted whole: half a page would be laid out twice, and its second half block the reader.
    script && `<link rel="expect" href="#${parts.stateId}" blocking="render">`,
    parts.head,
    look && `<style>${look}</style>`,
    rules && `<style id="${rules.id}">${rules.css}</style>`,
    faces && `<style id="${faces.id}" media="not all">${faces.css}</style>`,
    `</head><body><div id="${parts.rootId}">${page.html}</div>`,
    script && `<div id="${parts.lostId}" hidden>${page.lost}</div>`,
    script && `<script>${script}</script>`,
    `<script type="application/json" id="${parts.stateId}">${inlineJson(page.state)}</script>`,
    parts.tail,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('')
}
