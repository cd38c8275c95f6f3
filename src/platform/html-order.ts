// Puts cleaned HTML in order: paragraphs around loose words, rows in tables, items in lists, nothing
// empty. Editors write what parsers forgive and React, which checks the nesting, does not.
import type { Element, ElementContent, Properties, RootContent } from 'hast'

type Content = readonly (ElementContent | RootContent)[]

/** Elements that only group. What they hold stays, and what stands beside them is another paragraph. */
export const wrappers: readonly string[] = [
  'address',
  'article',
  'aside',
  'center',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'header',
  'hgroup',
  'hr',
  'legend',
  'main',
  'menu',
  'nav',
  'pre',
  'search',
  'section',
  'summary',
]

const inlineNames = new Set(['a', 'b', 'strong', 'em', 'i', 'br'])

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Properties = {},
): Element => ({ type: 'element', tagName, properties, children })

const isElement = (node: Content[number]): node is Element => node.type === 'element'

const isBlock = (node: Content[number]): node is Element =>
  isElement(node) && !inlineNames.has(node.tagName)

/** A link may stand around anything; what only stresses a word stands around words. */
function isInline(node: Content[number]): boolean {
  if (!isElement(node) || node.tagName === 'a') return true
  return inlineNames.has(node.tagName) && node.children.every(isInline)
}

const hasWords = (nodes: Content): boolean =>
  nodes.some((node) =>
    isElement(node) ? hasWords(node.children) : node.type === 'text' && /\S/.test(node.value),
  )

const here = 'https://here.invalid'

/** Where a link leads; null for nowhere good. A name before the host only pretends to be another. */
function destination({ href }: Properties): Properties | null {
  if (typeof href !== 'string' || !URL.canParse(href, here)) return null
  const { protocol, origin, username, password } = new URL(href, here)
  if (username || password) return null
  if (protocol === 'mailto:' || protocol === 'tel:' || origin === here) return { href }
  if (protocol !== 'http:' && protocol !== 'https:') return null
  return { href, target: '_blank', rel: ['noopener', 'noreferrer'] }
}

/** A node of a line. `linked`: inside a link, where there is no other. */
function word(node: Content[number], linked: boolean): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }]
  if (!isElement(node)) return []
  const { tagName, children, properties } = node
  if (tagName === 'br') return [element('br', [])]
  const target = tagName === 'a' && !linked ? destination(properties) : null
  const inner = line(children, linked || target !== null)
  if (!hasWords(inner)) return inner
  if (target) return [element('a', inner, target)]
  return tagName === 'a' ? inner : [element(tagName === 'i' ? 'em' : tagName, inner)]
}

/** Words as they may stand in a line; a block among them begins a new one. */
function line(nodes: Content, linked = false): ElementContent[] {
  const out: ElementContent[] = []
  let ended = false
  for (const node of nodes) {
    const block = isBlock(node)
    const inner = block ? line(node.children, linked) : word(node, linked)
    const says = hasWords(inner)
    if (says && (block || ended) && hasWords(out)) out.push(element('br', []))
    ended = block || (ended && !says)
    out.push(...inner)
  }
  return out
}

/** A line without the space and the breaks around it. */
function trimmed(nodes: Content): ElementContent[] {
  const words = line(nodes)
  const first = words.findIndex((node) => hasWords([node]))
  return first === -1 ? [] : words.slice(first, words.findLastIndex((node) => hasWords([node])) + 1)
}

const paragraph = (nodes: Content): Element[] => {
  const words = trimmed(nodes)
  return words.length > 0 ? [element('p', words)] : []
}

/** What an item or a cell holds: a line, or blocks when there is more than one. */
function flow(nodes: Content): ElementContent[] {
  if (nodes.every(isInline)) return trimmed(nodes)
  const blocks = inOrder(nodes)
  return blocks.length === 1 && blocks[0]?.tagName === 'p' ? blocks[0].children : blocks
}

function list({ tagName, children, properties }: Element): Element[] {
  const items: Element[] = []
  for (const child of children) {
    if (isElement(child) && child.tagName === 'li') {
      items.push(element('li', flow(child.children)))
    } else if (isElement(child) && /^[ou]l$/.test(child.tagName) && items.length > 0) {
      // Editors put the inner list beside the item it belongs to.
      items.at(-1)?.children.push(...inOrder([child]))
    } else {
      items.push(element('li', flow([child])))
    }
  }
  const full = items.filter((item) => hasWords([item]))
  const { start } = properties
  const from = tagName === 'ol' && typeof start === 'number' && Number.isSafeInteger(start)
  return full.length > 0 ? [element(tagName, full, from ? { start } : {})] : []
}

const span = (value: unknown) => (typeof value === 'number' && value > 1 ? Math.min(value, 50) : 1)

function cell({ tagName, children, properties }: Element, inHead: boolean): Element {
  const [colSpan, rowSpan] = [span(properties['colSpan']), span(properties['rowSpan'])]
  return element(tagName, flow(children), {
    ...(tagName === 'th' ? { scope: inHead ? 'col' : 'row' } : {}),
    ...(colSpan > 1 ? { colSpan } : {}),
    ...(rowSpan > 1 ? { rowSpan } : {}),
  })
}

const named = (nodes: Content, ...names: string[]): Element[] =>
  nodes.filter(isElement).filter(({ tagName }) => names.includes(tagName))

/** Rows with their cells; a table whose first row is all headings has that for its head. */
function table({ children }: Element): Element[] {
  const captions = named(children, 'caption').flatMap((caption) => paragraph(caption.children))
  const rows = named(children, 'thead', 'tbody', 'tfoot', 'tr').flatMap((part) =>
    (part.tagName === 'tr' ? [part] : named(part.children, 'tr')).flatMap((row) => {
      const cells = named(row.children, 'th', 'td')
      return hasWords(cells) ? [{ cells, head: part.tagName === 'thead' }] : []
    }),
  )
  const [first] = rows
  if (!first) return captions
  if (!rows.some(({ head }) => head) && rows.length > 1) {
    first.head = first.cells.every(({ tagName }) => tagName === 'th')
  }
  const section = (tagName: string, head: boolean) => {
    const own = rows.filter((row) => row.head === head)
    const trs = own.map(({ cells }) =>
      element(
        'tr',
        cells.map((one) => cell(one, head)),
      ),
    )
    return trs.length > 0 ? [element(tagName, trs)] : []
  }
  return [...captions, element('table', [...section('thead', true), ...section('tbody', false)])]
}

function block(node: Element): Element[] {
  const { tagName, children } = node
  if (/^h[1-6]$/.test(tagName)) {
    const words = trimmed(children)
    return words.length > 0 ? [element(tagName, words)] : []
  }
  if (tagName === 'ul' || tagName === 'ol') return list(node)
  if (tagName === 'table') return table(node)
  if (tagName === 'dt') return paragraph([element('b', [...children])])
  const inner = inOrder(children)
  if (tagName === 'blockquote' && inner.length > 0) return [element('blockquote', inner)]
  return inner
}

/** Blocks one after another: what stood loose between them becomes a paragraph. */
export function inOrder(nodes: Content): Element[] {
  const out: Element[] = []
  let loose: Content[number][] = []
  for (const node of nodes) {
    if (isInline(node) || !isElement(node)) {
      loose.push(node)
      continue
    }
    out.push(...paragraph(loose), ...block(node))
    loose = []
  }
  return [...out, ...paragraph(loose)]
}
