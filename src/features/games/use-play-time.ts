import { sessionStore } from '#platform/index.ts'
import { useEffect, useState } from 'react'

const playedKey = 'played'
const toldKey = 'playingTold'
/** Milliseconds between two looks at the clock. */
const every = 20_000
/** Timers of a hidden tab come once a minute; after a longer pause than this a device has slept. */
const longest = 90_000

const hour = 3_600_000

/** What was played between two looks, on the clock that nobody can set; ms. */
export function playedBetween(before: number, now: number): number {
  const pause = now - before
  return pause > 0 && pause <= longest ? pause : 0
}

/** What is to be said of so many ms, to who was told of `told` hours. */
export function playTime(played: number, told: number) {
  const hours = Math.floor(played / hour)
  return { minutes: Math.floor(played / 60_000), reminder: hours > told ? hours : null }
}

const readNumber = (key: string): number => {
  const text = sessionStore.get(key)
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : 0
}

/**
 * How long games have been open in this tab, and a gentle word at every hour. Neither the pages between
 * two games nor a device that sleeps is time at a game.
 */
export function usePlayTime(playing: boolean) {
  const [times, setTimes] = useState({ played: 0, told: 0 })
  useEffect(() => {
    if (!playing) return
    let last = performance.now()
    const look = () => {
      const now = performance.now()
      const played = readNumber(playedKey) + Math.round(playedBetween(last, now))
      last = now
      sessionStore.set(playedKey, String(played))
      setTimes({ played, told: readNumber(toldKey) })
    }
    look()
    const timer = setInterval(look, every)
    return () => {
      clearInterval(timer)
      look()
    }
  }, [playing])
  const { minutes, reminder } = playTime(times.played, times.told)
  return {
    minutes,
    /** Whole hours that are over and nobody has been told of; else null. */
    reminder: playing ? reminder : null,
    onReminded() {
      const told = Math.floor(minutes / 60)
      sessionStore.set(toldKey, String(told))
      setTimes((before) => ({ ...before, told }))
    },
  }
}
