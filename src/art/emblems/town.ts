// Streets, boats and festivals.
import { flower, kranok, niche, petal, ring, round } from '../geometry.ts'
import {
  box,
  brush,
  disc,
  draw,
  each,
  group,
  hoop,
  mirror,
  oval,
  repeat,
  rule,
  shape,
} from '../markup.ts'
import type { Emblem } from './inks.ts'

/** A paper lantern with three tassels. */
export const lantern: Emblem = ({ a, b, c }) =>
  draw(
    rule('M0-108V-72', c, 5),
    box(-26, -76, 52, 14, b, { rx: 4 }),
    oval(0, 0, 72, 62, a),
    oval(0, 0, 46, 62, b),
    oval(0, 0, 20, 62, c),
    box(-26, 60, 52, 14, b, { rx: 4 }),
    brush('M-14 76V104M0 76V112M14 76V104', c, 6),
  )

/** A star-shaped chula kite. */
export const kite: Emblem = ({ a, b, c, ink }) =>
  draw(
    shape(
      'M0-104C10-70 30-44 92-40C62-10 50 10 62 66C38 46 18 42 0 50' +
        'C-18 42-38 46-62 66C-50 10-62-10-92-40C-30-44-10-70 0-104Z',
      a,
    ),
    shape('M0-104C10-70 30-44 92-40C62-10 50 10 62 66C38 46 18 42 0 50Z', b),
    rule('M0-104V50M-92-40H92', c, 4),
    flower(0, -14, 26, c, ink),
    brush('M0 50C-16 74 18 86 0 112', c, 6),
  )

/** A flame of three kranok over two lines. */
export const flame: Emblem = ({ a, b, c }) =>
  draw(
    kranok(0, 78, -34, 0.95, b),
    kranok(0, 78, 34, 0.95, b),
    kranok(0, 78, 0, 1.5, a),
    brush('M-70 84H70M-44 98H44', c, 7),
  )

/** A long-tail boat before a low sun. */
export const boat: Emblem = ({ a, b, c }) =>
  draw(
    disc(0, -26, 56, b),
    shape(
      'M-98 34C-50 44 30 48 58 30C80 16 88-14 92-58C104-20 104 26 80 50' +
        'C60 68-40 68-72 58C-84 54-94 46-98 34Z',
      a,
    ),
    rule('M-60 34V-6H30V34', c, 7),
    shape('M-74-6Q-14-34 44-6Z', c),
    brush('M90-42Q106-34 102-14M88-26Q100-20 94 0', c, 6),
    repeat(2, (i) =>
      brush(`M${-100 + i * 14} ${76 + i * 15}q14-12 28 0t28 0 28 0 28 0 28 0 28 0`, c, 6),
    ),
  )

/** A tuk-tuk with a pennant. */
export const tuktuk: Emblem = ({ a, b, c, ink }) =>
  draw(
    shape('M-74-54C-62-78 58-80 78-54L74-42H-70Z', b),
    rule('M-52-44-66 4M-6-44V8M62-44 70 6', c, 7),
    shape('M-98 50C-100 18-90 2-66 0H84C92 14 94 34 92 54H-98Z', a),
    shape('M-92 22H93L92 36H-96Z', c),
    shape('M4-22H58C64-22 66-14 66 0H0C0-14 0-22 4-22Z', b),
    disc(-88, 14, 9, c),
    each([-58, 50], (x) => disc(x, 60, 27, ink) + disc(x, 60, 12, c) + disc(x, 60, 4, ink)),
    shape('M-40-70V-96L-14-86-40-78', c, {
      stroke: c,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
  )

/** A bell-shaped tower of three rings. */
export const chedi: Emblem = ({ a, b, c, ink }) => {
  const rings = [
    [14, -44],
    [22, -32],
    [30, -20],
  ] as const
  return draw(
    shape('M0-118 9-40H-9Z', c),
    each(rings, ([half, y]) => box(-half, y, half * 2, 9, b, { rx: 4 })),
    shape('M-30-8H30C34 34 66 40 70 62H-70C-66 40-34 34-30-8Z', a),
    shape('M0-8H30C34 34 66 40 70 62H0Z', c, { opacity: 0.35 }),
    shape('M-80 62H80V74H-80ZM-90 78H90V92H-90Z', b),
    niche(0, 62, 32, 40, ink),
  )
}

/** A bell with a bow. */
export const bell: Emblem = ({ a, b, c, ink }) =>
  draw(
    mirror(shape('M4-78C30-112 74-100 72-70C66-56 48-64 4-74Z', a)),
    hoop(0, -82, 13, c, 8),
    shape('M-64 54C-48 36-54-12-46-38C-36-74 36-74 46-38C54-12 48 36 64 54Z', b),
    rule('M-49-18H49M-52 26H52', c, 7),
    flower(0, 4, 17, c, ink),
    box(-76, 52, 152, 20, a, { rx: 10 }),
    disc(0, 86, 15, c),
  )

/** A teapot, steaming. */
export const teapot: Emblem = ({ a, b, c }) =>
  draw(
    rule('M56-4C108-22 112 60 50 62', b, 13),
    shape('M-52 12C-84 12-78-26-106-30L-96-48C-60-46-62-16-40-14Z', a),
    shape('M-70 26C-70-34 70-34 70 26C70 92-70 92-70 26Z', a),
    shape('M-40-22C-34-54 34-54 40-22Z', b),
    disc(0, -56, 12, c),
    shape('M-40 72H40L48 88H-48Z', b),
    group('translate(0 26)', ring(8, petal(10, 36), c), disc(0, 0, 8, b)),
    brush('M-96-62C-108-78-86-88-98-106', c, 5),
  )

/** A point of a circle around the origin. */
const onCircle = (turn: number, radius: number) =>
  `${round(Math.cos(turn) * radius)} ${round(Math.sin(turn) * radius)}`

/** A paper parasol from above: sixteen panels and a flower. */
export const parasol: Emblem = ({ a, b, c, ink }) => {
  const panels = 16
  return draw(
    repeat(panels, (i) => {
      const from = (i / panels) * 2 * Math.PI
      const to = ((i + 1) / panels) * 2 * Math.PI
      const rim = `Q${onCircle((from + to) / 2, 88)} ${onCircle(to, 94)}`
      return shape(`M0 0L${onCircle(from, 94)}${rim}Z`, i % 2 ? a : b)
    }),
    hoop(0, 0, 62, c, 5),
    ring(8, petal(11, 52), c),
    disc(0, 0, 12, ink),
    disc(0, 0, 5, c),
  )
}
