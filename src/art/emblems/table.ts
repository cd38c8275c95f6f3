// What one plays with.
import { flower, petal, plume, polygon, prachamyam, ring } from '../geometry.ts'
import {
  box,
  brush,
  disc,
  draw,
  each,
  group,
  hoop,
  oval,
  repeat,
  rule,
  shape,
  tag,
} from '../markup.ts'
import type { Emblem } from './inks.ts'

/** Two dice, falling. */
export const dice: Emblem = ({ a, b, c, ink }) => {
  const pip = ([x, y]: readonly [number, number]) => oval(x, y, 6, 9, ink)
  const die = (x: number, y: number, scale: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
      shape('M0-60 56-30 0 0-56-30Z', c),
      shape('M-56-30 0 0V64L-56 34Z', a),
      shape('M56-30 0 0V64L56 34Z', b),
      oval(0, -30, 12, 7, ink),
      each(
        [
          [-40, -4],
          [-16, 32],
        ] as const,
        pip,
      ),
      each(
        [
          [40, -4],
          [28, 15],
          [16, 34],
        ] as const,
        pip,
      ),
    )
  return die(-34, -26, 0.92, -12) + die(40, 34, 0.82, 14)
}

/** Three cards in a hand. */
export const cards: Emblem = ({ a, b, c, ink }) => {
  const hand = [
    [-24, a],
    [0, c],
    [24, b],
  ] as const
  return each(hand, ([lean, face], i) =>
    group(
      `rotate(${lean} 0 110) translate(0 -4)`,
      box(-46, -74, 92, 136, face, {
        rx: 12,
        stroke: ink,
        'stroke-opacity': 0.35,
        'stroke-width': 3,
      }),
      box(-36, -64, 72, 116, 'none', {
        rx: 7,
        stroke: ink,
        'stroke-opacity': 0.4,
        'stroke-width': 2.5,
      }),
      i === 2
        ? group('translate(0 -6)', prachamyam(36, ink, c))
        : shape(petal(11, 34), ink, { transform: 'translate(-18 -24)' }),
    ),
  )
}

/** A football with a flame. */
export const ball: Emblem = ({ a, b, c, ink }) => {
  const flames = [
    [-40, 0.9],
    [0, 1.15],
    [40, 0.9],
  ] as const
  return draw(
    each(flames, ([lean, scale]) => plume(0, -30, lean, scale, lean === 0 ? a : b)),
    disc(0, 24, 70, c),
    group(
      'translate(0 24)',
      tag('polygon', { points: polygon(5, 26), fill: ink }),
      repeat(5, (i) =>
        group(
          `rotate(${i * 72})`,
          rule('M0-26V-50', ink, 5),
          shape('M-18-67.5L0-50 18-67.5A70 70 0 0 0-18-67.5Z', ink),
        ),
      ),
    ),
  )
}

/** A game pad. */
export const pad: Emblem = ({ a, b, c, ink }) => {
  const buttons = [
    [0, -20],
    [20, 0],
    [0, 20],
    [-20, 0],
  ] as const
  return draw(
    shape(
      'M-60-40H60C92-40 104 0 98 40C94 66 64 66 50 40L42 26H-42L-50 40' +
        'C-64 66-94 66-98 40C-104 0-92-40-60-40Z',
      a,
    ),
    brush('M-60-22v36M-78-4h36', ink, 13),
    group(
      'translate(58 -4) scale(.9)',
      each(buttons, ([x, y], i) => disc(x, y, 9, i % 2 ? c : b)),
    ),
    rule('M-34-40V-62H34V-40', c, 7),
    flower(0, -80, 20, c, b),
  )
}

/** A ticket with a torn edge. */
export const ticket: Emblem = ({ b, c, ink }) =>
  group(
    'rotate(-12)',
    shape('M-92-50H92V-16A16 16 0 0 0 92 16V50H-92V16A16 16 0 0 0-92-16Z', c),
    rule('M44-50V50', ink, 4, { 'stroke-dasharray': '7 8', opacity: 0.5 }),
    flower(-26, 0, 36, b, ink),
    brush('M60-24H76M60 0H76M60 24H76', ink, 6),
  )

/** A cut stone. */
export const gem: Emblem = ({ a, b, c, ink }) =>
  draw(
    shape('M-54-70H54L92-22 0 92-92-22Z', a),
    shape('M-54-70-34-22 0-70 34-22 54-70Z', c),
    shape('M-34-22H34L0 92Z', b),
    rule('M-92-22H92', ink, 3, { opacity: 0.4 }),
  )

/** A key with a flower in its bow. */
export const key: Emblem = ({ a, b, c, ink }) =>
  group(
    'rotate(24)',
    shape('M-10-8H10V104H-10Z', b),
    shape('M8 58H46V74H8ZM8 84H34V100H8Z', c),
    box(-22, -10, 44, 14, c, { rx: 6 }),
    disc(0, -56, 52, b),
    disc(0, -56, 36, ink),
    group('translate(0 -56)', ring(8, petal(9, 34), c), disc(0, 0, 9, a)),
  )

/** A folding fan. */
export const fan: Emblem = ({ a, b, c, ink }) => {
  const inks = [a, b, c]
  return group(
    'translate(0 60)',
    repeat(9, (i) =>
      shape('M0 0L-16-128Q0-140 16-128Z', inks[i % 3] ?? a, {
        transform: `rotate(${-68 + i * 17})`,
      }),
    ),
    disc(0, 0, 16, ink),
  )
}

/** A drum with its two sticks. */
export const drum: Emblem = ({ a, b, c, ink }) =>
  draw(
    shape('M-56-66C-78-20-78 30-56 70H56C78 30 78-20 56-66Z', a),
    rule('M-60-50-20 56 20-50 60 56M60-50 20 56-20-50-60 56', c, 6),
    oval(0, -66, 56, 20, c),
    oval(0, -66, 30, 10, ink),
    rule('M-56 70Q0 92 56 70', b, 10),
    brush('M-96-96-34-60M96-96 34-60', b, 9),
    disc(-96, -96, 10, c),
    disc(96, -96, 10, c),
  )

/** A round medal with twelve petals and a square core. */
export const coin: Emblem = ({ b, c, ink }) =>
  draw(
    disc(0, 0, 92, b),
    hoop(0, 0, 78, c, 5),
    ring(12, petal(15, 72), c),
    disc(0, 0, 38, b),
    hoop(0, 0, 38, ink, 4, { opacity: 0.5 }),
    tag('rect', { x: -17, y: -17, width: 34, height: 34, transform: 'rotate(45)', fill: ink }),
  )
