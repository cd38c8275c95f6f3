import type { Element, ElementContent, Root } from 'hast'
import { cleanHtml } from '#platform/html.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '')

/** What elements keep, as HTML spells it. How a link opens is for the page to say, not for the text. */
const attributes: Record<string, string> = {
  href: 'href',
  start: 'start',
  scope: 'scope',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
}

function write(node: Root['children'][number] | ElementContent): string {
  if (node.type === 'text') return escape(node.value)
  if (node.type !== 'element') return ''
  const { tagName, properties, children }: Element = node
  const written = Object.entries(properties).flatMap(([name, value]) => {
    const known = attributes[name]
    return known === undefined ? [] : [` ${known}="${escape(String(value))}"`]
  })
  const open = `<${tagName}${written.join('')}>`
  return tagName === 'br' ? open : `${open}${children.map(write).join('')}</${tagName}>`
}

/** What was cleaned lately: the same few texts are asked for again and again. */
const known = new Map<string, string>()
const most = 500
const longest = 20_000

/**
 * HTML that somebody wrote, cut down to what the site shows (`platform/html.ts`, the same list for
 * both ends). Used on the way into the database and on the way out of it: what was stored under an
 * older list, or past this door, is cleaned as well. Cleaning twice changes nothing.
 */
export function cleanStored(html: string): string {
  const before = known.get(html)
  if (before !== undefined) return before
  const clean = cleanHtml(html).children.map(write).join('')
  if (html.length <= longest) {
    known.set(html, clean)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
  }
  return clean
}
