/** A point of a pen's path, in a box 20 wide and 32 high. */
export type Point = readonly [x: number, y: number]

/**
 * Centre lines of the digits, drawn by hand; the nib gives them thick and thin. A stroke is a start
 * (x y), then cubic curves (two handles and an end: x y x y x y); a bar parts strokes.
 */
const paths: readonly string[] = [
  '10 1, -1 1 -1 31 10 31, 21 31 21 1 10 1',
  '4 6, 7 5 9 4 11 1, 11 10 11 20 11 31 | 5 31, 9 31 13 31 17 31',
  '2 9, 2 -2 18 -2 17 9, 16 18 6 22 2 30, 7 28 12 33 18 28',
  '3 6, 5 -2 17 0 16 8, 15 14 11 15 8 15, 14 15 19 19 18 24, 16 34 3 33 2 25',
  '13 31, 13 21 13 11 13 1, 9 9 5 16 1 22, 7 22 13 22 19 22',
  '17 2, 13 3 9 3 5 2, 4 7 4 10 3 15, 10 9 20 14 18 23, 16 34 3 33 2 26',
  '16 3, 6 3 1 14 2 22, 3 34 18 34 18 22, 18 11 4 12 2 21',
  '1 8, 1 3 3 2 6 2, 10 3 14 3 20 2, 14 11 7 19 5 31',
  '10 15, 0 12 2 1 10 1, 18 1 20 12 10 15, -2 19 0 31 10 31, 20 31 22 19 10 15',
  '4 29, 14 29 19 18 18 10, 17 -2 2 -2 2 10, 2 21 16 20 18 11',
]

/** Points a curve is made of: fine enough at twice the size. */
const steps = 12

const pointsOf = (part: string): Point[] => {
  const numbers = part.trim().split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ])
}

const bend = (t: number, a: Point, b: Point, c: Point, d: Point): Point => {
  const u = 1 - t
  const mix = (i: 0 | 1) =>
    u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i]
  return [mix(0), mix(1)]
}

function lineOf(stroke: string): Point[] {
  const [first, ...curves] = stroke.split(',').map(pointsOf)
  let from: Point = first?.[0] ?? [0, 0]
  const line: Point[] = [from]
  for (const [b = from, c = from, to = from] of curves) {
    for (let step = 1; step <= steps; step++) line.push(bend(step / steps, from, b, c, to))
    from = to
  }
  return line
}

/** The strokes of a digit as fine polylines. */
export const strokesOf = (digit: number): Point[][] => (paths[digit] ?? '').split('|').map(lineOf)
