/** What a finger needs at least, in px (WCAG 2.2, 2.5.8). */
const least = 24

const pressable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], ' +
  '[role^=menuitem], [role=option], [role=switch], [role=checkbox], [role=radio]'

/** An element in a few letters, for a message. */
function nameOf(element: Element): string {
  const slot = element.closest('[data-slot]')?.getAttribute('data-slot')
  const words = element.getAttribute('aria-label') ?? element.textContent.trim()
  return `<${element.localName}> “${words.slice(0, 30)}”${slot ? ` in ${slot}` : ''}`
}

/** A link in a sentence is as high as its line; that is allowed. */
function isInline(element: Element): boolean {
  if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline') return false
  const around = element.parentElement?.textContent.trim() ?? ''
  return around.length > element.textContent.trim().length
}

/** Whether a press at a point reaches the element, by itself, by a part of it or by its label. */
function reaches(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  if (!hit) return false
  return element.contains(hit) || hit.closest('label')?.control === element
}

/**
 * Whether the element takes presses over 24 × 24 px. What CSS adds around a small one (`::after`) counts, so
 * it is pressed rather than measured; one that lies under something else takes none and is passed over.
 */
function isWideEnough(element: Element): boolean {
  const size = element.getBoundingClientRect()
  if (size.width >= least && size.height >= least) return true
  element.scrollIntoView({ block: 'center', inline: 'nearest' })
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  if (!reaches(element, x, y)) return true
  const arm = least / 2 - 0.5
  const wide =
    right - left >= least || (reaches(element, x - arm, y) && reaches(element, x + arm, y))
  const high =
    bottom - top >= least || (reaches(element, x, y - arm) && reaches(element, x, y + arm))
  return wide && high
}

function smallTargets(page: HTMLElement): string[] {
  const [left, top] = [window.scrollX, window.scrollY]
  const small = [...page.querySelectorAll(pressable)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], .sr-only') &&
      !element.matches(':disabled') &&
      !isInline(element) &&
      !isWideEnough(element),
  )
  window.scrollTo(left, top)
  return small.map((element) => {
    const { width, height } = element.getBoundingClientRect()
    return `${nameOf(element)} takes presses on ${Math.round(width)} × ${Math.round(height)} px; ${least} are needed`
  })
}

/** Whether something between the element and the root keeps it from widening the root. */
function isKept(element: Element, root: Element): boolean {
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') return true
  }
  return false
}

function stickingOut(root: HTMLElement): string[] {
  if (root.scrollWidth <= root.clientWidth + 1) return []
  const edge = root.getBoundingClientRect().left + root.clientWidth + 1
  const out = [...root.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > edge && !isKept(element, root),
  )
  const culprit = out.find(
    (element) => !out.some((other) => other !== element && element.contains(other)),
  )
  const where = culprit ? `: ${nameOf(culprit)}` : ''
  return [`the story is ${root.scrollWidth} px wide and has ${root.clientWidth}${where}`]
}

/** A single line whose box is lower than its text loses the marks above and below Thai letters. */
function cutLines(page: HTMLElement): string[] {
  return [...page.querySelectorAll('.truncate-thai')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map((line) => `${nameOf(line)} is ${line.scrollHeight} px high and shows ${line.clientHeight}`)
}

/** What is wrong with the shape of a story as it stands; axe does not measure these. */
export function geometryFaults(root: HTMLElement): string[] {
  const { body } = root.ownerDocument
  return [...smallTargets(body), ...stickingOut(root), ...cutLines(body)]
}
