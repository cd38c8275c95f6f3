import type { Game } from '#contract/index.ts'
import { useSyncExternalStore } from 'react'

/** The heart of a card, as `GameCard` takes it. */
export interface Heart {
  pressed: boolean
  label: string
  onToggle(): void
}

/** Finds the heart of a game. */
export type Hearts = (game: Game) => Heart

// Cards are in first pages; what knows of favourites comes late, and hands its hearts in here.
let hearts: Hearts | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Gives every card on the page its heart; without an argument takes them away. */
export function giveHearts(next?: Hearts): void {
  hearts = next
  for (const listener of listeners) listener()
}

/** The heart of a game; none before there is somebody to keep it. */
export const useHeart = (game: Game): Heart | undefined =>
  useSyncExternalStore(
    subscribe,
    () => hearts,
    () => undefined,
  )?.(game)
