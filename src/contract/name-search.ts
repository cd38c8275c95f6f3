// The name search: forgives a missing diacritic or tone mark and a slip of the finger, in every
// language at once. Build an index once; a query over 20,000 names takes a few milliseconds. A list that
// is here whole is searched by the same rule as one that the server has.
import { foldForm, foldMarks, spellingsOf, wordsOf } from './name-fold.ts'
import { piecesOf, slipCounter, slipsFor } from './name-slips.ts'

/** Something that can be found: a key and its names, in any languages. */
export type SearchEntry = { readonly key: number; readonly names: readonly string[] }

/** All names as one text, a line a name, so that one `indexOf` walks through all of them. */
type Lines = { readonly text: string; readonly starts: Uint32Array }

/** Made by `buildIndex`. */
export type SearchIndex = {
  readonly keys: readonly number[]
  /** Which entry a line belongs to. */
  readonly owners: Uint32Array
  /** Names with their marks, and without. */
  readonly exact: Lines
  readonly loose: Lines
  /** Where words begin in each line, with marks and without. */
  readonly exactWords: readonly ReadonlySet<number>[]
  readonly looseWords: readonly ReadonlySet<number>[]
}

const noHit = 255
const rank = { equal: 0, exact: 1, loose: 4, scattered: 7, otherMarks: 8, slip: 9 } as const

const linesOf = (names: readonly string[]): Lines => {
  const starts = new Uint32Array(names.length + 1)
  for (const [i, name] of names.entries()) starts[i + 1] = (starts[i] ?? 0) + name.length + 1
  return { text: `${names.join('\n')}\n`, starts }
}

const wordStarts = (words: readonly string[]): ReadonlySet<number> => {
  let at = 0
  return new Set(words.map((word) => (at += word.length) - word.length))
}

/** Entries earlier in the list win when two match alike: give the most played first. */
export const buildIndex = (entries: readonly SearchEntry[]): SearchIndex => {
  const names = entries.flatMap(({ names: own }, owner) => own.map((name) => ({ name, owner })))
  const exact = names.map(({ name }) => wordsOf(foldForm(name)))
  const loose = exact.map((words) => words.map(foldMarks))
  return {
    keys: entries.map(({ key }) => key),
    owners: Uint32Array.from(names, ({ owner }) => owner),
    exact: linesOf(exact.map((words) => words.join(''))),
    loose: linesOf(loose.map((words) => words.join(''))),
    exactWords: exact.map(wordStarts),
    looseWords: loose.map(wordStarts),
  }
}

/** Calls back for the first place of `query` in each line that has it. */
const eachHit = (lines: Lines, query: string, hit: (line: number, at: number) => void): void => {
  let line = 0
  let position = lines.text.indexOf(query)
  while (position !== -1) {
    while ((lines.starts[line + 1] ?? Infinity) <= position) line += 1
    hit(line, position - (lines.starts[line] ?? 0))
    position = lines.text.indexOf(query, lines.starts[line + 1])
  }
}

const lineText = ({ text, starts }: Lines, line: number) =>
  text.slice(starts[line], (starts[line + 1] ?? 0) - 1)

class Scores {
  private readonly best: Uint8Array
  any = false

  constructor(count: number) {
    this.best = new Uint8Array(count).fill(noHit)
  }

  note(owner: number, score: number): void {
    this.any = true
    if (score < (this.best[owner] ?? noHit)) this.best[owner] = score
  }

  /** Owners with a hit, best first, earlier entries before later ones. */
  ranked(): number[] {
    const ranks: number[][] = []
    for (const [owner, score] of this.best.entries()) {
      if (score !== noHit) (ranks[score] ??= []).push(owner)
    }
    return ranks.flat()
  }
}

const wholeQuery = (index: SearchIndex, form: string, marks: string, scores: Scores): void => {
  const place = (at: number, words: ReadonlySet<number> | undefined) =>
    at === 0 ? 0 : words?.has(at) ? 1 : 2
  eachHit(index.exact, form, (line, at) => {
    const equal = at === 0 && lineText(index.exact, line).length === form.length
    const score = equal ? rank.equal : rank.exact + place(at, index.exactWords[line])
    scores.note(index.owners[line] ?? 0, score)
  })
  // Marks that were typed must agree; only those that were left out are forgiven here.
  if (marks !== form) return
  eachHit(index.loose, marks, (line, at) => {
    scores.note(index.owners[line] ?? 0, rank.loose + place(at, index.looseWords[line]))
  })
}

/** Every word of the query somewhere among the names of one entry, in any order. */
const scatteredWords = (index: SearchIndex, words: readonly string[], scores: Scores): void => {
  if (words.length < 2) return
  const ownersOf = words.map((word) => {
    const owners = new Set<number>()
    eachHit(index.loose, word, (line) => owners.add(index.owners[line] ?? 0))
    return owners
  })
  const [first, ...rest] = ownersOf
  for (const owner of first ?? []) {
    if (rest.every((owners) => owners.has(owner))) scores.note(owner, rank.scattered)
  }
}

const otherMarks = (index: SearchIndex, marks: string, scores: Scores): void =>
  eachHit(index.loose, marks, (line) => scores.note(index.owners[line] ?? 0, rank.otherMarks))

const slips = (index: SearchIndex, marks: string, scores: Scores): void => {
  const limit = slipsFor(marks.length)
  if (limit === 0) return
  const lines = new Set<number>()
  for (const piece of piecesOf(marks, limit)) {
    eachHit(index.loose, piece, (line) => lines.add(line))
  }
  const slipsIn = slipCounter(marks, limit)
  for (const line of lines) {
    const count = slipsIn(lineText(index.loose, line))
    if (count <= limit) scores.note(index.owners[line] ?? 0, rank.slip + count)
  }
}

/**
 * Keys that match, best first: equal, then a name that begins so, a word that begins so, a part;
 * the same again for a query without its marks; all words in another order. Only when nothing of
 * that is found: names with other marks, names spelled by ear, names a slip away. An empty query
 * finds nothing.
 */
export const search = (index: SearchIndex, query: string): number[] => {
  const words = wordsOf(foldForm(query))
  const form = words.join('')
  if (form === '') return []
  const looseWords = words.map(foldMarks)
  const marks = looseWords.join('')
  const scores = new Scores(index.keys.length)
  wholeQuery(index, form, marks, scores)
  scatteredWords(index, looseWords, scores)
  if (!scores.any && marks !== '') {
    for (const spelled of spellingsOf(marks)) otherMarks(index, spelled, scores)
    slips(index, marks, scores)
  }
  return scores.ranked().map((owner) => index.keys[owner] ?? 0)
}

/** What of a list a name may mean, the best match first. */
export const findNamed = <One>(
  list: readonly One[],
  namesOf: (one: One) => readonly string[],
  query: string,
): One[] => {
  const index = buildIndex(list.map((one, key) => ({ key, names: namesOf(one) })))
  return search(index, query).flatMap((key) => list[key] ?? [])
}
