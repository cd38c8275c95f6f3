// What the scenes share: sky, glow, stars, far layers.
import { prachamyam, random, round } from '../geometry.ts'
import { group, repeat, tag } from '../markup.ts'
import { theme } from '../theme.ts'

/**
 * The inside of an `svg` with the box of `sceneBox`. `uid` begins every id in it: give another
 * when two scenes share a page.
 */
export type Scene = (uid: string) => string

const stop = (offset: number, colour: string, opacity?: number) =>
  tag('stop', { offset, 'stop-color': theme(colour), 'stop-opacity': opacity })

/** The gradients of every scene (`s` sky, `g` glow, `d` lit door) and the sky itself. */
export const sky = (uid: string): string => {
  const slope = { id: `${uid}s`, x1: 0, y1: 0, x2: 1, y2: 1 }
  const upright = { id: `${uid}d`, x1: 0, y1: 0, x2: 0, y2: 1 }
  const air = tag('linearGradient', slope, stop(0, 'ornament-sky2'), stop(1, 'ornament-sky1'))
  const glow = tag(
    'radialGradient',
    { id: `${uid}g` },
    stop(0, 'ornament-glow', 0.55),
    stop(0.45, 'ornament-glow', 0.16),
    stop(1, 'ornament-glow', 0),
  )
  const door = tag(
    'linearGradient',
    upright,
    stop(0, 'accent-500'),
    stop(0.6, 'value-400'),
    stop(1, 'value-200'),
  )
  const ground = tag('rect', { width: 1152, height: 400, fill: `url(#${uid}s)` })
  return tag('defs', {}, air, glow, door) + ground
}

/** A round glow of the scene's own gradient. */
export const glow = (uid: string, x: number, y: number, radius: number): string =>
  tag('circle', { cx: x, cy: y, r: radius, fill: `url(#${uid}g)` })

/** Small four-petalled stars over the subject, down to `depth`. */
export const stars = (seed: number, count: number, depth: number): string => {
  const next = random(seed)
  const ink = theme('value-300')
  const star = () => {
    const at = `translate(${round(520 + next() * 630)} ${round(next() * depth)})`
    return group(`${at} scale(${round(0.18 + next() * 0.34)})`, prachamyam(12, ink))
  }
  return tag('g', { fill: ink, opacity: 0.4 }, repeat(count, star))
}

/**
 * A layer in roof ink at a chosen strength, which reads in both schemes. `backed` lays the same
 * shapes in sky below, so that nothing shines through.
 */
export const layer = (opacity: number, shapes: string, backed = false): string =>
  (backed ? tag('g', { fill: theme('ornament-sky1') }, shapes) : '') +
  tag('g', { fill: theme('ornament-roof'), opacity }, shapes)
