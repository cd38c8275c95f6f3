import { sessionStore } from '#platform/index.ts'
import { useEffect, useState } from 'react'

const sinceKey = 'playingSince'
const toldKey = 'playingTold'
/** Milliseconds between two looks at the clock. */
const every = 20_000

/** How long somebody has played, of which hour they were told, and what is to be said. */
export function playTime(since: number, told: number, now: number) {
  const minutes = Math.max(0, Math.floor((now - since) / 60_000))
  const hours = Math.floor(minutes / 60)
  return { minutes, reminder: hours > told ? hours : null }
}

const readNumber = (key: string): number | null => {
  const text = sessionStore.get(key)
  return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null
}

/** How long games have been open in this tab, and a gentle word at every hour. */
export function usePlayTime(playing: boolean) {
  const [times, setTimes] = useState({ since: 0, told: 0, now: 0 })
  useEffect(() => {
    if (!playing) return
    const look = () => {
      const now = Date.now()
      const since = readNumber(sinceKey) ?? now
      sessionStore.set(sinceKey, String(since))
      setTimes({ since, told: readNumber(toldKey) ?? 0, now })
    }
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [playing])
  const { minutes, reminder } = playTime(times.since, times.told, times.now)
  return {
    minutes,
    /** Whole hours that are over and nobody has been told of; else null. */
    reminder: playing ? reminder : null,
    onReminded() {
      const told = Math.floor(minutes / 60)
      sessionStore.set(toldKey, String(told))
      setTimes((last) => ({ ...last, told }))
    },
  }
}
