import type { EmblemName, StudioKey } from '#art/index.ts'
import type { GameClass, GameType } from '#contract/index.ts'

/** A name in the five languages of the sandbox. */
export type Names = {
  readonly th: string
  readonly en: string
  readonly vi: string
  readonly id: string
  readonly 'zh-CN': string
}

/** Words in the two languages that the sandbox speaks in full. */
export type Text = { readonly th: string; readonly en: string }

/** An invented studio, or one of the special codes of the specification (decision 40). */
export type Vendor = {
  /** Stable: the ten-thousands of its games' node ids. */
  readonly number: number
  /** `vassalage` on the wire. */
  readonly code: string
  readonly name: string
  /** Whose inks and frame its covers take. */
  readonly studio: StudioKey
  readonly isHot: boolean
  /** How many slots it makes. */
  readonly slots: number
}

/** A game of the sandbox. */
export type SandboxGame = {
  /** Stable: vendor number × 10,000 + the number in `gameId`. */
  readonly nodeId: number
  /** `VENDOR-0000`; seeds the cover. */
  readonly gameId: string
  /** Vendor code. */
  readonly vassalage: string
  readonly gameType: GameType
  readonly names: Names
  /** One sentence, for the few games that are shown large. */
  readonly description: Text | null
  readonly gameClassify: GameClass | null
  /** Decimal string, two digits, in the site's currency. */
  readonly minBet: string
  /** Lines of a slot, else null. */
  readonly minLineNum: number | null
  readonly emblem: EmblemName
  /** Carries the badge "new". */
  readonly isNew: boolean
  /** Carries the badge "hot"; not the same as being among the popular 48. */
  readonly isHot: boolean
  /** False while under maintenance. */
  readonly isOpen: boolean
  /** Higher is played more; no two games share a number within a type. */
  readonly popularity: number
  /** ISO 8601, UTC. */
  readonly addedAt: string
}

/** Everything that the lobbies show. */
export type Catalogue = {
  readonly vendors: readonly Vendor[]
  readonly games: readonly SandboxGame[]
  /** Node ids of the popular games, in order; the first is the spotlight of the home. */
  readonly popular: readonly number[]
}
