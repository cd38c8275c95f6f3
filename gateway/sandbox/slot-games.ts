// The slots that nobody named one by one: a subject, turned. Every studio draws from its own
// sequence, so that one more game at the end of a studio leaves the others alone.
import { hash, type Random, random } from '#art/index.ts'
import { slotClass } from './classes.ts'
import { daysBefore, emblemOf, identityOf, namesOf } from './game.ts'
import { subjects } from './names/subjects.ts'
import { turns } from './names/turns.ts'
import type { Row } from './table.ts'
import type { SandboxGame, Vendor } from './types.ts'
import { vendors } from './vendors.ts'

const lineCounts = [9, 20, 20, 25, 25, 30, 40, 40, 50, 243, 243, 1024]
const lowestBets = ['0.20', '0.50', '1.00', '1.00', '1.00', '2.00', '5.00', '10.00']

const pick = <Item>(next: Random, items: readonly Item[]): Item =>
  items[Math.floor(next() * items.length)] as Item

const shuffle = <Item>(next: Random, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, key: next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)

const parts = (text: string) =>
  text.split(/[\s~-]+|(?=\p{Script=Han})/u).filter((part) => part !== '')

/** A turn suits a subject of its kinds, when no word would come twice in any language. */
const suits = (turn: Row, subject: Row): boolean => {
  const [kinds = '', ...patterns] = turn
  const [, kind = '', ...words] = subject
  if (!kinds.includes(kind)) return false
  return patterns.every((pattern, i) => {
    const word = words[i] ?? ''
    const added = pattern.replace('~', '').trim()
    if (word.includes(added) || added.includes(word)) return false
    const known = new Set(parts(word))
    return !parts(added).some((part) => known.has(part))
  })
}

const turned = (turn: Row, subject: Row): string[] =>
  turn.slice(1).map((pattern, i) => pattern.replace('~', subject[i + 2] ?? ''))

/** Names of a studio: all its subjects once over before any comes again. */
const namesFor = (vendor: Vendor, count: number, taken: Set<string>) => {
  const next = random(hash(`slots:${vendor.code}`))
  const made: { emblem: string; cells: string[] }[] = []
  const wheel = shuffle(next, turns)
  for (const subject of shuffle(next, subjects)) {
    if (made.length === count) break
    const at = wheel.findIndex(
      (turn) => suits(turn, subject) && !taken.has(turned(turn, subject).join()),
    )
    const turn = wheel[at]
    if (turn === undefined) continue
    // A turn that was used goes to the end of the row.
    wheel.splice(at, 1)
    wheel.push(turn)
    const cells = turned(turn, subject)
    taken.add(cells.join())
    made.push({ emblem: subject[0] ?? '', cells })
  }
  return made
}

/** Slots of every studio up to its count, besides those that have names of their own. */
export const slotGames = (named: readonly SandboxGame[]): SandboxGame[] => {
  const taken = new Set(named.map(({ names }) => Object.values(names).join()))
  return vendors.flatMap((vendor) => {
    const own = named.filter(({ vassalage }) => vassalage === vendor.code).length
    const next = random(hash(`facts:${vendor.code}`))
    return namesFor(vendor, Math.max(0, vendor.slots - own), taken).map(({ emblem, cells }, i) => {
      const picture = emblemOf(emblem)
      const age = Math.floor(next() * 900)
      return {
        ...identityOf(`${vendor.code}-${1001 + i}`),
        gameType: 'RNG' as const,
        names: namesOf(...cells),
        description: null,
        gameClassify: slotClass(picture),
        minBet: pick(next, lowestBets),
        minLineNum: pick(next, lineCounts),
        emblem: picture,
        isNew: age < 45,
        isHot: next() > 0.985,
        isOpen: next() > 0.006,
        popularity: 1 + Math.floor(next() ** 2 * 800_000),
        addedAt: daysBefore(age),
      }
    })
  })
}
