/** Edges in the window's pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What two boxes share; nothing has its edges the wrong way round. */
export const overlap = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

/** The whole pixels that hold all of some boxes. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.floor(Math.min(...boxes.map(({ left }) => left))),
  top: Math.floor(Math.min(...boxes.map(({ top }) => top))),
  right: Math.ceil(Math.max(...boxes.map(({ right }) => right))),
  bottom: Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom))),
})

/** Whether there is nothing of a box to see. */
export const isEmpty = ({ left, top, right, bottom }: Box): boolean =>
  right - left <= 1 || bottom - top <= 1

/** Whether two boxes have more than an edge in common. */
export const meet = (a: Box, b: Box): boolean => !isEmpty(overlap(a, b))

/** Whether one box is around another. */
export const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left + 1 &&
  outer.top <= inner.top + 1 &&
  outer.right >= inner.right - 1 &&
  outer.bottom >= inner.bottom - 1

/** Whether an element is drawn at all. */
export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

const everything: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }

/** Where an element that clips lets its content be seen: inside its border. */
export function insideOf(element: Element): Box {
  const { left, top } = element.getBoundingClientRect()
  const [x, y] = [left + element.clientLeft, top + element.clientTop]
  return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }
}

/** Elements around one that clip what is in them, from the inside out. */
export function clippersOf(element: Element): Element[] {
  const found: Element[] = []
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflow, position } = getComputedStyle(at)
    if (overflow !== 'visible') found.push(at)
    if (position === 'fixed') break
  }
  return found
}

/** Where an element can be seen at all. */
export const clipOf = (element: Element): Box =>
  clippersOf(element).map(insideOf).reduce(overlap, everything)

/** Whether all of an element is in the window. */
export function isIn(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth
}
