import { bangkokDate, toInstant } from '#platform/index.ts'

/** Lists that are not a group's (section 2, Lottery list views). */
export const listTypes = ['hot', 'favourites', 'recent'] as const
export type ListType = (typeof listTypes)[number]

/** Sunday 1 … Saturday 7, as the server counts them (decision 45). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The week in the order of its chips: Monday first. */
export const weekdays: readonly Weekday[] = [2, 3, 4, 5, 6, 7, 1]

/**
 * What a player looks at (section 4, Lottery list). All of it lives in the address, so that a link and
 * the Back button carry it.
 */
export interface ListState {
  /** Null with a tag, and at the start, where the popular ones stand in. */
  listType: ListType | null
  /** Of a group; null with a list type, and at the start. */
  tag: string | null
  /** Trimmed; '' searches nothing. */
  name: string
  /** Only lotteries drawn on this day; null for every day. */
  weekday: Weekday | null
  /** At most so many rows are drawn. */
  rows: number
}

export type ListEvent =
  | { type: 'list'; listType: ListType }
  | { type: 'tag'; tag: string }
  | { type: 'name'; name: string }
  | { type: 'weekday'; weekday: Weekday | null }
  /** Nothing was found: look for the same name among all lotteries. */
  | { type: 'everywhere' }
  | { type: 'clear' }
  /** The end of the rows was reached: more of them. */
  | { type: 'more' }

/** Longest name search. */
export const nameLimit = 60

/** Rows that are drawn at first, and with every press for more: a house may have hundreds. */
export const rowStep = 40

/** As far as an address can ask. */
const mostRows = 4000

/** No list type and no tag. */
export const startState: ListState = {
  listType: null,
  tag: null,
  name: '',
  weekday: null,
  rows: rowStep,
}

/** What somebody typed → what is searched for: no control characters, no spaces around it. */
export function cleanName(text: string): string {
  return text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, nameLimit)
}

/**
 * The transitions of section 4: a tag clears list type, search text and weekday; a list type clears the
 * tag. The rest of it is left alone.
 */
export function listReducer(state: ListState, event: ListEvent): ListState {
  // Other lotteries begin at their top.
  const { rows } = startState
  switch (event.type) {
    case 'list':
      return { ...state, rows, listType: event.listType, tag: null }
    case 'tag':
      return { ...startState, tag: event.tag }
    case 'name':
      return { ...state, rows, name: cleanName(event.name) }
    case 'weekday':
      return { ...state, rows, weekday: event.weekday }
    case 'everywhere':
      return { ...startState, name: state.name }
    case 'clear':
      return { ...state, rows, name: '', weekday: null }
    case 'more':
      return { ...state, rows: state.rows + rowStep }
  }
}

/** Names of the query; `gameCode`, `vendor` and `playType` are the betting screen's. */
const names = {
  listType: 'view',
  tag: 'group',
  name: 'name',
  weekday: 'day',
  rows: 'rows',
} as const

/** Query string → state, with or without `?`. What makes no sense is left out, never an error. */
export function readList(search: string): ListState {
  const query = new URLSearchParams(search)
  const tag = query.get(names.tag)
  const day = query.get(names.weekday)
  const known = tag !== null && /^[\w-]{1,40}$/.test(tag) ? tag : null
  return {
    // Both at once is nothing that a player could have chosen: the group wins.
    listType:
      known === null ? (listTypes.find((one) => one === query.get(names.listType)) ?? null) : null,
    tag: known,
    name: cleanName(query.get(names.name) ?? ''),
    weekday: weekdays.find((one) => String(one) === day) ?? null,
    rows: rowsOf(query.get(names.rows)),
  }
}

/** Whole presses only: one address for what is the same to look at. */
function rowsOf(text: string | null): number {
  const rows = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : rowStep
  return rows % rowStep === 0 && rows >= rowStep && rows <= mostRows ? rows : rowStep
}

/** State → query string with its `?`, or '' at the start: one address a view. */
export function writeList(state: ListState): string {
  const query = new URLSearchParams()
  for (const key of Object.keys(names) as (keyof typeof names)[]) {
    const value = state[key]
    if (value !== startState[key]) query.set(names[key], String(value))
  }
  const text = query.toString()
  return text && `?${text}`
}

/**
 * Which lotteries are looked through: those of a group or of a list; at the start the popular ones, but
 * all of them once a name is searched for.
 */
export type ListView =
  | { kind: 'list'; listType: ListType }
  | { kind: 'tag'; tag: string }
  | { kind: 'all' }

export function viewOf({ listType, tag, name }: ListState): ListView {
  if (tag !== null) return { kind: 'tag', tag }
  if (listType !== null) return { kind: 'list', listType }
  return name === '' ? { kind: 'list', listType: 'hot' } : { kind: 'all' }
}

/** Whether a view was left with fewer rows than it has. */
export const isFiltered = ({ name, weekday }: ListState) => name !== '' || weekday !== null

/** `drawDayOfWeek` → days; what is no day is left out. */
export function daysOf(drawDayOfWeek: string): readonly Weekday[] {
  const said = new Set(drawDayOfWeek.split(',').map((day) => day.trim()))
  return weekdays.filter((day) => said.has(String(day)))
}

/**
 * What two spellings of a name have in common: case, width and the marks of Latin letters go, Thai
 * marks stay (words.md, section 5).
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFC')
}

/** What a row is filtered by. */
export interface Filterable {
  remark: string
  gameCode: string
  drawDayOfWeek: string
}

/** The rows that day and name leave. */
export function filterRows<Row extends Filterable>(
  rows: readonly Row[],
  { name, weekday }: Pick<ListState, 'name' | 'weekday'>,
): Row[] {
  const wanted = fold(name)
  return rows.filter(
    (row) =>
      (weekday === null || daysOf(row.drawDayOfWeek).includes(weekday)) &&
      (wanted === '' || fold(row.remark).includes(wanted) || fold(row.gameCode).includes(wanted)),
  )
}

/** The day of the week in Bangkok, where the house keeps its time, whatever the device's own zone. */
export const weekdayAt = (epochMs: number): Weekday =>
  (toInstant(bangkokDate(epochMs)).getUTCDay() + 1) as Weekday
