// What walks and flies.
import { petal, plume, round } from '../geometry.ts'
import {
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

/** An elephant's head under a small crown. */
export const elephant: Emblem = ({ a, b, c, ink }) => {
  const ear = 'M34-40C70-72 114-44 106 4C100 44 60 50 40 26Z'
  return draw(
    mirror(
      shape(ear, a),
      shape(ear, ink, { opacity: 0.3 }),
      shape('M46-22C66-40 90-26 88 0C86 18 62 24 48 12Z', b, { opacity: 0.9 }),
    ),
    shape(
      'M-50-44C-44-78 44-78 50-44C56-6 34 18 22 34C16 60 22 74 36 84' +
        'C20 100-16 96-20 62C-22 46-22 36-26 28C-38 14-56-6-50-44Z',
      a,
    ),
    mirror(shape('M24 26C34 34 44 50 42 70C34 58 26 48 18 44Z', c), disc(27, -6, 6, ink)),
    shape('M-46-52C-24-40 24-40 46-52L30-78 14-62 0-96-14-62-30-78Z', c),
    shape('M0-44l12 16-12 16-12-16Z', b),
    rule('M-12 46H12M-14 60H10', ink, 3, { opacity: 0.35 }),
  )
}

/** A tiger's face. */
export const tiger: Emblem = ({ b, c, ink }) =>
  draw(
    mirror(disc(56, -56, 30, b), disc(56, -56, 15, ink)),
    shape('M0-80C54-80 88-44 84 4C82 54 44 88 0 88C-44 88-82 54-84 4C-88-44-54-80 0-80Z', b),
    mirror(
      shape(
        'M84-10C70-14 60-8 52-2C62 2 72 6 82 14ZM80 26C66 20 58 26 50 32C60 36 68 40 74 46Z' +
          'M10-78 26-76 16-46Z',
        ink,
      ),
      shape('M14-10C24-24 42-22 46-8C34 2 22 2 14-10Z', c),
      disc(31, -9, 6, ink),
      disc(20, 44, 28, c),
      rule('M26 40H66M26 50 62 60', ink, 3, { opacity: 0.6 }),
    ),
    shape('M-7-80H7L0-40ZM-16 20H16L0 38Z', ink),
    brush('M0 38V54M-20 56Q0 72 20 56', ink, 5),
  )

/** A rooster with four plumes for a tail. */
export const rooster: Emblem = ({ a, b, c, ink }) => {
  const tail = [
    [-52, 0.95],
    [-74, 0.9],
    [-28, 0.9],
    [-96, 0.75],
  ] as const
  return draw(
    each(tail, ([lean, scale], i) => plume(-34, 26, lean, scale, i % 2 ? a : c, scale * 1.15)),
    shape(
      'M-50 20C-30 6 0-4 16-44C24-66 54-70 66-52C72-42 66-26 62-10' +
        'C58 34 28 62-10 58C-34 54-50 40-50 20Z',
      b,
    ),
    shape('M62-52 90-42 64-34Z', c),
    shape('M30-62C26-84 40-84 42-74C44-90 58-88 57-74C66-84 74-74 66-58Z', a),
    shape('M64-32C74-24 72-10 62-8Z', a),
    disc(52, -50, 5, ink),
    shape('M-26 18C-10 40 18 40 34 12C30 44-14 52-26 18Z', c, { opacity: 0.85 }),
    brush('M-6 58V88H-22M-6 88H10M16 54V88H2M16 88H32', c, 6),
  )
}

/** An owl, awake. */
export const owl: Emblem = ({ a, b, c, ink }) => {
  const feathers = [
    [34, 3],
    [52, 4],
    [70, 3],
  ] as const
  return draw(
    mirror(
      shape('M66-22C96 12 92 64 50 88C64 52 60 14 66-22Z', b),
      shape('M62-44C68-68 64-88 52-100C46-82 36-74 22-68Z', a),
    ),
    shape('M-64-40C-82 30-54 92 0 98C54 92 82 30 64-40C50-72 20-74 0-60C-20-74-50-72-64-40Z', a),
    shape('M-42 26C-44 64-24 86 0 88C24 86 44 64 42 26C20 16-20 16-42 26Z', c),
    each(feathers, ([y, count]) =>
      repeat(count, (i) => brush(`M${round((i - (count - 1) / 2) * 20 - 8)} ${y}q8 12 16 0`, b, 4)),
    ),
    mirror(
      disc(29, -24, 29, c),
      hoop(29, -24, 22, b, 4),
      disc(27, -24, 13, ink),
      disc(32, -29, 4, c),
      brush('M14 98v10M24 97v10', b, 6),
    ),
    shape('M-10-10H10L0 16Z', b),
  )
}

/** A peacock with its fan up. */
export const peacock: Emblem = ({ a, b, c, ink }) =>
  group(
    'translate(0 52)',
    each([-80, 80, -60, 60, -40, 40, -20, 20, 0], (lean, i) =>
      group(
        `rotate(${lean})`,
        shape(petal(19, i > 5 ? 150 : 140), i % 4 < 2 ? a : b),
        disc(0, -112, 12, c),
        disc(0, -110, 6, ink),
      ),
    ),
    shape('M-26 46C-40 6-16-12-10-44C-12-66 12-66 10-44C16-12 40 6 26 46Z', c),
    shape('M-26 46C-34 22-24 8-16-6C-2 6 2 6 16-6C24 8 34 22 26 46Z', b),
    each([-12, 0, 12], (x) => rule(`M${x / 3}-62L${x}-82`, c, 3) + disc(x, -84, 4, c)),
    shape('M-7-48H7L0-36Z', b),
    mirror(disc(6, -54, 3, ink)),
  )

/** A butterfly, wings open. */
export const butterfly: Emblem = ({ a, b, c, ink }) =>
  draw(
    mirror(
      shape('M4-8C16-70 74-92 94-66C108-38 80 8 6 14Z', a),
      shape('M6 16C52 8 88 36 74 70C58 96 20 72 6 34Z', b),
      shape('M18-12C30-50 62-66 76-52C84-36 60-8 18-2Z', c),
      disc(62, -42, 9, ink),
      disc(50, 52, 13, c),
      disc(50, 52, 5, ink),
      brush('M3-44C10-70 24-82 34-84', c, 4),
      disc(35, -84, 5, c),
    ),
    oval(0, 10, 10, 52, ink),
    disc(0, -42, 11, ink),
    rule('M-8 4H8M-8 20H8M-7 36H7', c, 3),
  )

/** A great hornbill, in profile. */
export const hornbill: Emblem = ({ a, b, c, ink }) =>
  draw(
    shape('M36-50C74-18 88 46 80 104H-24C-34 64-16 22-2 6C20 0 38-20 36-50Z', ink),
    shape('M36-50C74-18 88 46 80 104H48C56 56 46 6 36-50Z', a),
    shape('M-2 6C-16 22-30 52-27 84C-8 74 30 66 44 70C44 44 42 16 40-8C28 2 12 4-2 6Z', c),
    disc(8, -36, 42, ink),
    shape('M-18-66C-46-92-12-118 30-98C50-88 52-72 48-58C24-72 2-74-18-66Z', b),
    rule('M-6-90 2-72M12-96 18-74M30-92 32-70', ink, 4, { opacity: 0.5 }),
    shape('M-16-56C-62-66-100-34-106 18C-86-8-52-14-6-12Z', b),
    shape('M-8-14C-52-16-84-6-102 22C-78 22-36 14 0 4Z', a),
    rule('M-34-54-26-14M-56-44-46-12', ink, 4, { opacity: 0.4 }),
    disc(8, -40, 13, c),
    disc(6, -40, 7, ink),
  )
