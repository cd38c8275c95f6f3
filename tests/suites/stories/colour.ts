/** Red, green and blue of 0 to 255, and how much of it there is. */
export type Rgba = readonly [r: number, g: number, b: number, a: number]

const paper = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
const known = new Map<string, Rgba>()

function read(colour: string): Rgba {
  if (!paper) throw new Error('There is no canvas to read colours with.')
  paper.clearRect(0, 0, 1, 1)
  paper.fillStyle = colour
  paper.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0, a = 0] = paper.getImageData(0, 0, 1, 1).data
  return [r, g, b, a / 255]
}

/** A colour of CSS, whatever it is written in. */
export function rgba(colour: string): Rgba {
  const before = known.get(colour)
  if (before) return before
  const found = read(colour)
  known.set(colour, found)
  return found
}

/** What two colours give, one over the other. */
export function over(top: Rgba, below: Rgba): Rgba {
  const a = top[3] + below[3] * (1 - top[3])
  if (a === 0) return [0, 0, 0, 0]
  const mix = (at: 0 | 1 | 2) => (top[at] * top[3] + below[at] * below[3] * (1 - top[3])) / a
  return [mix(0), mix(1), mix(2), a]
}

const channel = (value: number) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const luminance = ([r, g, b]: Rgba) =>
  0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)

/** Ratio of WCAG 2 of an ink on an opaque ground. */
export function ratio(ink: Rgba, ground: Rgba): number {
  const [one, other] = [luminance(over(ink, ground)), luminance(ground)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Ink of an element's own words; words that stand in for a value have their own. */
export function inkOf(element: Element): Rgba {
  const style = getComputedStyle(
    element,
    element.matches(':placeholder-shown') ? '::placeholder' : null,
  )
  // Drawn text has a fill, which may be named after the colour around it.
  const isDrawn = element instanceof SVGElement && !/^currentcolor$/i.test(style.fill)
  const [r, g, b, a] = rgba(isDrawn ? style.fill : style.color)
  return style.opacity === '1' || !element.matches(':placeholder-shown')
    ? [r, g, b, a]
    : [r, g, b, a * Number(style.opacity)]
}

/** Ratio that a text needs, by its size (WCAG 1.4.3). */
export function needed(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element)
  const size = Number.parseFloat(fontSize)
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
}
