import { insideOf } from './boxes.ts'
import { nameOf } from './name.ts'

const ruler = new OffscreenCanvas(1, 1).getContext('2d')

/** How far the letters of a text reach above and below its line of writing, and its face does. */
function inkOf(text: string, { font }: CSSStyleDeclaration) {
  if (!ruler) throw new Error('There is no canvas to measure letters with.')
  ruler.font = font
  const size = ruler.measureText(text)
  return {
    above: size.actualBoundingBoxAscent,
    below: size.actualBoundingBoxDescent,
    face: size.fontBoundingBoxAscent,
  }
}

function textsIn(element: Element): Text[] {
  const found: Text[] = []
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode as Text
    if (text.data.trim() !== '') found.push(text)
  }
  return found
}

const range = document.createRange()

/** Whether a box lets the marks above and below the letters of a text through, where it shows them. */
function cuts(box: Element, text: Text): boolean {
  const parent = text.parentElement
  if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const inside = insideOf(box)
  range.selectNodeContents(text)
  const lines = [...range.getClientRects()]
  const shown = lines.filter(({ top, bottom, left, right }) => {
    const middle = (top + bottom) / 2
    return (
      middle > inside.top && middle < inside.bottom && right > inside.left && left < inside.right
    )
  })
  // Most boxes are higher than all their lines: no need to measure letters.
  if (shown.every(({ top, bottom }) => top >= inside.top && bottom <= inside.bottom)) return false
  const { above, below, face } = inkOf(text.data.trim(), getComputedStyle(parent))
  return shown.some(({ top }) => {
    const line = top + face
    return line - above < inside.top - 0.75 || line + below > inside.bottom + 0.75
  })
}

/** Whether something inside a box scrolls a text: what it cuts off can be brought into sight. */
function scrolls(text: Text, box: Element): boolean {
  for (let at = text.parentElement; at && at !== box; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return true
  }
  return false
}

/** Letters that a box cuts off above or below: the stacked marks of Thai and Vietnamese, mostly. */
export function inkFaults(page: HTMLElement): string[] {
  return [...page.querySelectorAll('*')]
    .filter((box) => {
      const { overflowY, clipPath, position } = getComputedStyle(box)
      const isHeard = position === 'absolute' && (clipPath !== 'none' || box.clientHeight <= 1)
      return (overflowY === 'hidden' || overflowY === 'clip') && !isHeard && !box.closest('[inert]')
    })
    .flatMap((box) =>
      textsIn(box)
        .filter((text) => cuts(box, text) && !scrolls(text, box))
        .map(
          (text) => `letters of “${text.data.trim().slice(0, 40)}” are cut off by ${nameOf(box)}`,
        ),
    )
}
