import { calls } from '#contract/index.ts'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
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
 * The covers of the games that come, as pictures, which is how studios send them. The gateway has
 * drawn each of its own by then: on a machine that it shares with the browser that is another's work.
 */
async function picturesOf(url: string): Promise<Map<string, Buffer>> {
  const wasm = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
  await initWasm(await readFile(wasm))
  const answer = await fetch(`${url}${calls.gameList.path}?gameType=RNG&pageSize=100`)
  const { value } = (await answer.json()) as { value: { list: { imageUrl: string }[] } }
  const pictures = new Map<string, Buffer>()
  for (const { imageUrl } of value.list) {
    const drawn = new Resvg(await (await fetch(url + imageUrl)).text())
    pictures.set(imageUrl, Buffer.from(drawn.render().asPng()))
  }
  return pictures
}

const percent = (frames: readonly number[], over: number) =>
  Math.round((frames.filter((frame) => frame > over).length / frames.length) * 100)

/** Scrolling twenty thousand games, in a few fresh visits. */
export async function largeScroll(url: string, times: number): Promise<Figures> {
  const pictures = await picturesOf(url)
  const figures: Figures = {}
  for (const [name, covers] of [
    ['scroll them', pictures],
    ['scroll drawn covers', undefined],
  ] as const) {
    const longest: number[] = []
    const over: number[] = []
    for (let turn = 0; turn < times; turn++) {
      const { browser, page } = await openMany(url, covers)
      try {
        await look(page)
        const frames = await scroll(page)
        longest.push(Math.max(...frames))
        over.push(percent(frames, 34))
      } finally {
        await browser.close()
      }
    }
    figures[`${name}, longest frame ms, at ${slower}x slower`] = Math.round(median(longest))
    figures[`${name}, frames over 33 ms of a hundred`] = median(over)
  }
  return { ...figures, ...(await threadWork(url)) }
}

/** The same by the thread's own clock, once; to be told of it slows a page down. */
async function threadWork(url: string): Promise<Figures> {
  const { browser, page } = await openMany(url)
  try {
    await look(page)
    const worked = await threadFrames(browser, page, () => scroll(page))
    return {
      [`scroll drawn covers, thread ms, at ${slower}x slower`]: Math.round(Math.max(...worked)),
      'scroll drawn covers, frames over 33 thread ms of a hundred': percent(worked, 33),
    }
  } finally {
    await browser.close()
  }
}
