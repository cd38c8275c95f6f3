/**
 * Storybook stops all movement before `afterEach` and starts it again afterwards, unless one of them
 * throws. A story that fails would take along every later one that waits for something to close.
 */
export function moveAgain(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (/^\*,[^{]+\{[^}]*animation-play-state: paused/.test(style.textContent)) style.remove()
  }
}

/** What a reader wants who asked the system for less motion, in rules and in scripts. */
const wish = /\(prefers-reduced-motion(?::\s*([a-z-]+))?\)/g

/** The same media for such a reader, whoever looks. */
const asStill = (media: string) =>
  media.replaceAll(wish, (_, value?: string) =>
    value === 'no-preference' ? '(width < 0px)' : '(width >= 0px)',
  )

const { matchMedia } = window
const told = new EventTarget()
const rewritten = new Map<CSSMediaRule, string>()
let isStill = false

/** As `matchMedia` answers where the toolbar is asked as well as the system. */
window.matchMedia = (media) => {
  const asked = matchMedia.call(window, media)
  const still = asStill(media)
  if (still === media) return asked
  const less = matchMedia.call(window, still)
  return {
    media,
    onchange: null,
    get matches() {
      return (isStill ? less : asked).matches
    },
    addListener: (hear) => told.addEventListener('change', hear as EventListener),
    removeListener: (hear) => told.removeEventListener('change', hear as EventListener),
    addEventListener: told.addEventListener.bind(told),
    removeEventListener: told.removeEventListener.bind(told),
    dispatchEvent: told.dispatchEvent.bind(told),
  }
}

const system = matchMedia.call(window, '(prefers-reduced-motion: reduce)')
const tell = () => told.dispatchEvent(new Event('change'))
system.addEventListener('change', tell)

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && !rewritten.has(rule)) {
      const { mediaText } = rule.media
      const still = asStill(mediaText)
      if (still !== mediaText) {
        rewritten.set(rule, mediaText)
        rule.media.mediaText = still
      }
    }
    // Rules of styles too: what is nested in them is media as well.
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList)
  }
}

/**
 * `off` in the toolbar is what the system's own setting is: not only is the end of every movement shown
 * (preview.css), what asks for the reader's wish hears it. Where the system says so itself, there is
 * nothing to do.
 */
export function applyMotion(motion: string): void {
  const wasStill = isStill
  isStill = motion === 'off' && !system.matches
  if (isStill) {
    // Each time: a story may have brought rules of its own.
    for (const sheet of document.styleSheets) rewrite(sheet.cssRules)
  } else {
    for (const [rule, media] of rewritten) rule.media.mediaText = media
    rewritten.clear()
  }
  if (isStill !== wasStill) tell()
}
