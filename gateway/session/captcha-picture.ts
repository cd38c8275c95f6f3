import { toPng } from '#gateway/assets/raster.ts'
import { type Point, strokesOf } from './captcha-strokes.ts'

/** CSS pixels as the login form shows it; drawn at twice that. */
const width = 128
const height = 48

/** Hard colours by design (DESIGN.md): a picture has no theme. */
const paper = '#faeecb'
const inks = { digit: '#3d0f1a', line: '#7c2b2b' }

/** A number from 0 up to 1. */
export type Random = () => number

const round = (value: number) => value.toFixed(1)

/** A broad nib held at an angle, dragged along a line: thick one way, thin the other. */
function nibbed(line: readonly Point[], angle: number, thickness: number): string {
  const nx = Math.cos(angle) * thickness
  const ny = Math.sin(angle) * thickness
  let path = ''
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1] as Point
    const [bx, by] = line[i] as Point
    const corners: Point[] = [
      [ax - nx, ay - ny],
      [ax + nx, ay + ny],
      [bx + nx, by + ny],
      [bx - nx, by - ny],
    ]
    // All one way round, so that quads lying over each other add up instead of cutting holes.
    if ((bx - ax) * ny > (by - ay) * nx) corners.reverse()
    path += `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
  }
  return path
}

function digitPath(digit: number, index: number, random: Random): string {
  const spread = (by: number) => (random() * 2 - 1) * by
  const turn = spread(0.2)
  const lean = spread(0.16)
  const size = 0.84 + random() * 0.16
  const x = 21 + index * 29 + spread(3)
  const y = height / 2 + spread(3.5)
  const wave = { phase: random() * 6.3, depth: 0.5 + random() * 0.9 }
  const place = ([px, py]: Point): Point => {
    const u = (px - 10) * size + Math.sin(py / 6 + wave.phase) * wave.depth
    const w = (py - 16) * size * 0.92
    const leaning = u - w * lean
    return [
      x + leaning * Math.cos(turn) - w * Math.sin(turn),
      y + leaning * Math.sin(turn) + w * Math.cos(turn),
    ]
  }
  const nib = -0.12 + spread(0.18)
  return strokesOf(digit)
    .map((line) => nibbed(line.map(place), nib, 1.9 + random() * 0.5))
    .join('')
}

/** A thread across the whole picture. */
function noise(random: Random): string {
  const at = () => round(8 + random() * (height - 16))
  return `M-4 ${at()}C28 ${at()} 40 ${at()} 64 ${at()}S104 ${at()} ${width + 4} ${at()}`
}

/** The picture as SVG; the same numbers from `random` draw the same one. */
function captchaSvg(digits: string, random: Random): string {
  const glyphs = [...digits].map((digit, index) => digitPath(Number(digit), index, random)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
    `<path d="${glyphs}" fill="${inks.digit}" stroke="${inks.digit}" stroke-width=".9" stroke-linejoin="round"/>` +
    `<path d="${noise(random)}${noise(random)}" fill="none" stroke="${inks.line}" stroke-width="1.3"/></svg>`
  )
}

/** A PNG of 256 by 96 pixels. */
export const captchaPng = (digits: string, random: Random): Promise<Uint8Array> =>
  toPng(captchaSvg(digits, random), width * 2)
