import { isSeen } from './boxes.ts'
import { nameOf } from './name.ts'

/** What a finger needs at least, in px (WCAG 2.2, 2.5.8). */
const least = 24

const pressable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], ' +
  '[role^=menuitem], [role=option], [role=switch], [role=checkbox], [role=radio]'

/** A link in a sentence is as high as its line; that is allowed. */
function isInline(element: Element): boolean {
  if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline') return false
  const around = element.parentElement?.textContent.trim() ?? ''
  return around.length > element.textContent.trim().length
}

/** Whether a link in a sentence has no line: then only its colour tells it. */
export const hasBareLinks = (page: HTMLElement): boolean =>
  [...page.querySelectorAll('a[href]')].some((link) => {
    const { textDecorationLine, borderBottomStyle } = getComputedStyle(link)
    return isInline(link) && textDecorationLine === 'none' && borderBottomStyle === 'none'
  })

/** What takes the presses for an element: the label around it, where there is one. */
const targetOf = (element: Element): Element =>
  (element.matches('input') && element.closest('label')) || element

/**
 * Whether the element takes presses over 24 × 24 px. What CSS adds around a small one (`::after`)
 * counts, so it is pressed rather than measured; one that lies under something else takes no presses
 * and is passed over.
 */
function isWideEnough(element: Element): boolean {
  const size = element.getBoundingClientRect()
  if (size.width >= least && size.height >= least) return true
  element.scrollIntoView({ block: 'center', inline: 'nearest' })
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const takes = (atX: number, atY: number) => element.contains(document.elementFromPoint(atX, atY))
  if (!takes(x, y)) return true
  const arm = least / 2 - 0.5
  const wide = right - left >= least || (takes(x - arm, y) && takes(x + arm, y))
  const high = bottom - top >= least || (takes(x, y - arm) && takes(x, y + arm))
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
      !isWideEnough(targetOf(element)),
  )
  window.scrollTo(left, top)
  return small.map((element) => {
    const { width, height } = element.getBoundingClientRect()
    return `${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)} px to press, not ${least}`
  })
}

/** How far an element is meant to reach out of the root: what it and those around it have below zero. */
function bleed(element: Element, root: Element): number {
  let sum = 0
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    sum += Math.min(0, Number.parseFloat(getComputedStyle(at).marginInlineEnd) || 0)
  }
  return sum
}

/** Whether something between the element and the root keeps it from widening the root. */
function isKept(element: Element, root: Element): boolean {
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') return true
  }
  return false
}

/** Where an element ends, and the words in it that it does not cut. */
function endOf(element: Element): number {
  const words = document.createRange()
  words.selectNodeContents(element)
  const isOpen = getComputedStyle(element).overflowX === 'visible'
  const boxes = element.childElementCount === 0 && isOpen ? [element, words] : [element]
  return Math.max(...boxes.map((box) => box.getBoundingClientRect().right))
}

/** What makes the page wider than its window. */
export function stickingOut(root: HTMLElement): string[] {
  if (root.scrollWidth <= root.clientWidth + 1) return []
  const edge = root.getBoundingClientRect().left + root.clientWidth + 1
  const out = [...root.querySelectorAll('*')].filter(
    (element) => endOf(element) + bleed(element, root) > edge && !isKept(element, root),
  )
  const culprit = out.at(-1)
  if (!culprit) return []
  return [`${nameOf(culprit)} sticks out of the story by ${Math.round(endOf(culprit) - edge)} px`]
}

/** Panels that lie over the page; it cannot be scrolled to what they have outside the window. */
const panels = ['dialog', 'sheet', 'popover', 'dropdown-menu', 'tooltip', 'toast']
  .map((slot) => `[data-slot="${slot}"]`)
  .join()

/**
 * What of the panels over the page nobody can reach. One beside a control goes where that goes, also
 * out of the window: it must only not be larger.
 */
export const windowFaults = ({ documentElement, body }: Document): string[] =>
  [...body.querySelectorAll(panels)].filter(isSeen).flatMap((panel) => {
    const { left, top, right, bottom, width, height } = panel.getBoundingClientRect()
    const { clientWidth, clientHeight } = documentElement
    const over = [width - clientWidth, height - clientHeight]
    if (!panel.closest('[data-radix-popper-content-wrapper]')) {
      over.push(-left, -top, right - clientWidth, bottom - clientHeight)
    }
    const most = Math.max(...over)
    return most > 1 ? [`${nameOf(panel)} leaves the window by ${Math.round(most)} px`] : []
  })

/** What is wrong with the shape of a story as it stands; axe does not measure these. */
export const geometryFaults = (body: HTMLElement): string[] => [
  ...smallTargets(body),
  ...stickingOut(body),
]
