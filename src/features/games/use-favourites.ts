import { CallError, useAction, useCall } from '#client/index.ts'
import {
  addFavourite,
  favouriteGames,
  favouriteIds,
  type Game,
  removeFavourite,
} from '#contract/index.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { favouriteInput, isKept, noWishes, settle, wish, withFavourite } from './favourite-rules.ts'

/** What became of a press on a heart. */
export type FavouriteNews =
  | { kind: 'added' | 'removed'; game: Game }
  | { kind: 'failed'; game: Game; wanted: boolean; code: string }

const noIds: readonly number[] = []

/**
 * The games a member keeps. A press shows at once and is taken back when the server refuses; presses
 * are sent one after the other, so that the last one is what holds.
 * @param account whose they are; null for who may keep none
 */
export function useFavourites(account: string | null) {
  const { data, mutate } = useCall(favouriteIds, account === null ? null : {})
  const { mutate: mutateAll } = useSWRConfig()
  const { run: add } = useAction(addFavourite)
  const { run: remove } = useAction(removeFavourite)
  const [wishes, setWishes] = useState(noWishes)
  const [owner, setOwner] = useState(account)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  if (owner !== account) {
    setOwner(account)
    setWishes(noWishes)
  }
  // What is known when the server has answered, not when somebody pressed.
  const known = useRef(data)
  useEffect(() => {
    known.current = data
  }, [data])

  async function send(game: Game, kept: boolean): Promise<FavouriteNews> {
    const { nodeId } = game
    try {
      await (kept ? add : remove)(favouriteInput(game))
      if (known.current) {
        await mutate((now) => now && withFavourite(now, nodeId, kept), { revalidate: false })
      } else await mutate()
      const isList = (key: unknown) =>
        typeof key === 'string' && key.startsWith(`${favouriteGames.path} `)
      void mutateAll(isList).catch(() => undefined)
      return { kind: kept ? 'added' : 'removed', game }
    } catch (error) {
      const code = `FV-${error instanceof CallError ? error.reason : 'UNKNOWN'}`
      return { kind: 'failed', game, wanted: kept, code }
    } finally {
      setWishes((now) => settle(now, nodeId, kept))
    }
  }

  /** Keeps a game, or no longer; says what became of it. Never fails. */
  function keep(game: Game, kept: boolean): Promise<FavouriteNews> {
    setWishes((now) => wish(now, game.nodeId, kept))
    const sent = queue.current.then(() => send(game, kept))
    queue.current = sent
    return sent
  }

  return {
    keep,
    isKept: useCallback((game: Game) => isKept(data ?? noIds, wishes, game.nodeId), [data, wishes]),
  }
}
