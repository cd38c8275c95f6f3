import type { PatternName } from './patterns.ts'

/** What a name means: a part of a component, a key. */
export type Term = readonly [name: string, meaning: string]

/** What a component's page says beside its stories and its props. */
export interface Guide {
  /** When it is the right choice. */
  use: readonly string[]
  /** When something else is, and what. */
  avoid: readonly string[]
  /** Its parts, in the order of reading. */
  anatomy: readonly Term[]
  /** The W3C pattern it keeps; the page lists its keys. */
  pattern?: PatternName
  /** Keys of its own, beyond the pattern's. */
  keys?: readonly Term[]
}

/** Guides of a folder, by the name of the component's file. */
export type Guides = Readonly<Record<string, Guide>>
