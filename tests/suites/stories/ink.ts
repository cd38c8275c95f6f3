import { insideOf, isSeen } from './boxes.ts'
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

const isShown = ({ parentElement }: Text) => parentElement !== null && isSeen(parentElement)

/** Whether a box lets the marks above and below the letters of a text through, where it shows them. */
function cuts(box: Element, text: Text): boolean {
  const parent = text.parentElement
  if (!parent || !isShown(text)) return false
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

/** What moves what is in it past its own edge, and back. */
const moving = '[aria-roledescription="carousel"], [data-slot="winner-board"]'

/** The nearest box that ends a text at its side without saying so: no ellipsis, no way to scroll. */
function enderOf(text: Text): Element | undefined {
  for (let at = text.parentElement; at; at = at.parentElement) {
    const { overflowX, textOverflow, display, position, clipPath } = getComputedStyle(at)
    if (overflowX === 'visible') {
      if (position === 'fixed') return undefined
      continue
    }
    const isSaid = textOverflow === 'ellipsis' && !/flex|grid/.test(display)
    const isHeard = position === 'absolute' && (clipPath !== 'none' || at.clientWidth <= 1)
    const isEnd = (overflowX === 'hidden' || overflowX === 'clip') && !isSaid && !isHeard
    return isEnd && at !== document.body && !at.closest(moving) ? at : undefined
  }
  return undefined
}

/** Lines that begin in a box and go on behind its edge. */
function endFaults(page: HTMLElement): string[] {
  return textsIn(page).flatMap((text) => {
    const box = enderOf(text)
    if (!box || !isShown(text) || box.closest('[inert]')) return []
    const { left, right, top, bottom } = insideOf(box)
    range.selectNodeContents(text)
    const isCut = [...range.getClientRects()].some((line) => {
      const isIn = line.left < right && line.right > left && line.top < bottom && line.bottom > top
      return isIn && (line.right > right + 1 || line.left < left - 1)
    })
    return isCut
      ? [`“${text.data.trim().slice(0, 40)}” is cut off at the side by ${nameOf(box)}`]
      : []
  })
}

/** Letters that a box cuts off above or below: the stacked marks of Thai and Vietnamese, mostly. */
function tallFaults(page: HTMLElement): string[] {
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

/** Letters that a box cuts off, on any side. */
export const inkFaults = (page: HTMLElement): string[] => [...tallFaults(page), ...endFaults(page)]
