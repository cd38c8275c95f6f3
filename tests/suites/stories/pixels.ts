import { cdp } from 'vitest/browser'
import { around, type Box, clipOf, insideOf, isIn, overlap } from './boxes.ts'
import { inkOf, needed, ratio, type Rgba } from './colour.ts'
import { nameOf } from './name.ts'

/** The lines of an element's own text that can be seen, in the window's pixels. */
function linesOf(element: HTMLElement): Box[] {
  const sight = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
  const range = document.createRange()
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const rects = texts.flatMap((text) => {
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  })
  if (element.matches('input, select, textarea')) rects.push(element.getBoundingClientRect())
  const own = getComputedStyle(element).overflow === 'visible' ? sight : insideOf(element)
  const seen = [clipOf(element), own, sight].reduce(overlap)
  return rects
    .map((rect) => overlap(rect, seen))
    .filter(({ left, right, top, bottom }) => {
      return right - left > 1 && bottom - top > 1
    })
}

/** Ink as it arrives on the page: what stands around the text may make it fainter. */
function fadedInk(element: HTMLElement): Rgba {
  const [r, g, b, a] = inkOf(element)
  let opacity = 1
  for (let at: Element | null = element; at; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity)
  }
  return [r, g, b, a * opacity]
}

/** A text as it is written in the brand and the scheme that are on. */
export interface Written {
  readonly element: HTMLElement
  readonly ink: Rgba
  /** The ratio it needs. */
  readonly least: number
}

/** What has to be known of a text before its ink is taken away. */
export const writtenOf = (element: HTMLElement): Written => ({
  element,
  ink: fadedInk(element),
  least: needed(element),
})

interface Text extends Written {
  readonly lines: readonly Box[]
}

/** A piece of the page. */
async function photograph({ left, top, right, bottom }: Box): Promise<ImageData> {
  const { x, y } = (window.frameElement as HTMLIFrameElement).getBoundingClientRect()
  const clip = { x: x + left, y: y + top, width: right - left, height: bottom - top, scale: 1 }
  const { data } = await cdp().send('Page.captureScreenshot', { clip, optimizeForSpeed: true })
  const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0)
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const sheet = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (!sheet) throw new Error('There is no canvas to read the picture with.')
  sheet.drawImage(picture, 0, 0)
  return sheet.getImageData(0, 0, picture.width, picture.height)
}

/** A hairline or a corner that crosses the box of a line is behind no letter to speak of. */
const crossing = 0.05

/**
 * The ratio that is too low behind more than a crossing of a text. Where something else lies over the
 * text there is nothing to read.
 */
function tooLow(
  { element, ink, least, lines }: Text,
  picture: ImageData,
  from: Box,
): number | undefined {
  const pixels = new Uint32Array(picture.data.buffer)
  const known = new Map<number, number>()
  const low: number[] = []
  let all = 0
  for (const line of lines) {
    for (let y = Math.ceil(line.top); y < line.bottom; y += 3) {
      for (let x = Math.ceil(line.left); x < line.right; x += 3) {
        const pixel = pixels[(y - from.top) * picture.width + x - from.left]
        if (pixel === undefined) continue
        const here =
          known.get(pixel) ?? ratio(ink, [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255, 1])
        known.set(pixel, here)
        all += 1
        if (here >= least) continue
        const top = document.elementFromPoint(x, y)
        if (top && (top.contains(element) || element.contains(top))) low.push(here)
      }
    }
  }
  if (low.length <= all * crossing) return undefined
  return low.toSorted((a, b) => a - b)[Math.floor(all * crossing)]
}

/**
 * Contrast of texts whose ground only a picture tells: what is behind them counts, pixel by pixel. The
 * page has to be without ink (looks.ts).
 */
export async function contrastFaults(written: readonly Written[]): Promise<string[]> {
  const faults: string[] = []
  const [left, top] = [window.scrollX, window.scrollY]
  let rest = written.filter(({ element }) => element.isConnected)
  while (rest.length > 0) {
    rest[0]?.element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const here = rest.filter(({ element }, at) => at === 0 || isIn(element))
    const texts = here.map((text): Text => ({ ...text, lines: linesOf(text.element) }))
    const lines = texts.flatMap((text) => text.lines)
    if (lines.length > 0) {
      const box = around(lines)
      const picture = await photograph(box)
      for (const text of texts) {
        const found = tooLow(text, picture, box)
        if (found === undefined) continue
        const ratios = `${found.toFixed(2)} in places, not ${text.least}`
        faults.push(`contrast of ${nameOf(text.element)} is ${ratios}`)
      }
    }
    rest = rest.filter((text) => !here.includes(text))
  }
  window.scrollTo(left, top)
  return faults
}
