// Brand marks and ornament of the interface. Theme variables only, so that a brand recolours them.
// Everything here is the inside of an `svg` element: who draws it sets the box and the class.
import { type EmblemName, emblems, type Inks } from './emblems/index.ts'
import { kranokPath, niche, ogee, prachamyam } from './geometry.ts'
import { draw, each, group, hoop, rule, shape, tag } from './markup.ts'
import { theme } from './theme.ts'

/** The three theme inks of spots: category tiles, mall items, help topics. */
export const themeInks: Inks = {
  a: theme('ornament-art1'),
  b: theme('ornament-art2'),
  c: theme('ornament-art3'),
  ink: theme('accent-950'),
}

/** The box of an emblem that stands alone. */
export const spotBox = '-120 -130 240 250'

/** An emblem in theme inks, for `spotBox`. */
export const spot = (name: EmblemName): string => emblems[name](themeInks)

/** The mark, a kranok in a niche: 100 × 108. */
export const mark = (): string =>
  shape(ogee, theme('action-primary-bg'), { transform: 'translate(0 4)' }) +
  shape(kranokPath, theme('action-primary-fg'), {
    'fill-rule': 'evenodd',
    transform: 'translate(21 37) scale(.58 .62)',
  })

const threshold = (innermost: string) =>
  draw(
    niche(160, 320, 236, 300, theme('accent-900')),
    niche(160, 320, 206, 270, theme('accent-700')),
    niche(160, 320, 178, 244, innermost),
    rule(ogee, theme('value-400'), 1.5, {
      transform: 'translate(50 32) scale(2.2 2.88)',
      'vector-effect': 'non-scaling-stroke',
    }),
  )

const glow = (id: string) => {
  const colour = theme('ornament-glow')
  const stop = (offset: number, opacity: number) =>
    tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })
  const gradient = tag('radialGradient', { id }, stop(0, 0.5), stop(1, 0))
  const circle = tag('circle', { cx: 160, cy: 176, r: 144, fill: `url(#${id})` })
  return tag('defs', {}, gradient) + circle
}

const sill = () => rule('M20 320H300', theme('value-500'), 2)

const leaf = (x: number) =>
  group(`translate(${x} 196)`, prachamyam(26, theme('value-500'), theme('accent-700'))) +
  group(`translate(${x} 268) scale(.7)`, prachamyam(26, theme('value-600'), theme('accent-700')))

/** The closed door of maintenance and the region block: 320 × 340. `id` names its glow. */
export const closedDoor = (id: string): string => {
  return draw(
    glow(id),
    threshold(theme('accent-950')),
    rule('M160 82V320', theme('accent-700'), 3),
    each([116, 204], leaf),
    each([148, 172], (x) => hoop(x, 232, 6, theme('value-300'), 3)),
    sill(),
  )
}

/** The lit doorway with a lantern, for a page whose code did not load: 320 × 340. */
export const openDoorway = (id: string): string => {
  const lantern = emblems.lantern({
    a: theme('accent-600'),
    b: theme('accent-700'),
    c: theme('value-100'),
    ink: theme('accent-900'),
  })
  return draw(
    glow(id),
    threshold(theme('value-300')),
    group('translate(160 178) scale(.62)', lantern),
    rule('M72 292H248M84 304H236', theme('value-500'), 3, { 'stroke-dasharray': '26 10' }),
    sill(),
  )
}

/** One leaf of the krajang border, 24 × 16, to be repeated sideways; drawn in `currentColor`. */
export const krajangLeaf = 'M0 16c0-8 7-9 12-15c5 6 12 7 12 15M7 16c0-4 3-5 5-8c2 3 5 4 5 8'

/** กระจัง krajang, the leaf border of the footer and of closed pages, as wide as its box. */
export const krajang = (id: string): string =>
  tag(
    'defs',
    {},
    tag(
      'pattern',
      { id, width: 24, height: 16, patternUnits: 'userSpaceOnUse' },
      rule(krajangLeaf, 'currentColor', 1),
    ),
  ) + tag('rect', { width: '100%', height: 16, fill: `url(#${id})` })
