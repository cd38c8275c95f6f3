// Foyer's own scene: the lit hall.
import { niche, ogee, petal, ring, round } from '../geometry.ts'
import { box, disc, draw, each, group, oval, rule, shape, tag } from '../markup.ts'
import { theme } from '../theme.ts'
import { glow, type Scene, stars } from './parts.ts'

const roof = theme('ornament-roof')

const lantern = (uid: string, x: number, y: number, scale: number, opacity = 1) =>
  tag(
    'g',
    { transform: `translate(${x} ${y}) scale(${scale})`, opacity },
    glow(uid, 0, 0, 120),
    rule('M0-80V-30', theme('value-300'), 3, { opacity: 0.5 }),
    box(-14, -38, 28, 8, theme('value-400'), { rx: 3 }),
    oval(0, 0, 38, 32, theme('accent-600')),
    oval(0, 0, 25, 32, theme('accent-500')),
    oval(0, 0, 11, 32, theme('value-200')),
    box(-14, 30, 28, 8, theme('value-400'), { rx: 3 }),
    rule('M-6 40V58M0 40V64M6 40V58', theme('value-300'), 3),
  )

/** ช่อฟ้า chofa, the finial of a gable; `side` −1 turns it round. */
const chofa = (x: number, y: number, scale: number, side: number) =>
  tag('path', {
    d: 'M0 0C-7-16-12-26-4-40C0-50-6-58-2-72C8-58 9-48 6-38C4-28 8-16 9 0Z',
    transform: `translate(${x} ${y}) scale(${scale * side} ${scale})`,
  })

/** A gable, its foot on (x, y). Without `line` it is a silhouette. */
const gable = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  line?: string,
  field = 'none',
) => {
  const half = round(width * 0.5)
  const slope =
    `M0 ${-height}C${round(width * 0.1)} ${round(-height * 0.6)} ` +
    `${round(width * 0.26)} ${round(-height * 0.24)} ${half} 0` +
    `H${-half}C${round(-width * 0.26)} ${round(-height * 0.24)} ` +
    `${round(-width * 0.1)} ${round(-height * 0.6)} 0 ${-height}Z`
  const body = tag(
    'g',
    { fill },
    chofa(1, -height + 8, Math.min(0.72, width / 340), 1),
    chofa(width * 0.5 - 6, 2, 0.42, -1),
    chofa(-width * 0.5 + 6, 2, 0.42, 1),
    tag('path', { d: slope }),
  )
  const trim =
    line === undefined
      ? ''
      : rule(slope, line, 2.5) +
        shape(slope, field, {
          transform: 'translate(0 -3) scale(.86)',
          stroke: line,
          'stroke-width': 1,
          opacity: 0.9,
        })
  return group(`translate(${x} ${y})`, body, trim)
}

const wings = () =>
  tag(
    'g',
    { fill: roof, opacity: 0.62 },
    gable(618, 352, 170, 128, 'inherit'),
    tag('rect', { x: 556, y: 350, width: 124, height: 60 }),
    gable(1112, 352, 190, 150, 'inherit'),
    tag('rect', { x: 1040, y: 350, width: 150, height: 60 }),
  )

const pillar = (x: number) =>
  box(x - 9, -96, 18, 96, theme('accent-900')) +
  rule(`M${x - 12} -96H${x + 12}`, theme('value-500'), 3)

const door = (uid: string) =>
  draw(
    niche(0, 0, 172, 214, theme('accent-900')),
    niche(0, 0, 150, 192, theme('accent-700')),
    niche(0, 0, 126, 168, `url(#${uid}d)`),
    rule(ogee, theme('value-300'), 2, {
      transform: 'translate(-86 -214) scale(1.72 2.14)',
      'vector-effect': 'non-scaling-stroke',
    }),
    tag(
      'g',
      { transform: 'translate(0 -84)', opacity: 0.9 },
      ring(8, petal(9, 34), theme('accent-700')),
      disc(0, 0, 7, theme('value-200')),
    ),
  )

const house = (uid: string) =>
  group(
    'translate(868 404) scale(.96)',
    gable(0, -150, 250, 188, roof, theme('value-600')),
    box(-214, -112, 428, 112, roof),
    gable(0, -128, 360, 166, roof, theme('value-500')),
    gable(0, -108, 460, 132, roof, theme('value-400'), theme('accent-900')),
    rule('M-220-106H220M-214-99H214', theme('value-500'), 1.5, { opacity: 0.8 }),
    each([-190, -146, 146, 190], pillar),
    door(uid),
  )

/** The lit hall under a string of lanterns. */
export const hall: Scene = (uid) =>
  draw(
    stars(11, 34, 210),
    glow(uid, 868, 270, 330),
    wings(),
    house(uid),
    rule('M470-10C600 96 760 96 900 30S1120 0 1160 40', theme('value-400'), 1.5, { opacity: 0.5 }),
    lantern(uid, 560, 108, 0.62, 0.95),
    lantern(uid, 668, 132, 0.8),
    lantern(uid, 784, 124, 0.6, 0.9),
    lantern(uid, 968, 72, 0.72),
    lantern(uid, 1070, 66, 0.9),
  )
