/** States of CSS that a story can put on from outside. */
const forced = ['hover', 'active', 'focus-visible', 'focus-within', 'focus']

// The backslash keeps class names apart: Tailwind writes `.hover\:bg-hover:hover`.
const pseudo = new RegExp(`(?<!\\\\):(${forced.join('|')})(?![\\w-])`, 'g')

let copy: CSSStyleSheet | undefined
let copied = ''

/**
 * Copies the page's style rules with `:hover` and the like rewritten to "inside something marked
 * `data-force`", and adds the copy behind the originals: same rules, same order, same weight.
 */
export function forceStates(): void {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => (readable(sheet) ? [...sheet.cssRules] : []))
    .map((rule) => rule.cssText)
    .filter((text) => text.search(pseudo) >= 0)
    .join('\n')
    .replaceAll('(hover: hover)', 'all')
    .replaceAll(pseudo, (_, name: string) => inside(name))
  if (rules === copied) return
  copied = rules
  if (!copy) {
    copy = new CSSStyleSheet()
    document.adoptedStyleSheets.push(copy)
  }
  copy.replaceSync(rules)
}

/** What is focused visibly is focused; and the ring of the whole page only suits what takes focus. */
const inside = (name: string) =>
  name.startsWith('focus')
    ? ":is([data-force~='focus-visible'] :where(a, button, input, select, textarea, [tabindex]))"
    : `:is([data-force~='${name}'] *)`

function readable(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length > 0
  } catch {
    // Another origin's sheet may not be read, and has none of our rules.
    return false
  }
}
