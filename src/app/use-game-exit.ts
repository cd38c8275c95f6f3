import { useEffect, useEffectEvent, useRef } from 'react'
import { go } from './links.ts'

/** Entries that browsers keep at most: from there on the number of them tells nothing. */
const most = 50
/** Milliseconds between two looks at what a game does without loading a page. */
const look = 1000

/** How many entries of ours lie over those of the frame, by where the browser stands. */
export const depthOf = (state: unknown): number => {
  const depth = (state as { game?: unknown } | null)?.game
  return typeof depth === 'number' ? depth : 0
}

/** Key of the last entry before the game; null where there is none, or the browser does not say. */
function keyBefore(): string | null {
  if (!('navigation' in window)) return null
  const { navigation } = window
  const at = navigation.currentEntry?.index ?? 0
  const isGame = (url: string | null) => url !== null && new URL(url).pathname === '/game'
  const before = navigation.entries().slice(0, at)
  return before.findLast(({ url }) => !isGame(url))?.key ?? null
}

/**
 * The way out of `/game`. A page in the frame that goes on to another leaves entries of its own in the
 * history of the tab, and Back would only step through them. So an entry of ours is laid over each: Back
 * comes upon that one first, and leads to where the game was opened.
 * @param from where in the site that was; null for who came by an address
 */
export function useGameExit(from: string | null) {
  const depth = useRef(0)
  const known = useRef(0)

  /** @param covered whether the frame has made steps: the browser’s own Back would go through them */
  const exit = (covered: boolean) => {
    const key = keyBefore()
    if (key !== null) {
      const { committed, finished } = navigation.traverseTo(key)
      void Promise.allSettled([committed, finished])
    } else if (!covered && from !== null && history.length > 1) history.back()
    else void go(from ?? '/')
  }

  const cover = () => {
    depth.current += 1
    history.pushState({ ...(history.state as object | null), game: depth.current }, '')
    known.current = history.length
  }

  const watch = useEffectEvent(() => {
    if (history.length > known.current) cover()
  })
  const turn = useEffectEvent(() => {
    if (location.pathname !== '/game') return
    const before = depth.current
    depth.current = depthOf(history.state)
    if (depth.current < before) exit(true)
  })
  useEffect(() => {
    depth.current = depthOf(history.state)
    known.current = history.length
    const timer = setInterval(() => watch(), look)
    const onPop = () => turn()
    addEventListener('popstate', onPop)
    return () => {
      clearInterval(timer)
      removeEventListener('popstate', onPop)
    }
  }, [])

  return {
    leave: () => exit(depth.current > 0),
    /** A page has loaded in the frame; the first of an address is the game itself. */
    onLoad(first: boolean) {
      if (history.length > known.current || (!first && history.length >= most)) cover()
    },
  }
}
