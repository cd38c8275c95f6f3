import { latinDigits } from '#platform/index.ts'

/** What is pasted at once, in characters; more is cut off by the field that takes it. */
export const pasteLimit = 4000

/** How numbers are entered: one after the other, many at once, or off a table. */
export const entryModes = ['keys', 'paste', 'table'] as const
export type EntryMode = (typeof entryModes)[number]

/** Every order of a number's digits, each once, ascending: `112` → `112 121 211`. */
export function permutations(number: string): string[] {
  if (number.length < 2) return [number]
  const found = new Set<string>()
  for (const [at, digit] of Array.from(number).entries()) {
    for (const rest of permutations(number.slice(0, at) + number.slice(at + 1))) {
      found.add(digit + rest)
    }
  }
  return Array.from(found).sort()
}

/** How many orders the digits of a number have, when all of them differ. */
export function ordersOf(length: number): number {
  return length > 1 ? length * ordersOf(length - 1) : 1
}

/** The ten numbers of one digit all through: `000` to `999`. */
export const sameDigits = (length: number): string[] =>
  Array.from({ length: 10 }, (_, digit) => String(digit).repeat(length))

/**
 * A number that nobody can foresee. What would make some numbers likelier than others is thrown
 * away and drawn anew.
 * @param draw fills with random bytes; the browser's own, unless a test knows better
 */
export function quickPick(
  length: number,
  draw: (bytes: Uint32Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
): string {
  const among = 10 ** length
  const fair = Math.floor(2 ** 32 / among) * among
  const bytes = new Uint32Array(1)
  for (;;) {
    draw(bytes)
    const value = bytes[0] ?? 0
    if (value < fair) return String(value % among).padStart(length, '0')
  }
}

/** One number of a pasted text, with the stake that stood behind it, if one did. */
export interface Pasted {
  numbers: string
  /** A decimal string; null for the stake that is chosen. */
  stake: string | null
}

export interface PastedText {
  lines: Pasted[]
  /** What could not be read as a number of that many digits, as it was typed. */
  rest: string[]
}

const line = /^(\d+)(?:[=*x×:](\d{1,7}(?:\.\d{1,2})?))?$/i

/** `20`, `20.5` → `20.00`, `20.50`; null for nothing at all. */
function stakeOf(text: string): string | null {
  const [whole = '', cents = ''] = text.split('.')
  const amount = `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`
  return /[1-9]/.test(amount) ? amount : null
}

/**
 * Many numbers at once, as people send them to each other: `409 157, 92=20`, one a line or all in
 * one, each alone or with its stake behind `=`, `*`, `x` or `:`.
 */
export function readPasted(text: string, length: number): PastedText {
  const plain = latinDigits(text).replaceAll(/\s*([=*x×:])\s*/gi, '$1')
  const lines: Pasted[] = []
  const rest: string[] = []
  for (const word of plain.split(/[\s,;/|+]+/)) {
    if (word === '') continue
    const [, numbers, stake] = line.exec(word) ?? []
    const wanted = stake === undefined ? null : stakeOf(stake)
    if (numbers?.length !== length || (stake !== undefined && wanted === null)) rest.push(word)
    else lines.push({ numbers, stake: wanted })
  }
  return { lines, rest }
}

/** All numbers of so many digits that begin with `prefix`, a hundred at most: a page of the table. */
export function tableOf(length: number, prefix: string): string[] {
  const left = Math.min(2, length - prefix.length)
  return Array.from({ length: 10 ** left }, (_, at) => prefix + String(at).padStart(left, '0'))
}
