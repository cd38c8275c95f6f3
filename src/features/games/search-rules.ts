import type { Game } from '#contract/index.ts'
import { findNamed } from '#contract/name-search.ts'
import { localStore } from '#platform/index.ts'
import { foldName } from './name-match.ts'

/** What the search finds, in the order it is listed. */
export const searchGroups = ['recent', 'games', 'lotteries', 'studios', 'pages', 'help'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** Pictures of lines that are no games. */
export type SearchIcon =
  | 'recent'
  | 'room'
  | 'home'
  | 'page'
  | 'heart'
  | 'lottery'
  | 'promotions'
  | 'help'
  | 'service'
  | 'account'
  | 'scheme'
  | 'language'
  | 'clear'

/** A line of the list. */
export interface SearchItem {
  /** Unlike any other's. */
  id: string
  group: SearchGroup
  title: string
  /** BCP 47 of `title`, when it is not the page's language. */
  titleLang?: string | undefined
  /** Studio and category, what kind of thing it is. */
  note?: string | undefined
  /** A cover or a studio's picture. */
  picture?: string | null | undefined
  icon?: SearchIcon | undefined
  /** The game behind it; other lines lead to `href` or do something. */
  game?: Game | undefined
  href?: string | undefined
  /** Words to look for again. */
  query?: string | undefined
  /** Other words it goes by, which nobody sees. */
  words?: string | undefined
  run?: (() => void) | undefined
}

/** Lines that fit, the best first; those that fit but for a slip only where no other does. */
export function findItems(items: readonly SearchItem[], query: string): SearchItem[] {
  return findNamed(items, ({ title, words }) => (words ? [title, words] : [title]), query)
}

/** Splits a title into what stands before the match, the match, and what follows; null without one. */
export function matchIn(title: string, query: string): [string, string, string] | null {
  const wanted = foldName(query.trim())
  if (wanted === '') return null
  const letters = [...title]
  // Which letter each unit of the folded text came from.
  const owners: number[] = []
  let folded = ''
  for (const [index, letter] of letters.entries()) {
    const plain = foldName(letter)
    folded += plain
    for (let unit = 0; unit < plain.length; unit += 1) owners.push(index)
  }
  const at = folded.indexOf(wanted)
  const first = owners[at]
  const last = owners[at + wanted.length - 1]
  if (first === undefined || last === undefined) return null
  let end = last + 1
  // Thai marks stand on the letter before them: cutting between the two would tear them apart.
  while (/^\p{M}/u.test(letters[end] ?? '')) end += 1
  const part = (from: number, to?: number) => letters.slice(from, to).join('')
  return [part(0, first), part(first, end), part(end)]
}

/**
 * The line that is lit: the one that was, while it is still there, else the one that is called what was
 * typed, else one that has it in its name, before games that are only nearly called so, else the first.
 * @param waits these games were found for other words: none of them is meant but for its name
 */
export function litItem(
  items: readonly SearchItem[],
  lit: string | null,
  query: string,
  waits = false,
): SearchItem | undefined {
  const named = foldName(query.trim())
  return (
    items.find(({ id }) => id === lit) ??
    items.find(({ title }) => foldName(title) === named) ??
    items.find(({ title }) => matchIn(title, query)) ??
    items.find(({ game }) => !(waits && game))
  )
}

/** The line that an arrow key leads to; both ends lead to the other. */
export function stepTo(
  items: readonly SearchItem[],
  lit: string | null,
  step: 1 | -1,
): SearchItem | undefined {
  const at = items.findIndex(({ id }) => id === lit)
  // From none, down leads to the first and up to the last.
  const from = at < 0 && step < 0 ? 0 : at
  return items[(from + step + items.length) % items.length]
}

const recentKey = 'searches'
/** How many searches are remembered. */
export const mostRecent = 5

/** What was looked for last on this device, the newest first. */
export function readRecent(): string[] {
  try {
    const saved: unknown = JSON.parse(localStore.get(recentKey) ?? '[]')
    if (!Array.isArray(saved)) return []
    return saved
      .filter((one): one is string => typeof one === 'string' && one.length <= 100)
      .slice(0, mostRecent)
  } catch {
    return []
  }
}

/** Remembers a search that led somewhere. */
export function noteRecent(query: string): void {
  const text = query.trim()
  if (text === '') return
  const others = readRecent().filter((one) => foldName(one) !== foldName(text))
  localStore.set(recentKey, JSON.stringify([text, ...others].slice(0, mostRecent)))
}
