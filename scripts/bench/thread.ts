import type { Browser, CDPSession, Page } from 'playwright'

interface Event {
  name: string
  pid: number
  tid: number
  ts: number
  /** Microseconds. */
  dur?: number
  /** Microseconds of the thread's own time; a machine that is busy elsewhere adds nothing to it. */
  tdur?: number
  args: { name?: string }
}

/** Milliseconds for which a page's main thread has worked; what other processes took is not in it. */
export async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const found = metrics.find(({ name }) => name === 'TaskDuration')
  if (!found) throw new Error('The browser tells nothing of its tasks')
  return found.value * 1000
}

/** Has a page count its tasks by its thread's own clock. */
export const countThreadTime = (session: CDPSession) =>
  session.send('Performance.enable', { timeDomain: 'threadTicks' })

const categories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
]

const threadOf = ({ pid, tid }: Event) => `${pid} ${tid}`

/** What the browser tells of its threads while something runs. */
async function trace(browser: Browser, page: Page, run: () => Promise<unknown>): Promise<Event[]> {
  await browser.startTracing(page, { categories })
  await run()
  const told = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] }
  return told.traceEvents
}

/**
 * The blocking time of a page's first seconds: of every task of the main thread after the first
 * contentful paint, what it takes beyond 50 ms on a processor `slower` times slower. Lighthouse
 * counts by the wall's clock, and on a machine of two cores the browser's other threads, and those
 * of Lighthouse, are in it; this counts what the page itself makes the thread do.
 */
export async function blockingTime(
  browser: Browser,
  page: Page,
  slower: number,
  run: () => Promise<unknown>,
): Promise<number> {
  const events = await trace(browser, page, run)
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('Nothing was painted')
  return (
    events
      .filter(
        (event) =>
          event.name === 'RunTask' && event.ts > paint.ts && threadOf(event) === threadOf(paint),
      )
      // Either clock is coarse by itself: a thread cannot have worked longer than the task took.
      .map(({ tdur = Infinity, dur = 0 }) => (Math.min(tdur, dur) / 1000) * slower)
      .reduce((sum, task) => sum + Math.max(0, task - 50), 0)
  )
}

/**
 * Milliseconds that the main thread worked for each frame that it drew while something ran.
 * @param run what is done in the page meanwhile, with something on every frame
 */
export async function threadFrames(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<number[]> {
  const events = await trace(browser, page, run)
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  const drawn = Map.groupBy(
    events.filter((event) => event.name === 'FireAnimationFrame' && mains.has(threadOf(event))),
    threadOf,
  )
  // The page that scrolls draws the most; frames and workers of others hardly draw at all.
  const [main, frames] = [...drawn].toSorted((a, b) => b[1].length - a[1].length)[0] ?? []
  if (!main || !frames) throw new Error('Nothing was drawn')
  const starts = frames.map(({ ts }) => ts).toSorted((a, b) => a - b)
  const worked = starts.map(() => 0)
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && event.tdur !== undefined && threadOf(event) === main,
  )
  for (const { ts, tdur = 0 } of tasks) {
    // A frame begins within the task that draws it.
    const next = starts.findIndex((start) => start > ts + tdur)
    const at = (next === -1 ? starts.length : next) - 1
    if (at >= 0) worked[at] = (worked[at] ?? 0) + tdur / 1000
  }
  return worked.slice(1, -1)
}
