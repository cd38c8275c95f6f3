// What swims.
import { petal, polygon, ring } from '../geometry.ts'
import { brush, disc, draw, each, group, mirror, oval, rule, shape, tag } from '../markup.ts'
import type { Emblem } from './inks.ts'

/** A carp, turning. */
export const koi: Emblem = ({ a, b, c, ink }) => {
  const scales = [
    [-10, 0],
    [14, -4],
    [38, 0],
    [2, 20],
    [26, 18],
    [2, -20],
    [28, -22],
    [50, 8],
  ] as const
  return group(
    'rotate(-28)',
    shape(
      'M-96 8C-60-52 24-56 66-8C78 4 96-4 108-30C112-2 112 24 106 46' +
        'C94 24 80 16 66 20C28 60-52 58-96 8Z',
      a,
    ),
    shape('M-96 8C-78-22-54-34-34-38C-22-8-24 24-36 44C-60 40-80 30-96 8Z', c),
    each(scales, ([x, y]) =>
      brush(`M${x} ${y}a10 10 0 0 1 0 20`, b, 5, { transform: 'translate(0 -8)' }),
    ),
    shape('M-8-44C8-74 34-76 50-62C38-54 30-46 24-38Z', b),
    shape('M-14 46C0 70 22 74 36 66C26 58 20 50 18 44Z', b),
    disc(-64, 2, 8, ink),
    disc(-66, 0, 2.5, c),
  )
}

/** A turtle from above. */
export const turtle: Emblem = ({ a, b, c, ink }) =>
  draw(
    mirror(
      shape(petal(24, 70), a, { transform: 'translate(50 -40) rotate(58)' }),
      shape(petal(19, 52), a, { transform: 'translate(44 58) rotate(128)' }),
    ),
    shape(petal(9, 34), a, { transform: 'translate(0 84) rotate(180)' }),
    oval(0, -80, 25, 30, a),
    mirror(disc(11, -90, 5, ink)),
    oval(0, 10, 74, 80, b),
    group(
      'translate(0 10) scale(.96 1.04)',
      ring(6, 'M-14-29H14L30-64Q0-76-30-64Z', c),
      tag('polygon', { points: polygon(6, 26, 26, Math.PI / 6), fill: a }),
    ),
  )

/** A crab on its toes. */
export const crab: Emblem = ({ a, b, c, ink }) =>
  draw(
    mirror(
      brush('M54 14C74 4 86-10 84-30', a, 15),
      shape(
        'M66-30C58-62 76-84 92-84C84-72 88-62 96-60C106-60 110-68 110-76C122-54 110-26 84-22Z',
        b,
      ),
      brush('M58 40C80 40 92 52 94 70M50 56C70 60 78 74 78 90M38 68C54 74 58 88 56 102', b, 9),
      rule('M22-12V-40', a, 8),
      disc(22, -46, 14, c),
      disc(20, -46, 7, ink),
    ),
    shape('M-72 22C-66-22 66-22 72 22C66 76-66 76-72 22Z', a),
    brush('M-54 14C-44-6 44-6 54 14', c, 6),
    brush('M-20 36Q0 52 20 36', ink, 6),
    mirror(disc(36, 34, 6, b)),
  )

/** An octopus that is glad to see you. */
export const octopus: Emblem = ({ a, b, c, ink }) => {
  const spots = [
    [-30, -78, 9],
    [-6, -90, 6],
    [34, -70, 7],
    [14, -74, 5],
  ] as const
  return draw(
    mirror(
      brush('M12 10C14 50 4 72 22 92', a, 20),
      brush('M32 6C38 46 60 52 54 80C48 96 30 92 34 78', b, 17),
      brush('M46-2C66 32 102 24 98 58C92 80 70 74 76 58', a, 17),
    ),
    shape('M-60 8C-72-62-42-108 0-108C42-108 72-62 60 8C40 24-40 24-60 8Z', a),
    each(spots, ([x, y, r]) => disc(x, y, r, b)),
    mirror(disc(25, -30, 18, c), disc(23, -28, 9, ink), disc(27, -33, 3, c)),
    brush('M-10-4Q0 6 10-4', ink, 5),
  )
}

/** The two outer ribs are the shortest. */
const ribSize = (i: number) => (i < 2 ? 0.78 : i < 4 ? 0.92 : 1)

/** A scallop, open on its pearl. */
export const shell: Emblem = ({ a, b, c, ink }) => {
  const ribs = [-58, 58, -39, 39, -20, 20, 0]
  return group(
    'translate(0 62)',
    each(ribs, (lean, i) =>
      shape('M-7 0C-24-50-26-112 0-136C26-112 24-50 7 0Z', i % 4 < 2 ? b : a, {
        transform: `rotate(${lean}) scale(${ribSize(i)})`,
      }),
    ),
    each([-48, -29, -10, 10, 29, 48], (lean) =>
      rule('M0-30V-104', c, 4, {
        transform: `rotate(${lean})`,
        'stroke-linecap': 'round',
        opacity: 0.8,
      }),
    ),
    shape('M-46-14H46L30 22C16 32-16 32-30 22Z', b),
    disc(0, -16, 25, ink, { opacity: 0.45 }),
    disc(0, -18, 22, c),
    disc(-7, -25, 6, a, { opacity: 0.7 }),
  )
}
