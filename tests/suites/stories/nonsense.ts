import { cloneElement, isValidElement, type ReactNode } from 'react'

type Args = Record<string, unknown>
type Change = (part: unknown, key: string) => unknown

const sentence = 'ระบบกำลังปรับปรุงชั่วคราว กรุณากลับมาใหม่อีกครั้งภายหลัง '
const long = sentence.repeat(100).slice(0, 5000)
const unbroken = 'W'.repeat(5000)

/** What an author writes and no server sends: looks, and drawings of our own. */
const authors = /^(?:className|style|markup|d|dangerouslySetInnerHTML)$/

/** What is said whatever letters it has; a `name` is where it begins with a capital. */
const said = /^(?:children|label|title|text|note|caption|hint|message|account|amount|game)$/

/** Words for people; what has neither a space nor a foreign letter is an id, a value of an axis, a path. */
const isSpoken = (text: string, key: string) =>
  (said.test(key) && text.trim() !== '') ||
  (key === 'name' && /^[A-Z]/.test(text)) ||
  (/\s|[^\0-\x7f]/.test(text) && !/^[\d.#/-]|^data:/.test(text))

const isPlain = (value: unknown): value is Args =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function changeAll(parts: Args, one: Change): Args {
  const changed = Object.entries(parts).map(([key, part]) => [key, change(part, one, key)] as const)
  return changed.every(([key, part]) => Object.is(part, parts[key]))
    ? parts
    : Object.fromEntries(changed)
}

/** The same with every part of it changed, however deep it lies; itself where nothing was. */
function change(value: unknown, one: Change, key: string): unknown {
  if (authors.test(key)) return value
  const changed = one(value, key)
  if (!Object.is(changed, value)) return changed
  if (Array.isArray(value)) {
    const parts = value.map((part) => change(part, one, key))
    return parts.every((part, at) => Object.is(part, value[at])) ? value : parts
  }
  if (isValidElement<Args>(value)) {
    const props = changeAll(value.props, one)
    if (props === value.props) return value
    // One by one, as they were written: React asks a list for keys.
    const { children } = props
    return cloneElement(value, props, ...(Array.isArray(children) ? (children as ReactNode[]) : []))
  }
  return isPlain(value) ? changeAll(value, one) : value
}

const instead =
  (text: string): Change =>
  (part, key) =>
    typeof part === 'string' && isSpoken(part, key) ? text : part

/** What an item is told by. One word alone is a name of ours, `deposit`: there are no others of it. */
const ids = (item: Args): string[] =>
  Object.keys(item).filter((key) => /^(?:id|value|key)$|Id$/.test(key) && isId(item[key]))

const isId = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && !/^[A-Za-z]+$/.test(value))

/** A list of data; elements one after another are written by hand. */
const isList = (part: unknown, key: string): part is unknown[] =>
  Array.isArray(part) && part.length > 0 && key !== 'children'

/** So many of what there is, each with an id of its own; the lists within are as they were. */
const many =
  (length: number): Change =>
  (part, key) => {
    if (!isList(part, key)) return part
    // The story's arguments made it long; another one is as good, and nothing within grows as well:
    // a thousand times a thousand would be a million.
    if (part.length === length) return [...part]
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

/** So many of what the first of a list has in it. */
function manyWithin(length: number): Change {
  const grow = many(length)
  return (part, key) => {
    if (!isList(part, key)) return part
    const first = change(part[0], grow, key)
    return Object.is(first, part[0]) ? part : [first, ...part.slice(1)]
  }
}

const picture =
  /^(?:src|cover|image|picture|poster|banner|avatar|logo)$|(?:Image|Picture|Cover|image)(?:Url|Src)$/

const kinds: Readonly<Record<string, Change>> = {
  '5,000 letters': instead(long),
  '5,000 letters without a space': instead(unbroken),
  'no text': instead(''),
  'empty lists': (part, key) => (isList(part, key) ? [] : part),
  'no numbers': (part) => (typeof part === 'number' ? Number.NaN : part),
  'invalid dates': (part) => {
    if (part instanceof Date) return new Date(Number.NaN)
    return typeof part === 'string' && /^\d{4}-\d{2}-\d{2}/.test(part) ? 'soon' : part
  },
  'no language': (part, key) => (key === 'locale' && typeof part === 'string' ? 'th_TH' : part),
  'broken images': (part, key) =>
    typeof part === 'string' && picture.test(key) && /[/.:]/.test(part)
      ? 'data:image/png;base64,AAAA'
      : part,
}

/**
 * A component is given ten thousand of each. A screen has many lists, each with a form or a page of
 * HTML in every line, and asks its server for pages of them: there a thousand of each stand for it.
 */
const crowds: Record<'component' | 'screen', Readonly<Record<string, Change>>> = {
  component: { '10,000 items': many(10_000), '10,000 items within': manyWithin(10_000) },
  screen: { '1,000 items': many(1000), '1,000 items within': manyWithin(1000) },
}

/** Something that a careless caller or a broken server may give. */
export interface Nonsense {
  readonly name: string
  /** The arguments of the story with it. */
  readonly args: Args
  /** What the story draws with it: its elements hold words and lists of their own. */
  readonly draw: (drawn: ReactNode) => ReactNode
}

/** Every kind of nonsense for which a story has a place, in its arguments or in what it draws of them. */
export function nonsense(what: keyof typeof crowds, args: Args, drawn: ReactNode): Nonsense[] {
  return Object.entries({ ...kinds, ...crowds[what] }).flatMap(([name, one]) => {
    const draw = (node: ReactNode) => change(node, one, 'children') as ReactNode
    const changed = changeAll(args, one)
    return changed === args && draw(drawn) === drawn ? [] : [{ name, args: changed, draw }]
  })
}

const drawing = 'a drawing of our own: it takes no words'

/** Components that have no place for nonsense, by the name of their story, and why. */
const placeless: Readonly<Record<string, string>> = {
  'feedback-skeleton': 'the place of what is on its way',
  'feedback-spinner': 'a sign that turns',
  'media-hero-scene': drawing,
  'media-icon': drawing,
  'media-krajang': drawing,
  'media-spot': drawing,
}

/** What is wrong with how often a component was tried. */
export function placeFaults(story: string, tried: number): string[] {
  const name = story.replace(/^components-|--playground$/g, '')
  if (tried === 0 && !(name in placeless)) {
    return ['was given no nonsense: give its story words, or name it in nonsense.ts with a reason']
  }
  return tried > 0 && name in placeless ? ['is named in nonsense.ts, yet it was tried'] : []
}
