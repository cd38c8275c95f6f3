const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Class names that stand in a page's markup. */
export function classesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, value] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const plain = value!.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!)
    for (const name of plain.split(/\s+/)) names.add(name)
  }
  return names
}

/** One class: a dot, then letters, or signs after a backslash, or a code and the space that ends it. */
const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[\u0080-\u{10ffff}])+)/giu

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : sign!,
  )

/** The selector without what stands in brackets: whom it looks at besides is not for us to judge. */
function outside(selector: string): string {
  let depth = 0
  let kept = ''
  for (let at = 0; at < selector.length; at++) {
    const sign = selector[at]!
    const text = sign === '\\' ? selector.slice(at, ++at + 1) : sign
    if (text === '(' || text === '[') depth++
    if (depth === 0) kept += text
    if (text === ')' || text === ']') depth--
  }
  return kept
}

/** Classes without which nothing on a page can match a selector. */
export const classesOf = (selector: string): string[] =>
  [...outside(selector).matchAll(className)].map(([, name]) => unescaped(name!))
