import { calls } from '#contract/index.ts'
import { chromium, devices, type Page } from 'playwright'
import { browserOptions } from '../browser.ts'
import { slower } from './pages.ts'
import { openAwake, returningVisitor } from './visitor.ts'

/** Games of a very large house. */
export const many = 20_000

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
