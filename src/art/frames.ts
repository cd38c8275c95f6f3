// Layer 5 of a cover: the frame, fixed for a studio and drawn in its highlight.
import type { CoverInks } from './emblems/index.ts'
import { kranok, prachamyam, round } from './geometry.ts'
import { box, each, group, repeat, rule, shape } from './markup.ts'
import { height, width } from './size.ts'

/** Draws a frame in a studio's inks. */
export type Frame = (inks: CoverInks) => string

const hairline = (ink: string, inset: number, rx: number, stroke = 2, opacity = 0.9) =>
  box(inset, inset, width - 2 * inset, height - 2 * inset, 'none', {
    rx,
    stroke: ink,
    'stroke-width': stroke,
    opacity,
  })

const hair: Frame = ({ c }) => hairline(c, 11, 10) + hairline(c, 17, 7, 1, 0.55)

const notch: Frame = ({ b, c }) => {
  const corners = [
    [14, 14],
    [306, 14],
    [14, 386],
    [306, 386],
  ] as const
  const outline =
    'M34 12H286A22 22 0 0 0 308 34V366A22 22 0 0 0 286 388' +
    'H34A22 22 0 0 0 12 366V34A22 22 0 0 0 34 12Z'
  return (
    rule(outline, c, 2.2, { opacity: 0.9 }) +
    each(corners, ([x, y]) => group(`translate(${x} ${y})`, prachamyam(9, b)))
  )
}

const arch: Frame = ({ c, ink }) =>
  shape(
    'M0 0H320V132C316 92 262 66 222 46C190 30 168 22 160 4C152 22 130 30 98 46' +
      'C58 66 4 92 0 132Z',
    ink,
    { opacity: 0.55 },
  ) +
  rule(
    'M12 388V140C16 100 60 80 104 58C136 42 152 34 160 18' +
      'C168 34 184 42 216 58C260 80 304 100 308 140V388Z',
    c,
    2.2,
    { opacity: 0.9 },
  )

const band: Frame = ({ c }) => {
  const leaf = 'c0-13 7-17 11.7-24c4.7 7 11.7 11 11.7 24Z'
  const leaves = repeat(12, (i) => `M${round(20 + i * 23.4)} 388${leaf}`)
  return hairline(c, 11, 10) + shape(leaves, c, { opacity: 0.85 })
}

const step: Frame = ({ c }) =>
  rule('M36 12H284V24H296V36H308V364H296V376H284V388H36V376H24V364H12V36H24V24H36Z', c, 2.2, {
    opacity: 0.9,
  })

const stamp: Frame = ({ c, ink }) =>
  box(9, 9, 302, 382, 'none', {
    rx: 6,
    stroke: ink,
    'stroke-width': 6,
    'stroke-dasharray': '0 12.16',
    'stroke-linecap': 'round',
    opacity: 0.55,
  }) + hairline(c, 19, 4)

const rail: Frame = ({ bg, b, c }) =>
  rule('M14 16H306M14 24H306M14 376H306M14 384H306', c, 2, { opacity: 0.9 }) +
  each([20, 380], (y) =>
    group(`translate(160 ${y})`, shape('M-26-9H26V9H-26Z', bg), prachamyam(11, c, b)),
  )

/** Three corners: the fourth belongs to the favourite button. */
const crest: Frame = ({ c }) => {
  const corners = [
    [1, 1, 20, 20],
    [1, -1, 20, 380],
    [-1, -1, 300, 380],
  ] as const
  return (
    hairline(c, 11, 10) +
    each(corners, ([flipX, flipY, x, y]) =>
      group(`translate(${x} ${y}) scale(${flipX} ${flipY})`, kranok(2, 2, 135, 0.36, c)),
    )
  )
}

/** The eight frames. */
export const frames = { hair, notch, arch, band, step, stamp, rail, crest } as const

/** The name of a frame. */
export type FrameName = keyof typeof frames
