import { useEffect, useEffectEvent, useState } from 'react'
import { type ClockLook, type DrawTime, reloadAfter, reloadAfterNone, slept } from './draw-clock.ts'

type Draws = readonly Pick<DrawTime, 'remainTime'>[]

/** Milliseconds between two looks whether the device slept. */
const lookEvery = 1000

const look = (): ClockLook => ({ monotonic: performance.now(), wall: Date.now() })

/**
 * Asks for the open draws again: after the smallest remaining time among them, 30 seconds at the most,
 * 7 when that has run out (section 4); at once when a hidden tab is shown again or the device has slept.
 * A hidden tab asks for nothing.
 *
 * @param draws those that are awaited; null while unknown
 * @param reload asks again; resolves with what is awaited then, or null where no answer came
 * @returns when it is asked for again, on the clock of `performance.now()`; null for not
 */
export function useLotteryReload(
  draws: Draws | null,
  reload: () => Promise<Draws | null>,
): number | null {
  const [reloadAt, setReloadAt] = useState<number | null>(null)
  const again = useEffectEvent(reload)
  const first = useEffectEvent(() => reloadAfter(draws ?? []))
  const none = useEffectEvent(() => reloadAfterNone(draws ?? []))
  const known = draws !== null

  useEffect(() => {
    if (!known) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    let asking = false
    /** Something happened under a question: what it brings may be of before. */
    let outdated = false
    let seen = look()
    const plan = (wait: number) => {
      clearTimeout(timer)
      if (over || document.hidden) return
      setReloadAt(performance.now() + wait)
      timer = setTimeout(go, wait)
    }
    const go = () => {
      clearTimeout(timer)
      outdated = asking
      if (asking) return
      asking = true
      void again().then((next) => {
        asking = false
        if (next === null) plan(none())
        else plan(outdated ? 0 : reloadAfter(next))
      })
    }
    const shown = () => {
      clearTimeout(timer)
      seen = look()
      if (document.hidden) setReloadAt(null)
      else go()
    }
    const watch = setInterval(() => {
      const before = seen
      seen = look()
      if (!document.hidden && slept(before, seen)) go()
    }, lookEvery)
    plan(first())
    document.addEventListener('visibilitychange', shown)
    return () => {
      over = true
      clearTimeout(timer)
      clearInterval(watch)
      document.removeEventListener('visibilitychange', shown)
    }
  }, [known])

  return reloadAt
}
