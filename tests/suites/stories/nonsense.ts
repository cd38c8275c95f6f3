import { isValidElement } from 'react'

type Args = Record<string, unknown>

const sentence = 'ระบบกำลังปรับปรุงชั่วคราว กรุณากลับมาใหม่อีกครั้งภายหลัง '
const long = sentence.repeat(100).slice(0, 5000)
const unbroken = 'W'.repeat(5000)

/** Words for people; what has neither a space nor a foreign letter is an id, a value of an axis, a path. */
const isSpoken = (text: string) => /\s|[^\0-\x7f]/.test(text) && !/^[\d.#/-]|^data:/.test(text)

const isPlain = (value: unknown): value is Args =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The same arguments with every part of them changed, however deep it lies. */
function change(value: unknown, one: (part: unknown) => unknown): unknown {
  const changed = one(value)
  if (changed !== value) return changed
  if (Array.isArray(value)) return value.map((part) => change(part, one))
  if (isValidElement(value) || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part, one)]))
}

const instead = (text: string) => (part: unknown) =>
  typeof part === 'string' && isSpoken(part) ? text : part

/** What an item is told by. One word alone is a name of ours, `deposit`: there are no others of it. */
const ids = (item: Args): string[] =>
  Object.keys(item).filter((key) => /^(?:id|value|key)$|Id$/.test(key) && isId(item[key]))

const isId = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && !/^[A-Za-z]+$/.test(value))

/** So many of what there is, each with an id of its own. */
const many = (length: number) => (part: unknown) => {
  if (!Array.isArray(part) || part.length === 0) return part
  return Array.from({ length }, (_, at) => {
    const item: unknown = part[at % part.length]
    if (!isPlain(item)) return item
    const own = ids(item).map((key) => {
      const id = item[key]
      return [key, typeof id === 'number' ? id + at * 1000 : `${String(id)}-${at}`]
    })
    return { ...item, ...Object.fromEntries(own) }
  })
}

type Kinds = Readonly<Record<string, (part: unknown) => unknown>>

const kinds: Kinds = {
  '5,000 letters': instead(long),
  '5,000 letters without a space': instead(unbroken),
  'no text': instead(''),
  'empty lists': (part) => (Array.isArray(part) ? [] : part),
  'no numbers': (part) => (typeof part === 'number' ? Number.NaN : part),
  'invalid dates': (part) => (part instanceof Date ? new Date(Number.NaN) : part),
}

/**
 * A component is given ten thousand of each. A screen has many lists, each with a form or a page of
 * HTML in every line, and asks its server for pages of them: there a thousand of each stand for it.
 */
const crowds: Record<'component' | 'screen', Kinds> = {
  component: { '10,000 items': many(10_000) },
  screen: { '1,000 items': many(1000) },
}

/** Arguments as a careless caller or a broken server may give them. */
export function nonsense(
  what: keyof typeof crowds,
  args: Args,
): (readonly [name: string, args: Args])[] {
  return Object.entries({ ...kinds, ...crowds[what] }).flatMap(([name, kind]) => {
    const changed = Object.fromEntries(
      Object.entries(args).map(([key, value]) => [key, change(value, kind)]),
    )
    const same = Object.entries(args).every(([key, value]) => isSame(changed[key], value))
    return same ? [] : [[name, changed] as const]
  })
}

/** Whether nothing in it was changed: plain things are copied on the way. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((part, at) => isSame(part, b[at]))
  }
  if (!isPlain(a) || !isPlain(b)) return false
  return Object.keys(a).every((key) => isSame(a[key], b[key]))
}
