// Festival kites: the chula with its tails, small pakpao around it, bunting, a low hill.
import { petal, ring } from '../geometry.ts'
import { brush, disc, draw, each, group, rule, shape, tag } from '../markup.ts'
import { theme } from '../theme.ts'
import { glow, layer, type Scene, stars } from './parts.ts'

const tail = (side: number) => {
  const curve = `M0 0C${side * 14} 40 ${side * -10} 70 ${side * 8} 112`
  return group(`translate(${side * 40} 62)`, brush(curve, theme('value-400'), 5))
}

/** ว่าวจุฬา, the great star. */
const chula = (x: number, y: number, scale: number, lean: number) => {
  const star =
    'M0-112C12-74 34-46 104-42C70-10 56 14 68 76C42 52 20 48 0 56' +
    'C-20 48-42 52-68 76C-56 14-70-10-104-42C-34-46-12-74 0-112Z'
  return group(
    `translate(${x} ${y}) rotate(${lean}) scale(${scale})`,
    shape(star, theme('accent-700')),
    shape(star, theme('accent-500'), { transform: 'scale(.86)' }),
    rule('M0-96V48M-88-38H88', theme('value-200'), 3),
    group(
      'translate(0 -12)',
      ring(8, petal(10, 42), theme('value-300')),
      disc(0, 0, 9, theme('accent-800')),
    ),
    each([-1, 1], tail),
  )
}

const bow = (at: number, i: number) => {
  const side = i % 2 ? 6 : -4
  return shape(`M${side} ${at}l-12-7v14ZM${side} ${at}l12-7v14Z`, theme('value-300'))
}

/** ว่าวปักเป้า, the small diamond with bows on its tail. */
const pakpao = (x: number, y: number, scale: number, lean: number, left: string, right: string) => {
  return group(
    `translate(${x} ${y}) rotate(${lean}) scale(${scale})`,
    shape('M0-50 44 0 0 50-44 0Z', left),
    shape('M0-50 44 0 0 50Z', right),
    rule('M0-50V50M-44 0H44', theme('value-200'), 3),
    brush('M0 50C-14 78 16 96-4 128C-18 150 8 164 2 186', right, 4),
    each([84, 122, 158], bow),
  )
}

const strings = () =>
  rule(
    'M872 196C860 290 800 340 716 372M664 128C680 240 700 320 716 372' +
      'M1044 128C1010 260 960 330 906 384M1094 262C1060 320 1030 350 1000 380',
    theme('value-400'),
    1.5,
    { opacity: 0.65 },
  )

/** A child on the hill; a smaller one holds its arms down. */
const child = (x: number, y: number, small: boolean) =>
  group(
    `translate(${x} ${y}) scale(${small ? 0.8 : 1})`,
    tag('circle', { cy: -26, r: 6 }),
    tag('path', { d: 'M-7-18H7L9 4H-9Z' }),
    tag('path', {
      d: small ? 'M-7-14L-14 0M7-14L14-2' : 'M-6-14L2-30M6-14L2-30',
      stroke: theme('ornament-roof'),
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
  )

const hill = (d: string) => tag('path', { d })

const hills = () => {
  const far = 'M330 400C430 372 540 312 640 312C690 314 720 328 740 330C860 290 1000 292 1160 320'
  const middle =
    'M420 400C540 372 660 344 760 350C800 352 830 356 860 360C960 330 1080 330 1160 344'
  const near = 'M560 400C680 366 800 376 900 384C1000 362 1100 364 1160 372V400Z'
  const children = draw(
    child(716, 374, false),
    child(906, 386, false),
    child(1000, 380, false),
    child(742, 376, true),
    child(934, 384, true),
  )
  return draw(
    layer(0.3, hill(`${far}V400H430Z`)),
    layer(0.6, hill(`${middle}V400H520Z`)),
    layer(1, hill(near) + children),
  )
}

/** Kites over a hill. */
export const kites: Scene = (uid) =>
  draw(
    stars(29, 22, 170),
    glow(uid, 880, 190, 300),
    strings(),
    pakpao(664, 118, 0.62, -14, theme('value-400'), theme('value-600')),
    pakpao(1046, 104, 0.74, 12, theme('accent-400'), theme('accent-600')),
    pakpao(1096, 246, 0.42, 20, theme('value-300'), theme('accent-700')),
    pakpao(548, 214, 0.34, -20, theme('accent-400'), theme('accent-700')),
    chula(872, 150, 1.02, -8),
    hills(),
    rule('M430 20C560 70 640 64 730 26S930-14 1160 60', theme('value-500'), 1.5, { opacity: 0.6 }),
  )
