/** What a place between two characters must be like. */
export type Place = (text: readonly string[], at: number) => boolean
/** Whether one character will do. */
export type CharTest = (char: string) => boolean

/** A pattern, read. */
export type Tree =
  | { kind: 'char'; test: CharTest }
  | { kind: 'list'; parts: readonly Tree[] }
  | { kind: 'either'; ways: readonly Tree[] }
  | { kind: 'repeat'; body: Tree; min: number; max: number }
  | { kind: 'place'; holds: Place }
  /** `height`: how many lookaheads lie in one another, this one included. */
  | { kind: 'ahead'; body: Tree; wanted: boolean; height: number }

/** The flags that a pattern compiles with. */
export type PatternFlags = 'u' | ''

/** Thrown at what takes an engine that can be frozen. */
export class Unknown extends Error {}

const isWord = (char: string | undefined) => char !== undefined && /^\w$/.test(char)

const places: Record<string, Place> = {
  '^': (_, at) => at === 0,
  $: (text, at) => at === text.length,
  '\\b': (text, at) => isWord(text[at - 1]) !== isWord(text[at]),
  '\\B': (text, at) => isWord(text[at - 1]) === isWord(text[at]),
}

/** One character's worth of a pattern; without the flag `\p` is the letter p. */
const atoms = {
  u: /\\u\{[\da-f]+\}|\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\c[a-z]|\\p\{[^}]*\}|\\[^]|\[(?:\\[^]|[^\]\\])*\]|[^]/iuy,
  '': /\\u[\da-f]{4}|\\x[\da-f]{2}|\\c[a-z]|\\[^]|\[(?:\\[^]|[^\]\\])*\]|[^]/iuy,
} as const satisfies Record<PatternFlags, RegExp>

/** One character is judged by the language itself: over one it cannot take long. */
function testOf(atom: string, flags: PatternFlags): CharTest {
  const native = new RegExp(`^(?:${atom})$`, flags)
  const known = new Map<string, boolean>()
  return (char) => {
    let fits = known.get(char)
    if (fits === undefined) known.set(char, (fits = native.test(char)))
    return fits
  }
}

function heightOf(tree: Tree): number {
  switch (tree.kind) {
    case 'char':
    case 'place':
      return 0
    case 'list':
      return Math.max(0, ...tree.parts.map(heightOf))
    case 'either':
      return Math.max(0, ...tree.ways.map(heightOf))
    case 'repeat':
      return heightOf(tree.body)
    case 'ahead':
      return tree.height
  }
}

const often = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y

function bounds([, sign, least, comma, most]: RegExpExecArray): { min: number; max: number } {
  if (sign) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity }
  const min = Number(least)
  return { min, max: comma ? (most ? Number(most) : Infinity) : min }
}

/**
 * Reads a pattern that is known to compile.
 * @throws Unknown at a lookbehind, a backreference, a group of another kind
 */
export function readPattern(source: string, flags: PatternFlags): Tree {
  let at = 0
  const take = (what: RegExp): RegExpExecArray | null => {
    what.lastIndex = at
    const found = what.exec(source)
    if (found) at += found[0].length
    return found
  }

  const either = (): Tree => {
    const ways = [list()]
    while (take(/\|/y)) ways.push(list())
    return ways.length === 1 && ways[0] ? ways[0] : { kind: 'either', ways }
  }
  const list = (): Tree => {
    const parts: Tree[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated())
    return { kind: 'list', parts }
  }
  const repeated = (): Tree => {
    const body = one()
    const found = take(often)
    return found ? { kind: 'repeat', body, ...bounds(found) } : body
  }
  const group = (): Tree => {
    const ahead = take(/\?([=!])/y)
    if (!ahead && take(/\?<[=!]/y)) throw new Unknown('lookbehind')
    if (!ahead && source[at] === '?' && !take(/\?(?::|<[^>]*>)/y)) throw new Unknown('group')
    const body = either()
    take(/\)/y)
    if (!ahead) return body
    return { kind: 'ahead', body, wanted: ahead[1] === '=', height: heightOf(body) + 1 }
  }
  const one = (): Tree => {
    if (take(/\(/y)) return group()
    const place = take(/[\^$]|\\[bB]/y)
    if (place) return { kind: 'place', holds: places[place[0]] as Place }
    if (take(/\\(?:[1-9]|k<)/y)) throw new Unknown('backreference')
    const text = take(atoms[flags])?.[0] ?? ''
    // A brace that begins no quantifier means itself, where the language allows it at all.
    return { kind: 'char', test: testOf(/^[{}]$/.test(text) ? `\\${text}` : text, flags) }
  }

  return either()
}
