import { tabStops } from '../patterns/context.ts'
import { clippersOf, insideOf } from './boxes.ts'
import { settle } from './looks.ts'
import { nameOf } from './name.ts'

/** Where a ring may be drawn for an element: on it, around it, or beside a control that is not seen. */
function ringPlaces(element: HTMLElement): Element[] {
  const around: Element[] = []
  for (let at = element.parentElement; at && around.length < 3; at = at.parentElement)
    around.push(at)
  return [element, ...around, ...(element.parentElement?.children ?? [])]
}

const ringOf = (element: Element) => {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
  const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  return { width, reach: width + Number.parseFloat(outlineOffset) }
}

/** Sides of a ring that a box around it cuts off whole. */
function hiddenSides(place: Element, { width, reach }: { width: number; reach: number }): number {
  const { left, top, right, bottom } = place.getBoundingClientRect()
  const sides = clippersOf(place).map((box) => {
    const inside = insideOf(box)
    return [
      left - reach + width <= inside.left,
      top - reach + width <= inside.top,
      right + reach - width >= inside.right,
      bottom + reach - width >= inside.bottom,
    ]
  })
  return [0, 1, 2, 3].filter((side) => sides.some((cut) => cut[side])).length
}

function ringFault(element: HTMLElement): string | undefined {
  element.blur()
  const places = ringPlaces(element)
  const before = places.map((place) => ringOf(place).width)
  element.focus({ preventScroll: true })
  if (document.activeElement !== element) return undefined
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const at = places.findIndex((place, index) => ringOf(place).width > (before[index] ?? 0))
  const place = places[at]
  if (!place) return `${nameOf(element)} does not show that it has the focus`
  const hidden = hiddenSides(place, ringOf(place))
  return hidden > 1 ? `${nameOf(element)}: its ring is cut off on ${hidden} sides` : undefined
}

/** What may keep the Tab key: a modal dialog and a menu are left with Esc (W3C APG). */
const keepers = '[aria-modal="true"], [role="menu"], [role="listbox"]'

/** Whether Tab never leads on from an element, also where its widget moves the focus itself. */
async function isTrap(element: HTMLElement, stops: number, shiftKey: boolean): Promise<boolean> {
  if (element.closest(keepers)) return false
  let at = element
  for (let step = 0; step <= stops; step++) {
    at.focus({ preventScroll: true })
    const tab = { key: 'Tab', shiftKey, bubbles: true, cancelable: true }
    const press = new KeyboardEvent('keydown', tab)
    at.dispatchEvent(press)
    if (!press.defaultPrevented) return false
    // What closes hands the focus on when it is gone.
    for (let frame = 0; frame < 5 && document.activeElement === at; frame++) await settle()
    const next = document.activeElement as HTMLElement
    if (next === at) return true
    at = next
  }
  return true
}

/** Whether the focus can go on to something that comes after everything. */
function isLeft(page: HTMLElement): boolean {
  const after = document.createElement('button')
  page.append(after)
  after.focus({ preventScroll: true })
  const left = document.activeElement === after
  after.remove()
  return left
}

/**
 * What has no ring of its own to look for: a story may show it without the focus, and the edges that
 * Radix puts around its layers only hand the focus on.
 */
const ringless = '[data-force~="focus-visible"], [data-radix-focus-guard]'

/** Everything Tab stops at shows a ring, and none of it holds on to the focus. */
export async function focusFaults(page: HTMLElement): Promise<string[]> {
  const [left, top] = [window.scrollX, window.scrollY]
  const isModal = page.querySelector('[aria-modal="true"]') !== null
  const stops = tabStops(page).filter((stop) => !stop.closest(ringless))
  const faults = stops.map(ringFault).filter((fault) => fault !== undefined)
  for (const stop of stops) {
    for (const [name, back] of [
      ['Tab', false],
      ['Shift and Tab', true],
    ] as const) {
      if (await isTrap(stop, stops.length, back))
        faults.push(`${nameOf(stop)} keeps ${name} to itself`)
    }
  }
  if (!isModal && stops.length > 0 && !isLeft(page)) faults.push('the focus cannot leave')
  ;(document.activeElement as HTMLElement | null)?.blur()
  window.scrollTo(left, top)
  return faults
}
