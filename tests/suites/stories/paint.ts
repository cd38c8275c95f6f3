import type { Box } from './boxes.ts'
import { rgba, type Rgba } from './colour.ts'

/** What an element paints, and does to all that is in it. */
export interface Paint {
  readonly ground: Rgba
  readonly opacity: number
  /** Paints more than a plain colour. */
  readonly isPicture: boolean
  /** Changes the colours of what is in it. */
  readonly isFilter: boolean
  /** Changes the colours of what is behind it. */
  readonly isGlass: boolean
}

const replaced = 'img, svg, canvas, video, iframe, object, progress, meter'

export function paintOf(element: Element): Paint {
  const style = getComputedStyle(element)
  return {
    ground: rgba(style.backgroundColor),
    opacity: Number(style.opacity),
    isPicture: style.backgroundImage !== 'none' || element.matches(replaced),
    isFilter:
      style.filter !== 'none' || style.mixBlendMode !== 'normal' || style.maskImage !== 'none',
    isGlass: style.backdropFilter !== 'none',
  }
}

const besides = ['::before', '::after'] as const
const isNone = (content: string) => content === 'none' || content === 'normal'

/** Whether an element has boxes before or after its content, which may paint. */
export const hasBeside = (element: Element): boolean =>
  besides.some((part) => !isNone(getComputedStyle(element, part).content))

/** Something painted that may be behind a text without being around it. */
export interface Painter {
  readonly element: Element
  readonly box: Box
  /** Its colour, where that is plain. */
  readonly ground: Rgba | undefined
  /** Painted before or after the content of the element. */
  readonly isBeside?: boolean
}

/** The box that something placed is placed in. */
function placeOf(element: Element): Element {
  if (getComputedStyle(element).position !== 'static') return element
  return (element as HTMLElement).offsetParent ?? element
}

/** Where a box before or after the content lies; as wide as it can be, where that is hard to tell. */
function besideBox(element: Element, style: CSSStyleDeclaration): Box {
  const place = style.position === 'absolute' ? placeOf(element) : element
  const all = place.getBoundingClientRect()
  const isMoved = style.transform !== 'none' || style.translate !== 'none'
  if (style.position !== 'absolute' || isMoved) return all
  const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(
    Number.parseFloat,
  )
  if ([left, top, width, height].some(Number.isNaN)) return all
  const x = all.left + place.clientLeft + (left ?? 0)
  const y = all.top + place.clientTop + (top ?? 0)
  return { left: x, top: y, right: x + (width ?? 0), bottom: y + (height ?? 0) }
}

/** What is painted before and after the content of an element. */
export const besideOf = (element: Element): Painter[] =>
  besides.flatMap((part) => {
    const style = getComputedStyle(element, part)
    if (isNone(style.content)) return []
    const [r, g, b, a] = rgba(style.backgroundColor)
    const isPicture = style.backgroundImage !== 'none'
    if (a === 0 && !isPicture) return []
    const ground: Rgba | undefined = isPicture ? undefined : [r, g, b, a * Number(style.opacity)]
    return [{ element, box: besideBox(element, style), ground, isBeside: true }]
  })
