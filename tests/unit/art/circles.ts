type Matrix = readonly [number, number, number, number, number, number]

/** A circle of a drawing, in the drawing's own coordinates. */
export type Circle = {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly fill: string
}

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

const step = (name: string, [p = 0, q, r = 0]: readonly number[]): Matrix => {
  if (name === 'translate') return [1, 0, 0, 1, p, q ?? 0]
  if (name === 'scale') return [p, 0, 0, q ?? p, 0, 0]
  const angle = (p * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = q === undefined ? [0, 0] : [q, r]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

const matrix = (transform: string): Matrix =>
  Array.from(transform.matchAll(/(\w+)\(([^)]*)\)/g))
    .map(([, name = '', values = '']) => step(name, values.split(/[\s,]+/).map(Number)))
    .reduce(multiply, [1, 0, 0, 1, 0, 0])

const value = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]

/** Every circle of a drawing made of groups and shapes. */
export const circles = (svg: string): Circle[] => {
  const found: Circle[] = []
  const stack: Matrix[] = [[1, 0, 0, 1, 0, 0]]
  for (const [, close, name, attributes = '', alone] of svg.matchAll(
    /<(\/?)(\w+)((?:\s[^>]*?)?)(\/?)>/g,
  )) {
    const here = stack.at(-1) ?? [1, 0, 0, 1, 0, 0]
    if (close === '/') {
      stack.pop()
      continue
    }
    const m = multiply(here, matrix(value(attributes, 'transform') ?? ''))
    if (name === 'circle') {
      const [cx, cy] = [Number(value(attributes, 'cx') ?? 0), Number(value(attributes, 'cy') ?? 0)]
      found.push({
        x: m[0] * cx + m[2] * cy + m[4],
        y: m[1] * cx + m[3] * cy + m[5],
        r: Number(value(attributes, 'r')) * Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2])),
        fill: value(attributes, 'fill') ?? '',
      })
    }
    if (alone !== '/') stack.push(m)
  }
  return found
}
