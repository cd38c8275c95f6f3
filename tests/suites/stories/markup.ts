/** Attributes that say what something is; how it looks is asked by other means. */
const looks = new Set(['class', 'style'])

/** Attributes whose value is words or an address: which are the same matters, not what they are. */
const free =
  /^(?:id|name|href|src|srcset|alt|title|placeholder|value|aria-(?:label|roledescription|valuetext|placeholder|description))$/

/** Attributes that name other elements, maybe several. */
const pointing =
  /^(?:for|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/

const isLine = (element: SVGElement) =>
  element.ownerSVGElement !== null && !element.matches('[role], [tabindex], title, desc, text, a')

const hasWords = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node as Text).data.trim() !== '',
  )

/** Whether there is more in a box than it shows, and it can be scrolled to. */
const scrolls = (element: Element) =>
  (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight) &&
  /auto|scroll/.test(getComputedStyle(element).overflow)

/**
 * Everything of a page that axe's rules read but for colours: two pages with the same are the same to
 * them. Of words it keeps whether there are any, and of names which of them are equal; so a page in
 * another language, or narrower and with nothing less to see, need not be asked about again.
 */
export function markupOf(page: HTMLElement): string {
  const names = new Map<string, number>()
  const nameless = (value: string) => {
    const known = names.get(value) ?? names.size
    names.set(value, known)
    return known
  }
  const valueOf = (name: string, value: string) => {
    if (pointing.test(name)) return value.split(/\s+/).map(nameless).join('.')
    return free.test(name) ? nameless(value) : value
  }
  const parts: string[] = []
  const depth = new Map<Element, number>([[page, 0]])
  for (const element of page.querySelectorAll('*')) {
    // A drawing's lines are nothing to axe; its words and what it is called are.
    if (element instanceof SVGElement && isLine(element)) continue
    const level = (element.parentElement ? (depth.get(element.parentElement) ?? 0) : 0) + 1
    depth.set(element, level)
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    parts.push(`${level}${element.localName}${Number(isSeen)}${Number(hasWords(element))}`)
    for (const { name, value } of element.attributes) {
      if (looks.has(name) || name.startsWith('data-')) continue
      parts.push(`${name}=${valueOf(name, value)}`)
    }
    if (isSeen && scrolls(element)) parts.push('scrolls')
  }
  return parts.join(' ')
}
