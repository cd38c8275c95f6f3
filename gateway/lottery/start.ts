import type { House } from '#gateway/house.ts'
import { describeError, writeLog } from '#gateway/http/log.ts'
import { workLotteries } from './keep-draws.ts'

/** Milliseconds between two looks at what is due: draws happen while nobody asks, too. */
const every = 5000

/**
 * Draws and pays from time to time.
 * @returns a function that stops it and waits for what is under way
 */
export function startLotteries(house: House): () => Promise<void> {
  let last = Promise.resolve()
  let busy = false
  const work = async () => {
    busy = true
    try {
      await workLotteries(house, house.config.now())
    } catch (cause) {
      writeLog('error', { ...describeError(cause), while: 'drawing lotteries' })
    } finally {
      busy = false
    }
  }
  const timer = setInterval(() => {
    // One that goes on for longer is not overtaken: its successor is.
    if (!busy) last = work()
  }, every)
  timer.unref()
  return () => {
    clearInterval(timer)
    return last
  }
}
