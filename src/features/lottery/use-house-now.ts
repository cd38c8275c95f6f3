import { timesOf } from '#client/answer-times.ts'
import type { Answer, lotteryMenus } from '#contract/index.ts'
import { useState } from 'react'
import { serverNow } from './lottery-list-state.ts'
import { useMonotonicClock } from './use-draw-clock.ts'
import { untilTomorrow } from './vietnam-rules.ts'

/**
 * The house's clock, epoch ms, told anew with every day that begins in Bangkok: as its lotteries tell
 * the time, and by the device's own until they have.
 */
export function useHouseNow(menus: Answer<typeof lotteryMenus> | undefined): number {
  const [device] = useState(() => ({ clock: Date.now(), at: performance.now() }))
  const game = menus?.groups.flatMap(({ gameMenus }) => gameMenus)[0]
  // What came with the page was said when it was asked for, where this clock begins.
  const { clock, at } = game ? { clock: serverNow(game), at: timesOf(menus)?.at ?? 0 } : device
  const now = useMonotonicClock((here) => untilTomorrow(clock + here - at), `${clock} ${at}`)
  return now === null ? clock : clock + now - at
}
