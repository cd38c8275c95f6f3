import type { Game, GameClass } from '#contract/index.ts'
import type { ReactNode } from 'react'
import type { CategoryId } from '#features/site/index.ts'
import type { Offer, Vendor } from './lobby-facets.ts'
import type { LobbyFilters } from './lobby-rules.ts'
import type { GamePage, LobbyStatus } from './lobby-state.ts'

/** What the lobby's view takes; `useLobby` gives all of it but `onPlay`. */
export interface LobbyProps {
  /** Stands before the title: the switch of the bars where they are hidden. */
  lead?: ReactNode
  category: CategoryId
  status: LobbyStatus
  filters: LobbyFilters
  /** The page to draw; null while there is none. Under `refreshing` it is the one before. */
  page: GamePage | null
  /** Studios with games here; null while unknown. */
  vendors: readonly Vendor[] | null
  /** Games in the category, whatever the filters; null while unknown. */
  gameCount: number | null
  classes: readonly GameClass[]
  offer: Offer
  /** For customer service: what failed and how. */
  code: string | null
  retrying: boolean
  /** Address of a studio's tab, of all studios for null. */
  vendorHref(vendor: string | null): string
  pageHref(pageNo: number): string
  /** The typist paused, or pressed Enter: search for this name. */
  onSearch(name: string): void
  onFilter(change: Partial<LobbyFilters>): void
  onClear(): void
  onRetry(): void
  /** Somebody wants to play; without it the cards lead nowhere. */
  onPlay?: (game: Game) => void
}
