// Layer 2 of a cover: the field, drawn in bg2 on bg. Repeats use <pattern>, so that a cover is
// 15 to 60 nodes and never hundreds.
import type { CoverInks } from './emblems/index.ts'
import { ogee, petal, prachamyam, type Random, round } from './geometry.ts'
import { disc, each, group, repeat, shape, tag } from './markup.ts'
import { height, width } from './size.ts'

/** Draws a field; `id` is unique to the cover and names its pattern. */
export type Field = (inks: CoverInks, next: Random, id: string) => string

const tiled = (id: string, tileWidth: number, tileHeight: number, inner: string, turn?: string) => {
  const pattern = {
    id,
    width: tileWidth,
    height: tileHeight,
    patternUnits: 'userSpaceOnUse',
    patternTransform: turn,
  }
  return (
    tag('defs', {}, tag('pattern', pattern, inner)) +
    tag('rect', { width, height, fill: `url(#${id})` })
  )
}

/** Alternate wedges around (x, y), as one path. `turn` is 2π as the format knows it. */
export const wedges = (x: number, y: number, reach: number, count: number): string => {
  const turn = 6.2832
  const rim = (i: number) =>
    `${round(x + Math.cos((i / count) * turn) * reach)} ` +
    `${round(y + Math.sin((i / count) * turn) * reach)}`
  return repeat(count / 2, (half) => `M${x} ${y}L${rim(half * 2)}L${rim(half * 2 + 1)}Z`)
}

const rays: Field = ({ bg2 }, next) =>
  shape(wedges(160, 188, 420, 18 + 2 * Math.floor(next() * 5)), bg2)

const lattice: Field = ({ bg2 }, next, id) => {
  const step = 40 + Math.floor(next() * 2) * 13.3
  const flower = prachamyam(step * 0.3, bg2)
  return tiled(
    id,
    round(step),
    round(step * 2),
    group(`translate(${round(step / 2)} ${round(step / 2)})`, flower) +
      each([0, step], (x) => group(`translate(${round(x)} ${round(step * 1.5)})`, flower)),
  )
}

const scales: Field = ({ bg, bg2 }, _next, id) => {
  const centres = [
    [0, 44],
    [40, 44],
    [20, 22],
    [0, 0],
    [40, 0],
  ] as const
  const scale = ([x, y]: readonly [number, number]) =>
    disc(x, y, 20, bg, { stroke: bg2, 'stroke-width': 4 }) + disc(x, y, 8, bg2)
  return tiled(id, 40, 44, each(centres, scale))
}

const arches: Field = ({ bg, bg2 }) =>
  repeat(7, (i) => {
    const span = 430 - i * 52
    const rise = 480 - i * 30
    // The format rounds the width to a tenth of the ogee.
    const scale = `scale(${round(span / 10) / 10} ${rise / 100})`
    const place = `translate(${160 - span / 2} ${-36 + i * 36})`
    return shape(ogee, i % 2 ? bg : bg2, { transform: `${place} ${scale}` })
  })

const bands: Field = ({ bg, bg2 }) =>
  disc(160, 176, 132, bg2, { opacity: 0.55 }) +
  repeat(6, (i) =>
    shape(`M-20 ${250 + i * 30}q45-34 90 0t90 0 90 0 90 0V430H-20Z`, i % 2 ? bg : bg2),
  )

const sky: Field = ({ bg2 }, next) =>
  repeat(22, () => {
    const at = `translate(${round(next() * width)} ${round(next() * height * 0.8)})`
    const star = 'M0-16C2-6 6-2 16 0C6 2 2 6 0 16C-2 6-6 2-16 0C-6-2-2-6 0-16Z'
    return group(`${at} scale(${round(0.4 + next() * 0.6)})`, shape(star, bg2))
  }) + shape('M-10 330C60 290 90 320 160 300C230 280 260 320 330 290V410H-10Z', bg2)

const weave: Field = ({ bg2 }, next, id) =>
  tiled(
    id,
    40,
    40,
    shape('M2 4H18V16H2ZM22 24H38V36H22ZM24 2H36V18H24ZM4 22H16V38H4Z', bg2),
    next() > 0.5 ? 'rotate(45)' : undefined,
  )

const grain: Field = ({ bg2 }, _next, id) =>
  tiled(
    id,
    36,
    48,
    shape(petal(7, 22), bg2, { transform: 'translate(9 24) rotate(18)' }) +
      shape(petal(7, 22), bg2, { transform: 'translate(27 46) rotate(-18)' }),
  )

/** The eight fields, in the order of the format. */
export const fields = { rays, lattice, scales, arches, bands, sky, weave, grain } as const

/** The name of a field. */
export type FieldName = keyof typeof fields
