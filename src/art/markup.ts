// SVG tags as strings. Attributes and classes only: our content policy has no room for `style=`.

/** SVG attributes by their SVG names. `undefined` leaves one out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

const attribute = ([name, value]: [string, string | number | undefined]) =>
  value === undefined ? '' : ` ${name}="${value}"`

/** One element; closes itself when it has no children. */
export const tag = (name: string, attributes: Attributes, ...children: string[]): string => {
  const open = `<${name}${Object.entries(attributes).map(attribute).join('')}`
  const inner = children.join('')
  return inner === '' ? `${open}/>` : `${open}>${inner}</${name}>`
}

/** Joins the parts of a drawing, lowest first. */
export const draw = (...parts: string[]): string => parts.join('')

/** `count` parts, one for each index. */
export const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

/** One part for each item. */
export const each = <Item>(
  items: readonly Item[],
  part: (item: Item, index: number) => string,
): string => items.map(part).join('')

/** Children under one transform. */
export const group = (transform: string, ...children: string[]): string =>
  tag('g', { transform }, ...children)

/** Draws once as it is and once mirrored on x: faces, wings, claws. */
export const mirror = (...parts: string[]): string => {
  const half = parts.join('')
  return half + group('scale(-1 1)', half)
}

/** A filled path. */
export const shape = (d: string, ink: string, more: Attributes = {}): string =>
  tag('path', { d, fill: ink, ...more })

/** A stroked path with flat ends. */
export const rule = (d: string, ink: string, width: number, more: Attributes = {}): string =>
  tag('path', { d, fill: 'none', stroke: ink, 'stroke-width': width, ...more })

/** A stroked path with round ends. */
export const brush = (d: string, ink: string, width: number, more: Attributes = {}): string =>
  rule(d, ink, width, { 'stroke-linecap': 'round', ...more })

const offset = (name: string, value: number): Attributes => (value === 0 ? {} : { [name]: value })

/** A filled circle. */
export const disc = (x: number, y: number, r: number, ink: string, more: Attributes = {}): string =>
  tag('circle', { ...offset('cx', x), ...offset('cy', y), r, fill: ink, ...more })

/** An unfilled circle. */
export const hoop = (
  x: number,
  y: number,
  r: number,
  ink: string,
  width: number,
  more: Attributes = {},
): string => disc(x, y, r, 'none', { stroke: ink, 'stroke-width': width, ...more })

/** A filled ellipse. */
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  ink: string,
  more: Attributes = {},
): string => tag('ellipse', { ...offset('cx', x), ...offset('cy', y), rx, ry, fill: ink, ...more })

/** A filled rectangle; `more.rx` rounds it. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
  more: Attributes = {},
): string =>
  tag('rect', { ...offset('x', x), ...offset('y', y), width, height, fill: ink, ...more })
