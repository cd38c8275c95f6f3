// The one door for HTML that a server sends: parsed, cut down to a few elements, put in order.
// A file of its own, not in `index.ts`: its libraries come with the pages that show such HTML.
import type { Root } from 'hast'
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { inOrder, wrappers } from './html-order.ts'

/** How much of a text from a server is read: some forty pages. */
const longest = 200_000

/** How many tags are read: the time that parsers take grows with the square of them. */
const mostTags = 10_000

/** How many elements may stand inside each other once cleaned. */
const deepest = 64

const allowed =
  'h1 h2 h3 h4 h5 h6 p ul ol li blockquote table caption thead tbody tfoot tr th td a b strong em i br'

/** Elements that go with all that is in them; of others that are not allowed the words stay. */
const gone =
  'script style template iframe frameset object embed applet svg math noscript noembed noframes ' +
  'xmp plaintext textarea select datalist title head canvas audio video map dialog'

/**
 * What may stand in a server's HTML (DESIGN.md, Content and service). Headings of other ranks and
 * `wrappers` pass here and become something allowed in `inOrder`.
 */
const schema: Schema = {
  tagNames: allowed.split(' ').concat(wrappers),
  attributes: {
    a: ['href'],
    ol: ['start'],
    th: ['scope', 'colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https', 'HTTP', 'HTTPS', 'mailto', 'tel'] },
  ancestors: {},
  required: {},
  clobber: [],
  strip: gone.split(' '),
}

/** The beginning of a text, as far as a parser may be trusted with it. */
function beginning(source: string): string {
  const text = source.slice(0, longest).toWellFormed()
  let at = -1
  for (let tags = 0; tags <= mostTags; tags++) {
    at = text.indexOf('<', at + 1)
    if (at === -1) return text
  }
  return text.slice(0, at)
}

function isDeep(tree: Root): boolean {
  const open: { nodes: Root['children']; depth: number }[] = [{ nodes: tree.children, depth: 1 }]
  for (let level = open.pop(); level; level = open.pop()) {
    if (level.depth > deepest) return true
    for (const node of level.nodes) {
      if ('children' in node) open.push({ nodes: node.children, depth: level.depth + 1 })
    }
  }
  return false
}

/** The words of a text that is no document. */
const wordsOf = (text: string) => text.replaceAll(/(?:<[a-z/!?][^<>]*>?|\s)+/gi, ' ')

/**
 * Makes HTML from a server safe and sound: h1 to h6, p, ul, ol, li, blockquote, table, thead, tbody,
 * tr, th, td, a, b, strong, em and br remain, nested as HTML wants it, with no attributes but `href`,
 * `start`, `scope` and spans. Links lead to http, https, mailto, tel or to places of the site; those
 * that leave it open a window that knows nothing of ours.
 *
 * Never throws, takes well under a second for anything, and says the same on a server as in a browser:
 * of a text that is too long the beginning remains, of one that is nested too deep its words.
 */
export function cleanHtml(source: string): Root {
  const text = beginning(source)
  try {
    const tree = sanitize(fromHtmlIsomorphic(text, { fragment: true }), schema) as Root
    if (!isDeep(tree)) return { type: 'root', children: inOrder(tree.children) }
  } catch {
    // The libraries recurse: thousands of elements inside each other are more than the stack holds.
  }
  return { type: 'root', children: inOrder([{ type: 'text', value: wordsOf(text) }]) }
}
