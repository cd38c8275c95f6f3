// A studio's emblem in one colour: what bars show of it while its row is hovered or current.
import { type EmblemName, emblems, type Inks } from './emblems/index.ts'
import { tag } from './markup.ts'
import { spotBox } from './ornament.ts'
import { type StudioKey, studios } from './studios.ts'

/** Light is white, half light half white, and the darkest tone is cut out. */
const light: Inks = { a: '#fff', b: '#b8b8b8', c: '#fff', ink: '#000' }

/** White on nothing, as a complete SVG file: seen on a dark ground, or as the mask of any colour. */
export const whiteIcon = (
  studio: StudioKey,
  emblem: EmblemName = studios[studio].emblem,
): string => {
  const [x = '', y = '', width = '', height = ''] = spotBox.split(' ')
  const box = { x, y, width, height }
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: spotBox },
    tag('mask', { id: 'm', maskUnits: 'userSpaceOnUse', ...box }, emblems[emblem](light)),
    tag('rect', { ...box, fill: '#fff', mask: 'url(#m)' }),
  )
}
