import { calls } from '#contract/index.ts'
import { chromium, devices, type Page } from 'playwright'
import { browserOptions } from '../browser.ts'
import { slower } from './pages.ts'
import { openAwake, returningVisitor } from './visitor.ts'

/** Games of a very large house. */
export const many = 20_000

type Listed = { gameName: string; vassalage: string; gameClassify: string | null }

/** What is asked of the game list, as the page's query says it. */
export type Asked = Partial<Record<'vassalage' | 'gameClassify' | 'gameName' | 'pageNo', string>>

/**
 * Answers the game list out of twenty thousand games, within the page and at once: what is measured
 * is the page, not a server, and not the line to one. What `prepareMany` has been told of is found and
 * written out beforehand, as a server would on a machine of its own.
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
      const answers = new Map<string, string>()
      const answerTo = (asked: Asked, pageSize: number) => {
        const { vassalage, gameClassify, gameName, pageNo: page } = asked
        const pageNo = Number(page ?? 1)
        const key = [vassalage, gameClassify, gameName, pageNo, pageSize].join()
        const known = answers.get(key)
        if (known) return known
        const found = games.filter(
          (game) =>
            (!vassalage || game.vassalage === vassalage) &&
            (!gameClassify || game.gameClassify === gameClassify) &&
            (!gameName || game.gameName.includes(gameName)),
        )
        const value = {
          list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
          pageNo,
          pageSize,
          totalPages: Math.ceil(found.length / pageSize),
          totalCount: found.length,
        }
        const answer = JSON.stringify({ ...envelope, value })
        answers.set(key, answer)
        return answer
      }
      Object.assign(window, { prepareMany: (asked: Asked) => void answerTo(asked, 100) })
      window.fetch = async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input, location.href)
        if (!url.pathname.endsWith(path)) return send(input, init)
        if (!envelope) await learn()
        const { pageSize, ...asked } = Object.fromEntries(url.searchParams)
        return new Response(answerTo(asked, Number(pageSize ?? 20)), {
          headers: { 'Content-Type': 'application/json' },
        })
      }
    },
    { path: calls.gameList.path, many },
  )

/** Has the answer to a question ready before it is asked. */
export const prepareMany = (page: Page, asked: Asked) =>
  page.evaluate((what) => (window as unknown as Prepared).prepareMany(what), asked)

interface Prepared {
  prepareMany(asked: Asked): void
}

/** The list without an end of a house with twenty thousand slots, on a slow phone. */
export async function openMany(url: string) {
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
