// Shapes and randomness shared by covers, emblems and scenes.
// Everything is pure: same arguments, same string. No DOM, no Date, no Math.random.
import { type Attributes, group, repeat, shape, tag } from './markup.ts'

/** FNV-1a over code points, unsigned 32 bits: the only source of seeds in the art. */
export const hash = (text: string): number => {
  let value = 2166136261
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0
    value = Math.imul(value, 16777619)
  }
  return value >>> 0
}

/** The next number of a seeded sequence, 0 to 1. */
export type Random = () => number

/** mulberry32. */
export const random = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One decimal is enough in a box 320 units wide, and keeps the markup small. */
export const round = (value: number): number => Number(value.toFixed(1))

/** ซุ้ม sum, the ogee niche: in a box of 100 × 100, standing on its base. */
export const ogee =
  'M0 100V52C0 33 14 27 27 19C38 12 46 7 50 0C54 7 62 12 73 19C86 27 100 33 100 52V100Z'

/** กนก kranok, the flame with its inner curl: 100 × 100, `fill-rule="evenodd"`. */
export const kranokPath =
  'M46 100C22 84 12 58 32 34C42 22 50 14 47 0C66 12 84 34 80 60C77 80 62 94 46 100Z' +
  'M47 84C56 78 62 68 60 56C58 47 53 41 54 32C46 42 36 52 38 66C39 74 42 80 47 84Z'

type Point = readonly [x: number, y: number]

/** The six points of a petal: root, two controls, tip, two controls. */
const petalPoints = (halfWidth: number, length: number): readonly Point[] => [
  [0, 0],
  [halfWidth, -length * 0.3],
  [halfWidth * 0.75, -length * 0.72],
  [0, -length],
  [-halfWidth * 0.75, -length * 0.72],
  [-halfWidth, -length * 0.3],
]

const petalPath = (points: readonly Point[]): string => {
  const [root, ...rest] = points.map(([x, y]) => `${round(x)} ${round(y)}`)
  return `M${root}C${rest.slice(0, 3).join(' ')}C${rest.slice(3).join(' ')} ${root}Z`
}

/** A petal standing on the origin and pointing up. */
export const petal = (halfWidth: number, length: number): string =>
  petalPath(petalPoints(halfWidth, length))

/** `count` copies of a path around the origin, the first turned by `start` degrees. */
export const ring = (count: number, d: string, ink: string, start = 0): string =>
  repeat(count, (i) => shape(d, ink, { transform: `rotate(${round(start + (i * 360) / count)})` }))

const quarterTurn = (points: readonly Point[]): readonly Point[] =>
  points.map(([x, y]) => [-y, x] as const)

/**
 * ประจำยาม prachamyam, the four-petalled flower, `size` from the centre to a tip; one path, for
 * it is the most repeated shape of all. `core` fills the small diamond in its middle.
 */
export const prachamyam = (size: number, ink: string, core?: string): string => {
  const north = petalPoints(size * 0.42, size)
  const east = quarterTurn(north)
  const south = quarterTurn(east)
  const petals = [north, east, south, quarterTurn(south)].map(petalPath).join('')
  const half = size * 0.16
  const diamond = {
    x: round(-half),
    y: round(-half),
    width: round(half * 2),
    height: round(half * 2),
    transform: 'rotate(45)',
    fill: core,
  }
  return shape(petals, ink) + (core === undefined ? '' : tag('rect', diamond))
}

/** A kranok standing on (x, y), leaning by `lean` degrees. */
export const kranok = (
  x: number,
  y: number,
  lean: number,
  scale: number,
  ink: string,
  scaleY = scale,
): string =>
  shape(kranokPath, ink, {
    'fill-rule': 'evenodd',
    transform: `translate(${x} ${y}) rotate(${lean}) scale(${scale} ${scaleY}) translate(-50 -100)`,
  })

/** A kranok whose inner curl is filled: tails and torches. */
export const plume = (
  x: number,
  y: number,
  lean: number,
  scale: number,
  ink: string,
  scaleY = scale,
): string =>
  shape(kranokPath, ink, {
    transform: `translate(${x} ${y}) rotate(${lean}) scale(${scale} ${scaleY}) translate(-50 -100)`,
  })

/** An ogee `width` × `height` standing on (x, y). */
export const niche = (
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
  more: Attributes = {},
): string => {
  const place = `translate(${round(x - width / 2)} ${round(y - height)})`
  return shape(ogee, ink, {
    transform: `${place} scale(${round(width) / 100} ${round(height) / 100})`,
    ...more,
  })
}

/** Points of a regular polygon, or of a star when `inner` differs from `outer`. `turn` in radians. */
export const polygon = (corners: number, outer: number, inner = outer, turn = 0): string => {
  const star = inner !== outer
  const count = star ? corners * 2 : corners
  return Array.from({ length: count }, (_, i) => {
    const radius = star && i % 2 === 1 ? inner : outer
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2 + turn
    return `${round(Math.cos(angle) * radius)},${round(Math.sin(angle) * radius)}`
  }).join(' ')
}

/** A flower in a group: a prachamyam set at (x, y). */
export const flower = (x: number, y: number, size: number, ink: string, core?: string): string =>
  group(`translate(${x} ${y})`, prachamyam(size, ink, core))
