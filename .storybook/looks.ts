/** What the toolbar can lay over a story besides brand, scheme and language. */
export interface Looks {
  /** `wcag`: the distances that everybody may set for themselves (WCAG 1.4.12). */
  spacing: string
  /** Per cent. CSS zoom: larger, but widths that media ask for stay those of the window. */
  zoom: string
  /** `forced`: what a contrast theme of the system does, as far as a page can do it to itself. */
  contrast: string
}

let forced: CSSStyleSheet | undefined

/** Rules that the site keeps for contrast themes, wherever they are nested. */
function forcedRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors: active')) {
      return [...rule.cssRules].map((inner) => inner.cssText)
    }
    return rule instanceof CSSGroupingRule ? forcedRules(rule.cssRules) : []
  })
}

function forceColors(on: boolean) {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== forced)
  if (!on) return
  forced = new CSSStyleSheet()
  forced.replaceSync(
    [...document.styleSheets].flatMap((sheet) => forcedRules(sheet.cssRules)).join('\n'),
  )
  document.adoptedStyleSheets.push(forced)
}

/** Lays the chosen looks over the page. */
export function applyLooks({ spacing, zoom, contrast }: Looks): void {
  const root = document.documentElement
  Object.assign(root.dataset, { spacing, contrast })
  root.style.zoom = zoom === '100' ? '' : `${zoom}%`
  if ((contrast === 'forced') !== document.adoptedStyleSheets.includes(forced!)) {
    forceColors(contrast === 'forced')
  }
}
