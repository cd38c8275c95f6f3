import { calls } from '#contract/index.ts'
import { chromium, type Page } from 'playwright'
import { browserOptions } from '../browser.ts'
import { serve } from '../serve.ts'
import { type Figures, median } from './pages.ts'
import { returningVisitor } from './visitor.ts'

/** How much slower than this machine the visitor's is, as Lighthouse takes it for a phone. */
const slower = 4
/** Games of a very large house. */
const many = 20_000

/**
 * Answers the game list in the page itself, out of twenty thousand games: what is measured is the
 * site, and neither a line nor a server.
 */
function answerHere({ path, count }: { path: string; count: number }): void {
  type Listed = { gameName: string; nodeId: number; vassalage: string; gameClassify: string | null }
  const ask = globalThis.fetch
  let envelope: { value: { list: Listed[] } } | null = null
  let games: Listed[] = []
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (!url.pathname.endsWith(path)) return ask(input, init)
    if (!envelope) {
      const whole = new URL(url)
      whole.search = '?gameType=RNG&pageSize=100'
      const headers = input instanceof Request ? input.headers : undefined
      const known = (await (await ask(whole, { headers })).json()) as { value: { list: Listed[] } }
      const { list } = known.value
      games = Array.from({ length: count }, (_, at) => {
        const game = list[at % list.length]!
        return { ...game, nodeId: 500_000_000 + at, gameName: `${at} ${game.gameName}` }
      })
      envelope = known
    }
    const wanted = (key: string) => url.searchParams.get(key)
    const name = wanted('gameName')
    const found = games.filter(
      (game) =>
        (!wanted('vassalage') || game.vassalage === wanted('vassalage')) &&
        (!wanted('gameClassify') || game.gameClassify === wanted('gameClassify')) &&
        (!name || game.gameName.includes(name)),
    )
    const pageNo = Number(wanted('pageNo') ?? 1)
    const pageSize = Number(wanted('pageSize') ?? 20)
    const value = {
      list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      pageNo,
      pageSize,
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    }
    const text = JSON.stringify({ ...envelope, value })
    return new Response(text, { headers: { 'Content-Type': 'application/json' } })
  }
}

/** The list without an end of a house with twenty thousand slots, on a slow machine. */
async function openMany(url: string) {
  const browser = await chromium.launch(browserOptions())
  const context = await returningVisitor(browser, url)
  const page = await context.newPage()
  await page.addInitScript(answerHere, { path: calls.gameList.path, count: many })
  await page.goto(`${url}/fish`, { waitUntil: 'networkidle' })
  await page.mouse.move(300, 300)
  await page.waitForLoadState('networkidle')
  // Not the page that the server wrote, but one that the site asks for.
  await page.getByRole('banner').getByRole('link', { name: 'สล็อต', exact: true }).click()
  await page.getByRole('button', { name: 'เลื่อนดูต่อเนื่อง', exact: true }).click()
  await page.locator(`[aria-setsize="${many}"]`).first().waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { browser, page, session }
}

/** Milliseconds from a press to the first frame whose list has another length. */
function untilOther(page: Page, press: { chip: string } | { name: string }): Promise<number> {
  return page.evaluate(
    (what) =>
      new Promise<number>((resolve) => {
        const length = () =>
          document.querySelector('main [aria-setsize]')?.getAttribute('aria-setsize') ?? null
        const before = length()
        const field = document.querySelector<HTMLInputElement>('main [type=search]')!
        if ('name' in what) {
          const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
          set.call(field, what.name)
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
        const chips = [...document.querySelectorAll<HTMLElement>('main [data-slot=toggle-chip]')]
        const began = performance.now()
        if ('name' in what) field.form!.requestSubmit()
        else chips.find((chip) => chip.textContent.trim() === what.chip)!.click()
        const look = () => {
          const now = length()
          if (now === null || now === before) requestAnimationFrame(look)
          else requestAnimationFrame(() => resolve(performance.now() - began))
        }
        look()
      }),
    press,
  )
}

/** Lengths of frames in ms while the page is scrolled for three seconds. */
function scrollFrames(page: Page): Promise<number[]> {
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

/** Filtering, searching and scrolling twenty thousand games. */
async function large(url: string, times: number): Promise<Figures> {
  const { browser, page } = await openMany(url)
  try {
    const filters: number[] = []
    const searches: number[] = []
    for (let turn = 0; turn < times; turn++) {
      filters.push(await untilOther(page, { chip: 'สล็อตแมชชีน' }))
      filters.push(await untilOther(page, { chip: 'สล็อตแมชชีน' }))
      searches.push(await untilOther(page, { name: `${turn + 3}7` }))
      await untilOther(page, { name: '' })
    }
    const frames = await scrollFrames(page)
    return {
      [`filter ${many} games ms, at ${slower}x slower`]: Math.round(median(filters)),
      [`search ${many} games ms, at ${slower}x slower`]: Math.round(median(searches)),
      [`longest frame while scrolling them ms, at ${slower}x slower`]: Math.round(
        Math.max(...frames),
      ),
      'frames over 33 ms of a hundred': Math.round(
        (frames.filter((frame) => frame > 34).length / frames.length) * 100,
      ),
    }
  } finally {
    await browser.close()
  }
}

/** How much the heap grew, in MB, over rounds from the lobby to a game's sheet and back. */
async function rounds(url: string, count: number): Promise<Figures> {
  const browser = await chromium.launch(browserOptions())
  try {
    const context = await returningVisitor(browser, url)
    const page = await context.newPage()
    await page.goto(`${url}/rng`, { waitUntil: 'networkidle' })
    await page.mouse.move(300, 300)
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    const heap = async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number }
      return usedSize / 1_000_000
    }
    const round = async () => {
      await page.locator('main [data-part=open]').nth(3).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    for (let turn = 0; turn < 10; turn++) await round()
    const before = await heap()
    for (let turn = 0; turn < count; turn++) await round()
    const grown = (await heap()) - before
    return {
      [`heap MB more after ${count} rounds lobby, game, lobby`]: Math.round(grown * 10) / 10,
    }
  } finally {
    await browser.close()
  }
}

/** People who ask at the same time. */
const crowd = 16

/** Game list calls of a crowd: the same page again and again, then one that nobody has asked for. */
async function load(name: string, env: NodeJS.ProcessEnv, counted: number): Promise<Figures> {
  const gateway = await serve({ env: { FOYER_TRUST_PROXY: '1', ...env } })
  try {
    const ask = async (search: string, turn: number) => {
      const began = performance.now()
      const response = await fetch(`${gateway.url}${calls.gameList.path}?${search}`, {
        headers: { 'X-Forwarded-For': `10.1.${(turn >> 8) & 255}.${turn & 255}` },
      })
      await response.text()
      if (!response.ok) throw new Error(`Game list: ${response.status}`)
      return performance.now() - began
    }
    const measure = async (search: (turn: number) => string) => {
      for (let turn = 0; turn < crowd; turn++) await ask(search(turn), turn)
      const times: number[] = []
      let turn = 0
      const person = async () => {
        while (turn < counted) times.push(await ask(search(turn), turn++))
      }
      await Promise.all(Array.from({ length: crowd }, person))
      times.sort((a, b) => a - b)
      return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * 0.99))]!)
    }
    return {
      [`game list, the same page, p99 ms, ${crowd} at once, ${name}`]: await measure(
        () => 'gameType=RNG',
      ),
      [`game list, page after page, p99 ms, ${crowd} at once, ${name}`]: await measure(
        (turn) => `gameType=RNG&pageNo=${(turn % 52) + 1}&minBet=${1 + (turn % 9)}.00`,
      ),
      [`game list, by name, p99 ms, ${crowd} at once, ${name}`]: await measure(
        (turn) => `gameName=${encodeURIComponent(`lanten ${turn}`)}`,
      ),
    }
  } finally {
    await gateway.stop()
  }
}

/**
 * What the lobbies promise (performance.md, Game list).
 * @param url a gateway of the built site
 * @param times how often each thing is measured
 * @param database the address of an empty PostgreSQL, where there is one
 */
export async function games(url: string, times: number, database?: string): Promise<Figures> {
  const counted = times === 1 ? 200 : 2000
  return {
    ...(await large(url, times)),
    ...(await rounds(url, times === 1 ? 20 : 200)),
    ...(await load('embedded', {}, counted)),
    ...(database ? await load('PostgreSQL', { DATABASE_URL: database }, counted) : {}),
  }
}
