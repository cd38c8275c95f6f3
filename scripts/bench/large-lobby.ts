import { calls } from '#contract/index.ts'
import { chromium, devices, type Page } from 'playwright'
import { browserOptions } from '../browser.ts'
import { frameEndOf } from './frame-end.ts'
import { type Figures, median, slower } from './pages.ts'
import { countThreadTime, threadFrames, threadTime } from './thread.ts'
import { look, openAwake, returningVisitor } from './visitor.ts'

/** Games of a very large house. */
const many = 20_000

type Listed = { gameName: string; vassalage: string; gameClassify: string | null }

/**
 * Answers the game list out of twenty thousand games, within the page and at once: what is measured
 * is the page, not a server, and not the line to one.
 */
const answerMany = (page: Page) =>
  page.addInitScript(
    ({ path, many }) => {
      const send = window.fetch
      let envelope: { value: { list: Listed[] } } | null = null
      let games: Listed[] = []
      const learn = async () => {
        const answer = await send(`${path}?gameType=RNG&pageSize=100`)
        const known = (envelope = (await answer.json()) as { value: { list: Listed[] } })
        games = Array.from({ length: many }, (_, at) => {
          const game = known.value.list[at % known.value.list.length]!
          return { ...game, nodeId: 500_000_000 + at, gameName: `${at} ${game.gameName}` }
        })
      }
      window.fetch = async (input, init) => {
        const { pathname, searchParams } = new URL(new Request(input).url)
        if (!pathname.endsWith(path)) return send(input, init)
        if (!envelope) await learn()
        const [vassalage, gameClass, name] = ['vassalage', 'gameClassify', 'gameName'].map((key) =>
          searchParams.get(key),
        )
        const found = games.filter(
          (game) =>
            (!vassalage || game.vassalage === vassalage) &&
            (!gameClass || game.gameClassify === gameClass) &&
            (!name || game.gameName.includes(name)),
        )
        const pageNo = Number(searchParams.get('pageNo') ?? 1)
        const pageSize = Number(searchParams.get('pageSize') ?? 20)
        const value = {
          list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
          pageNo,
          pageSize,
          totalPages: Math.ceil(found.length / pageSize),
          totalCount: found.length,
        }
        return Response.json({ ...envelope, value })
      }
    },
    { path: calls.gameList.path, many },
  )

/** The list without an end of a house with twenty thousand slots, on a slow phone. */
async function openMany(url: string) {
  const browser = await chromium.launch(browserOptions())
  const context = await returningVisitor(browser, url, devices['Moto G4'])
  const page = await context.newPage()
  await answerMany(page)
  await openAwake(page, `${url}/fish`)
  // Not the page that the server wrote, but one that the site asks for.
  await page.locator('[data-slot=mobile-bar] a[href="/rng"]').tap()
  // On a phone it is a switch in a sheet; the chip that a desk shows does the same.
  await page.locator('[data-slot=toggle-chip]', { hasText: 'เลื่อนดูต่อเนื่อง' }).dispatchEvent('click')
  await page.locator(`[aria-setsize="${many}"]`).first().waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { browser, page, session }
}

type Press = { chip: string } | { name: string }

/** Milliseconds by the clock from a press to the end of the first frame whose list has another length. */
async function untilOther(page: Page, press: Press): Promise<number> {
  return page.evaluate(
    async ([what, until]) => {
      const length = () =>
        document.querySelector('main [aria-setsize]')?.getAttribute('aria-setsize') ?? null
      const before = length()
      const field = document.querySelector<HTMLInputElement>('main [type=search]')!
      if ('name' in what) {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
        set.call(field, what.name)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        // The letters have been drawn when somebody presses.
        await until(() => true)
        await until(() => true)
      }
      const chips = [...document.querySelectorAll<HTMLElement>('main [data-slot=toggle-chip]')]
      const began = performance.now()
      if ('name' in what) field.form!.requestSubmit()
      else chips.find((chip) => chip.textContent.trim() === what.chip)!.click()
      return (await until(() => length() !== null && length() !== before)) - began
    },
    [press, await frameEndOf(page)] as const,
  )
}

/** Scrolls for three seconds, sixty pixels a frame. */
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

const share = (frames: readonly number[], over: number) =>
  Math.round((frames.filter((frame) => frame > over).length / frames.length) * 100)

/**
 * Filtering, searching and scrolling twenty thousand games: by the clock, and by the time that the
 * page's thread worked, which a busy machine does not lengthen.
 */
export async function largeLobby(url: string, times: number): Promise<Figures> {
  const { browser, page, session } = await openMany(url)
  try {
    await countThreadTime(session)
    const clock = { filter: [] as number[], search: [] as number[] }
    const thread = { filter: [] as number[], search: [] as number[] }
    const measure = async (what: keyof typeof clock, press: Press) => {
      await look(page)
      const before = await threadTime(session)
      clock[what].push(await untilOther(page, press))
      thread[what].push((await threadTime(session)) - before)
    }
    for (let turn = 0; turn < times; turn++) {
      await measure('filter', { chip: 'สล็อตแมชชีน' })
      await measure('filter', { chip: 'สล็อตแมชชีน' })
      await measure('search', { name: `${turn + 3}7` })
      await untilOther(page, { name: '' })
    }
    await look(page)
    let frames: number[] = []
    const worked = await threadFrames(browser, page, async () => (frames = await scroll(page)))
    const at = `at ${slower}x slower`
    return {
      [`filter ${many} games ms, ${at}`]: Math.round(median(clock.filter)),
      [`filter them, thread ms, ${at}`]: Math.round(median(thread.filter)),
      [`search ${many} games ms, ${at}`]: Math.round(median(clock.search)),
      [`search them, thread ms, ${at}`]: Math.round(median(thread.search)),
      [`longest frame scrolling them ms, ${at}`]: Math.round(Math.max(...frames)),
      [`longest frame, thread ms, ${at}`]: Math.round(Math.max(...worked)),
      'frames over 33 ms of a hundred': share(frames, 34),
      'frames over 33 thread ms of a hundred': share(worked, 33),
    }
  } finally {
    await browser.close()
  }
}
