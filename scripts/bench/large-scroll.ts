import { calls } from '#contract/index.ts'
import type { Page } from 'playwright'
import { openMany } from './large-house.ts'
import { type Figures, median, slower } from './pages.ts'
import { threadFrames } from './thread.ts'
import { look } from './visitor.ts'

/** Scrolls for three seconds, sixty pixels a frame. @returns milliseconds of each frame */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = []
        const began = performance.now()
        let last = began
        const step = (now: number) => {
          frames.push(now - last)
          last = now
          scrollBy(0, 60)
          if (now - began > 3000) resolve(frames.slice(2))
          else requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
  )
}

/**
 * Has the gateway draw the covers before: on a machine that it shares with the browser that is
 * another's work.
 */
async function drawCovers(url: string): Promise<void> {
  const answer = await fetch(`${url}${calls.gameList.path}?gameType=RNG&pageSize=100`)
  const { value } = (await answer.json()) as { value: { list: { imageUrl: string }[] } }
  for (const { imageUrl } of value.list) await fetch(url + imageUrl)
}

const percent = (frames: readonly number[], over: number) =>
  Math.round((frames.filter((frame) => frame > over).length / frames.length) * 100)

/** Scrolling twenty thousand games, in a few fresh visits. */
export async function largeScroll(url: string, times: number): Promise<Figures> {
  await drawCovers(url)
  const longest: number[] = []
  const over: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const { browser, page } = await openMany(url)
    try {
      await look(page)
      const frames = await scroll(page)
      longest.push(Math.max(...frames))
      over.push(percent(frames, 34))
    } finally {
      await browser.close()
    }
  }
  return {
    [`scroll them, longest frame ms, at ${slower}x slower`]: Math.round(median(longest)),
    'scroll them, frames over 33 ms of a hundred': median(over),
    ...(await threadWork(url)),
  }
}

/** The same by the thread's own clock, once; to be told of it slows a page down. */
async function threadWork(url: string): Promise<Figures> {
  const { browser, page } = await openMany(url)
  try {
    await look(page)
    const worked = await threadFrames(browser, page, () => scroll(page))
    return {
      [`scroll them, thread ms, at ${slower}x slower`]: Math.round(Math.max(...worked)),
      'scroll them, frames over 33 thread ms of a hundred': percent(worked, 33),
    }
  } finally {
    await browser.close()
  }
}
