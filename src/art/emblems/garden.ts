// What grows: flowers and fruit.
import { petal, polygon, ring, round } from '../geometry.ts'
import { brush, disc, draw, each, group, oval, repeat, shape, tag } from '../markup.ts'
import type { Emblem } from './inks.ts'

/** A lotus in flower over three lines of water. */
export const lotus: Emblem = ({ a, b, c }) => {
  const petals = [
    [76, a],
    [-76, a],
    [50, b],
    [-50, b],
    [24, a],
    [-24, a],
  ] as const
  return draw(
    shape(petal(30, 92), c),
    each(petals, ([lean, ink]) =>
      shape(petal(27, 88), ink, { transform: `translate(0 30) rotate(${lean})` }),
    ),
    shape(petal(28, 96), c, { transform: 'translate(0 34)' }),
    shape(petal(10, 60), b, { transform: 'translate(0 30)' }),
    brush('M-92 48H92M-62 62H62M-30 76H30', c, 5),
  )
}

/** Three bird's-eye chillies. */
export const chili: Emblem = ({ a, b, c, ink }) => {
  const pods = [
    [-40, 8, -22, b],
    [0, -10, 0, a],
    [40, 8, 22, b],
  ] as const
  return each(pods, ([x, y, lean, skin]) =>
    group(
      `translate(${x} ${y}) rotate(${lean})`,
      shape('M-17-58C-26 0-14 58 22 92C24 40 26-10 17-58Z', skin),
      brush('M-6-44C-12 0-6 36 8 62', c, 5, { opacity: 0.8 }),
      shape('M-20-56Q0-76 20-56L4-58Q4-80 14-94', ink, {
        stroke: ink,
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      }),
    ),
  )
}

/** A mangosteen, cut so that its white segments show. */
export const mangosteen: Emblem = ({ a, b, c, ink }) =>
  draw(
    disc(0, 8, 84, a),
    shape('M-84 8A84 84 0 0 0 84 8Z', b),
    oval(0, 8, 66, 52, ink, { opacity: 0.55 }),
    group('translate(0 8) scale(1 .8)', ring(6, petal(19, 56), c)),
    each([-46, 0, 46], (lean) =>
      shape(petal(24, 44), c, {
        transform: `translate(0 -66) rotate(${lean * 1.4})`,
        opacity: lean === 0 ? undefined : 0.7,
      }),
    ),
  )

/** A durian, split open. */
export const durian: Emblem = ({ a, b, c }) =>
  draw(
    tag('polygon', { points: polygon(26, 94, 76), fill: b }),
    tag('polygon', { points: polygon(20, 74, 60), fill: a }),
    shape(
      'M-14-62C-56-20-50 40-8 66C-30 24-30-20-14-62ZM14-62C56-20 50 40 8 66C30 24 30-20 14-62Z',
      c,
    ),
    brush('M0-88V-112', c, 10),
  )

/** A pineapple under its crown of leaves. */
export const pineapple: Emblem = ({ a, b, c }) => {
  const leaves = [
    [-62, 64],
    [62, 64],
    [-38, 78],
    [38, 78],
    [-16, 92],
    [16, 92],
    [0, 80],
  ] as const
  const eyes = [
    [-14, 2],
    [4, 3],
    [22, 4],
    [40, 3],
    [58, 4],
    [76, 3],
    [92, 2],
  ] as const
  return draw(
    each(leaves, ([lean, length], i) =>
      shape(petal(13, length), i % 4 < 2 ? c : a, {
        transform: `translate(0 -26) rotate(${lean})`,
      }),
    ),
    oval(0, 36, 58, 70, b),
    each(eyes, ([y, count]) =>
      repeat(count, (i) =>
        shape('M0-12 12 0 0 12-12 0Z', i % 2 ? a : c, {
          transform: `translate(${round((i - (count - 1) / 2) * 27)} ${y})`,
          opacity: 0.9,
        }),
      ),
    ),
  )
}
