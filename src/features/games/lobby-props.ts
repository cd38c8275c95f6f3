import type { Game, GameClass } from '#contract/index.ts'
import type { ComponentType, ReactNode } from 'react'
import type { CategoryId } from '#features/site/index.ts'
import type { Offer, Vendor } from './lobby-facets.ts'
import type { LobbyFilters } from './lobby-rules.ts'
import type { GamePage, LobbyStatus } from './lobby-state.ts'

/** Facets and order of a lobby: what of it they show, and what they ask for. */
export interface LobbyFacetsProps {
  filters: LobbyFilters
  classes: readonly GameClass[]
  offer: Offer
  /** How many games the filters left; undefined while that is not known. */
  found: number | undefined
  /** Resolves when the filters are those, where that takes a moment. */
  onFilter(change: Partial<LobbyFilters>): void | Promise<void>
}

/** What stands in for the pages of a lobby: a list without an end, or what a member keeps. */
export interface LobbyViewProps {
  category: CategoryId
  filters: LobbyFilters
  /** The first page; null while there is none. */
  page: GamePage | null
  /** That page is the one before: the one that the filters ask for is on its way. */
  busy: boolean
  /** It has been for a while. */
  stale: boolean
  /** Ten columns on a wide screen. */
  dense: boolean
  onClear(): void
  onPlay: ((game: Game) => void) | undefined
}

/** Views that come late; until then the first page stands in their place. */
export interface LobbyViews {
  endless: ComponentType<LobbyViewProps>
  favourites: ComponentType<LobbyViewProps>
}

/** What the lobby's view takes; `useLobby` gives all of it but the parts and `onPlay`. */
export interface LobbyProps extends Omit<LobbyFacetsProps, 'found'> {
  /** Stands before the title: the switch of the bars where they are hidden. */
  lead?: ReactNode
  /** Draws the facets. A part of its own: its code may come later than its markup. */
  facets: ComponentType<LobbyFacetsProps>
  /** Null until they are here. */
  views?: LobbyViews | null
  category: CategoryId
  status: LobbyStatus
  /** The page to draw; null while there is none. Under `refreshing` it is the one before. */
  page: GamePage | null
  /** Studios with games here; null while unknown. */
  vendors: readonly Vendor[] | null
  /** Games in the category, whatever the filters; null while unknown. */
  gameCount: number | null
  /** For customer service: what failed and how. */
  code: string | null
  retrying: boolean
  /** Address of a studio's tab, of all studios for null. */
  vendorHref(vendor: string | null): string
  pageHref(pageNo: number): string
  /** The typist paused, or pressed Enter: search for this name. */
  onSearch(name: string): void
  onClear(): void
  onRetry(): void
  /** Somebody wants to play; without it the cards lead nowhere. */
  onPlay?: ((game: Game) => void) | undefined
}
