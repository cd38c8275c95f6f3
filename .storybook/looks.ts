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

/** A rule that the site keeps for contrast themes: what it is for, and what it says. */
interface Kept {
  readonly selector: string
  readonly style: CSSStyleDeclaration
}

/** All of them, wherever they are nested: a sheet may be as it was written, or flattened by a build. */
function keptRules(rules: CSSRuleList, within = '', kept = false): Kept[] {
  return [...rules].flatMap((rule): Kept[] => {
    if (rule instanceof CSSStyleRule) {
      const selector = rule.selectorText.replaceAll('&', `:is(${within || '*'})`)
      const own = kept && rule.style.length > 0 ? [{ selector, style: rule.style }] : []
      return [...own, ...keptRules(rule.cssRules, selector, kept)]
    }
    if (rule instanceof CSSMediaRule) {
      const isOn = rule.conditionText.includes('forced-colors: active')
      // What another medium asks for besides is as it is.
      return isOn || !kept || matchMedia(rule.conditionText).matches
        ? keptRules(rule.cssRules, within, kept || isOn)
        : []
    }
    if (rule instanceof CSSGroupingRule) return keptRules(rule.cssRules, within, kept)
    const { style } = rule as CSSRule & { readonly style?: CSSStyleDeclaration }
    return kept && within && style ? [{ selector: within, style }] : []
  })
}

const page = ":where(:root[data-contrast='forced'])"

/**
 * What CSS Color Adjustment 3.1 forces, in a theme where a button's ground is the page's, as it is in
 * those of Windows. What is clear stays clear: grounds are told by the classes that give them. What the
 * site says of its own for such a theme is more special, and wins.
 */
function forcedSheet(): string {
  const kept = [...document.styleSheets].flatMap((sheet) => keptRules(sheet.cssRules))
  const important = ({ style }: Kept) =>
    [...style].map((name) => `${name}: ${style.getPropertyValue(name)} !important`).join(';')
  return `@layer looks {
    ${page}, ${page} :where(:not(svg *)), ${page} :where(*)::before, ${page} :where(*)::after {
      background-color: transparent !important;
      border-color: currentColor !important;
      outline-color: currentColor !important;
      box-shadow: none !important;
      color: CanvasText !important;
      text-shadow: none !important;
    }
    ${page}, ${page} :where([class^='bg-'], [class*=' bg-'], input, select, textarea) {
      background-color: Canvas !important;
    }
    ${page} :where(button, [role='button'], button *) {
      color: ButtonText !important;
    }
    ${page} :where(a, a *) {
      color: LinkText !important;
    }
    ${page} :where(:disabled, :disabled *) {
      color: GrayText !important;
    }
    ${kept
      .filter(({ style }) => style.color !== '')
      .map(({ selector }) => `${page} :where(${selector}) :where(*) { color: inherit !important }`)
      .join('\n')}
    ${kept.map((rule) => `${rule.selector} { ${important(rule)} }`).join('\n')}
  }`
}

function forceColors(on: boolean) {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== forced)
  if (!on) return
  forced = new CSSStyleSheet()
  forced.replaceSync(forcedSheet())
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
