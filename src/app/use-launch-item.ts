import {
  keepLaunch,
  launchIn,
  type LaunchItem,
  launchOf,
  readLaunch,
  withLaunch,
} from '#features/games/launch-rules.ts'
import { useEffect, useRef, useState } from 'react'
import { lateParts } from './late.tsx'
import { navigate, useLocationProperty } from './location.ts'
import { restReady } from './rest.ts'
import { useSearch } from './search.ts'
import { depthOf } from './use-game-exit.ts'

/** What this step of the history opens, as text, which is the same for the same game. */
const stepHere = () => JSON.stringify(launchIn(history.state))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What the address names, else what this step of the history opens, else what was opened last in this
 * tab; it is known only in the browser. `gone` for an address that can name nothing.
 */
export function useLaunchItem(): LaunchItem | 'gone' | null | undefined {
  const search = useSearch()
  const step = useLocationProperty(stepHere, () => 'null')
  const depth = useRef(0)
  const [item, setItem] = useState<LaunchItem | 'gone' | null>()
  useEffect(() => {
    // Back to before a step that the frame has made only passes here, on its way out of the game.
    const now = depthOf(history.state)
    if (now < depth.current) return
    depth.current = now
    const named = launchOf(search)
    if (named !== null && named !== 'gone') {
      // From here on Back and a reload find it where every other game is.
      keepLaunch(named)
      return navigate('/game', { replace: true, state: withLaunch(history.state, named) })
    }
    const opened = named ?? launchIn(history.state)
    const show = () =>
      setItem((last) => {
        const wanted = opened ?? last ?? readLaunch()
        return isSame(wanted, last) ? last : wanted
      })
    void restReady().then(show, show)
    // Back leads to a page that nobody has moved on yet: its bars are to be there.
    void lateParts()
  }, [search, step])
  return item
}
