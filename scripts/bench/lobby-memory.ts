import { chromium } from 'playwright'
import { browserOptions } from '../browser.ts'
import { serve } from '../serve.ts'
import type { Figures } from './pages.ts'
import { openAwake, returningVisitor } from './visitor.ts'

/** Rounds before the first look: whatever a first visit keeps is kept by then. */
const first = 10

/**
 * What is left in the page after rounds from the lobby to a game that is really played in its frame,
 * and back.
 */
export async function lobbyMemory(count: number): Promise<Figures> {
  const gateway = await serve({ env: { FOYER_TRUST_PROXY: '1' } })
  const browser = await chromium.launch(browserOptions())
  try {
    const context = await returningVisitor(browser, gateway.url)
    const page = await context.newPage()
    await openAwake(page, `${gateway.url}/rng`)
    const session = await context.newCDPSession(page)
    const look = async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
      return { heap: usedSize / 1_000_000, nodes, listeners: jsEventListeners }
    }
    const dialog = page.getByRole('dialog')
    const spin = page.frameLocator('main iframe').getByRole('button').first()
    const round = async (turn: number) => {
      // Nobody may open so many games: somebody else does every time.
      await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.2.${turn >> 8}.${turn & 255}` })
      await page.locator('main [data-part=open]').nth(3).click()
      await dialog.getByRole('button', { name: 'ทดลองเล่น', exact: true }).click()
      await spin.waitFor()
      await page.goBack()
      // Back leads to the sheet, as it was left.
      await dialog.getByRole('button', { name: 'ทดลองเล่น', exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
    for (let turn = 0; turn < first; turn++) await round(turn)
    const before = await look()
    for (let turn = 0; turn < count; turn++) await round(first + turn)
    const after = await look()
    const of = `after ${count} rounds lobby, game, lobby`
    return {
      [`heap MB more ${of}`]: Math.round((after.heap - before.heap) * 10) / 10,
      [`nodes more ${of}`]: after.nodes - before.nodes,
      [`listeners more ${of}`]: after.listeners - before.listeners,
    }
  } finally {
    await browser.close()
    await gateway.stop()
  }
}
