import { existsSync, readFileSync } from 'node:fs'
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'

const names = (text: string) => new Set(text.split(' '))

const shapes = names(
  'svg g defs title desc path circle ellipse rect line polyline polygon linearGradient ' +
    'radialGradient stop clipPath mask',
)

/** As the parser calls them. */
const attributes = names(
  'xmlns viewBox width height preserveAspectRatio role ariaHidden ariaLabel id transform d points ' +
    'cx cy r rx ry x y x1 x2 y1 y2 fx fy fr pathLength offset opacity fill fillOpacity fillRule ' +
    'clipPath clipRule clipPathUnits mask maskUnits maskContentUnits maskType gradientUnits ' +
    'gradientTransform spreadMethod stopColor stopOpacity stroke strokeDashArray strokeDashOffset ' +
    'strokeLineCap strokeLineJoin strokeMiterLimit strokeOpacity strokeWidth vectorEffect',
)

type Part = ReturnType<typeof fromHtmlIsomorphic>['children'][number]

const foreign = (part: Part): string[] => {
  if (part.type !== 'element') return []
  const { tagName, properties, children } = part
  return [
    ...(shapes.has(tagName) ? [] : [`<${tagName}>`]),
    ...Object.entries(properties).flatMap(([name, value]) =>
      attributes.has(name) && !/url\(\s*["']?(?!#)/i.test(String(value)) ? [] : [name],
    ),
    ...children.flatMap(foreign),
  ]
}

/** Comes after the mark in the page; within it, where the mark does not end. */
const after = 'after-the-mark'

/** What is wrong with a brand's `logo.svg`, one line each; empty when nothing is. */
export const logoFaults = (file: string): string[] => {
  if (!existsSync(file)) return ['logo.svg: is missing']
  const text = readFileSync(file, 'utf8').trim()
  // Read as the page will read it, into which the mark is written.
  const { children } = fromHtmlIsomorphic(`${text}<${after}></${after}>`, { fragment: true })
  const [mark, next] = children
  const whole =
    mark?.type === 'element' && next?.type === 'element' && next.tagName === after
      ? mark.tagName === 'svg' && mark.properties['viewBox'] !== undefined
      : false
  // The page's policy knows no inline style and no script.
  const strange = [...new Set(children.slice(0, whole ? 1 : 0).flatMap(foreign))]
  return [
    ...(whole ? [] : ['logo.svg: is one <svg viewBox="…">…</svg> and nothing else']),
    ...(strange.length > 0
      ? [`logo.svg: shapes only, no scripts, styles or links; not ${strange.join(', ')}`]
      : []),
    ...(text.length > 4096 ? ['logo.svg: more than 4 kB for a mark'] : []),
  ]
}
