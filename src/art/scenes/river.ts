// Long-tail boats leave the pier at dawn: a low sun, three hills, water as laid lines.
import { petal, random, ring, round } from '../geometry.ts'
import { brush, disc, draw, each, group, hoop, repeat, rule, shape, tag } from '../markup.ts'
import { theme } from '../theme.ts'
import { glow, layer, type Scene } from './parts.ts'

const boat = (x: number, y: number, scale: number, hull: string, trim: string, roof: string) => {
  const garland = repeat(5, (i) =>
    shape(petal(6, 18), theme(i % 2 ? 'value-300' : 'accent-400'), {
      transform: `translate(${round(178 - i * 3)} ${-74 + i * 9}) rotate(${150 + i * 8})`,
    }),
  )
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    shape(
      'M-176-6C-120 22 78 26 128 6C158-8 172-50 178-92C194-46 192 2 166 28' +
        'C138 48-96 48-136 32C-158 22-170 10-176-6Z',
      hull,
    ),
    rule('M-174-4C-120 24 78 28 130 8C158-6 170-44 177-84', trim, 4),
    rule('M-92 14V-34M-34 20V-36M26 20V-36M76 14V-34', trim, 5),
    shape('M-112-34C-90-62 74-62 96-34L90-28H-106Z', roof),
    rule('M-104-31H90', trim, 3),
    garland,
    brush('M-150 6C-176-6-196 10-214 44', trim, 4),
  )
}

const frond = ([lean, length]: readonly [number, number]) =>
  tag('path', {
    d:
      `M0 0C10 ${-length * 0.5} 6 ${-length * 0.8} -4 ${-length}` +
      `C-16 ${round(-length * 0.7)} -14 ${round(-length * 0.3)} 0 0Z`,
    transform: `translate(30 -138) rotate(${lean})`,
  })

const palm = (x: number, y: number, scale: number, side = 1) => {
  const fronds = [
    [-100, 62],
    [-64, 70],
    [-24, 66],
    [18, 72],
    [58, 68],
    [98, 60],
  ] as const
  return group(
    `translate(${x} ${y}) scale(${scale * side} ${scale})`,
    tag('path', { d: 'M-5 0C-2-60 8-104 26-140L34-137C18-100 8-58 7 0Z' }),
    each(fronds, frond),
  )
}

const sun = () =>
  group(
    'translate(856 232)',
    tag('g', { opacity: 0.55 }, ring(36, 'M-5-118L0-144 5-118Z', theme('value-400'))),
    disc(0, 0, 106, theme('value-300')),
    hoop(0, 0, 106, theme('value-200'), 3),
    hoop(0, 0, 92, theme('value-500'), 1.5, { opacity: 0.7 }),
  )

const hill = (d: string) => tag('path', { d })

const hills = () => {
  const far =
    'M392 280C480 270 600 204 668 238C716 206 770 196 820 232' +
    'C880 190 960 176 1018 226C1070 196 1120 190 1160 210V280H470Z'
  const middle =
    'M540 276C620 250 690 250 744 264C810 240 872 252 930 264' +
    'C1010 232 1090 238 1160 252V286H540Z'
  const near = 'M1010 288C1050 270 1110 268 1160 272V300H1000Z'
  const palms = palm(1098, 284, 0.9, -1) + palm(1126, 290, 1.1, -1) + palm(1060, 282, 0.62)
  return draw(
    layer(0.28, hill(far), true),
    layer(0.5, hill(middle), true),
    layer(0.82, palms + hill(near)),
  )
}

const wash = (id: string, colour: string, opacity: number) =>
  tag(
    'linearGradient',
    { id, x1: 0.24, x2: 0.6 },
    tag('stop', { offset: 0, 'stop-color': theme(colour), 'stop-opacity': 0 }),
    tag('stop', { offset: 1, 'stop-color': theme(colour), 'stop-opacity': opacity }),
  )

const surface = (id: string) =>
  tag('rect', { y: 276, width: 1152, height: 124, fill: `url(#${id})` })

/** Two washes that begin right of the copy: one of sky, one of roof. */
const water = (uid: string) => {
  return draw(
    tag('defs', {}, wash(`${uid}w`, 'ornament-sky1', 1), wash(`${uid}x`, 'ornament-roof', 0.34)),
    surface(`${uid}w`),
    surface(`${uid}x`),
  )
}

/** A stroke of the sun's path on the water. */
const sunStroke = (i: number) => {
  const half = 128 - i * 9
  const from = 856 - half + (i % 2) * 10
  const to = 856 + half - (i % 3) * 9
  return tag('path', {
    d: `M${from} ${288 + i * 12}H${to}`,
    stroke: theme('value-300'),
    'stroke-width': round(4.5 - i * 0.22),
    opacity: round(0.9 - i * 0.07),
  })
}

const ripple = (i: number) => {
  const next = random(i + 5)
  const x = round(500 + next() * 600)
  return tag('path', {
    d: `M${x} ${290 + i * 8}h${round(30 + next() * 60)}`,
    stroke: theme('accent-300'),
    'stroke-width': 2,
    opacity: 0.35,
  })
}

const glints = () => {
  return tag(
    'g',
    { 'stroke-linecap': 'round', fill: 'none' },
    repeat(9, sunStroke),
    repeat(14, ripple),
  )
}

/** Dawn over the river. */
export const river: Scene = (uid) =>
  draw(
    glow(uid, 856, 236, 300),
    sun(),
    hills(),
    water(uid),
    glints(),
    boat(650, 290, 0.42, theme('ornament-roof'), theme('value-500'), theme('accent-700')),
    boat(964, 330, 0.94, theme('accent-800'), theme('value-400'), theme('accent-600')),
    brush(
      'M560 70q12-12 24 0q12-12 24 0M640 104q9-9 18 0q9-9 18 0M520 128q8-8 16 0q8-8 16 0',
      theme('ornament-onSkyMuted'),
      3,
      { opacity: 0.55 },
    ),
  )
