// Weather, hills and light.
import { petal, prachamyam, ring } from '../geometry.ts'
import { brush, disc, draw, each, group, repeat, shape } from '../markup.ts'
import type { Emblem } from './inks.ts'

/** A crescent with three stars, over a bank of cloud. */
export const moon: Emblem = ({ a, b, c, ink }) =>
  draw(
    shape('M30-88A92 92 0 1 0 76 56A76 76 0 0 1 30-88Z', c),
    group('translate(46 -20)', prachamyam(26, b, ink)),
    group('translate(78 -70) scale(.5)', prachamyam(26, a)),
    group('translate(86 22) scale(.4)', prachamyam(26, a)),
    brush('M-96 74C-70 52-50 74-30 66C-10 56 14 56 26 74C44 62 70 66 92 78', a, 9),
  )

/** Two peaks with snow, a low sun, and mist. */
export const mountain: Emblem = ({ a, b, c }) =>
  draw(
    disc(-54, -58, 32, c),
    shape('M-106 76-38-46 36 76Z', b),
    shape('M-38-46-18-10-32-18-42-4-56-14Z', c),
    shape('M-48 76 36-92 108 76Z', a),
    shape('M36-92 62-34 44-44 32-26 20-42 6-32Z', c),
    brush('M-96 90H96M-60 104H60', c, 7),
  )

/** A wave about to break, its crest a row of foam. */
export const wave: Emblem = ({ a, b, c }) => {
  const foam = [
    [-2, -88, 13],
    [24, -92, 15],
    [52, -84, 14],
    [76, -66, 15],
    [90, -42, 13],
    [86, -14, 14],
    [64, 4, 12],
    [42, -4, 11],
  ] as const
  return draw(
    shape(
      'M-104 74C-98-6-58-78 12-86C70-88 100-50 90-16C82 12 44 14 40-10' +
        'C38-26 52-34 64-26C52-50 14-44 4-10C-6 28 42 62 106 64V86H-104Z',
      a,
    ),
    shape('M-80 76C-72 10-44-50 4-64C-26-32-40 24-8 76Z', b),
    each(foam, ([x, y, r]) => disc(x, y, r, c)),
    brush('M-100 100q16-13 33 0t33 0 33 0 33 0 33 0 33 0', c, 6),
  )
}

/** A burst of twelve rays. */
export const firework: Emblem = ({ a, b, c, ink }) =>
  draw(
    ring(12, 'M0-40 8-88 0-104-8-88Z', a),
    ring(12, 'M0-34 5-70 0-80-5-70Z', b, 15),
    ring(8, petal(10, 38), c),
    repeat(12, (i) => disc(0, -94, 5, c, { transform: `rotate(${15 + i * 30})` })),
    disc(0, 0, 9, ink),
  )
