import type { Page, Response } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { openHouse } from './support/next-release.ts'
import { untilAlive } from './support/wake.ts'

test.use({ serviceWorkers: 'allow' })
// Two starts of a gateway, and a release made between them.
test.setTimeout(120_000)

/** Calls of the contract, and the operator's door. */
const isCall = (response: Response) => /^\/(?:wps|lgw|ops)\//.test(new URL(response.url()).pathname)

/** What the worker keeps, by version. */
const kept = (page: Page) =>
  page.evaluate(async () =>
    Promise.all(
      (await caches.keys()).map(async (name) => ({
        name,
        files: (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      })),
    ),
  )

/** Moves about until something is so. */
async function moving(page: Page, what: () => Promise<boolean>): Promise<void> {
  let step = 0
  await expect
    .poll(
      async () => {
        await page.mouse.move(200 + (step = (step + 10) % 300), 200)
        return what()
      },
      { timeout: 30_000 },
    )
    .toBe(true)
}

test('an open page outlives a release, the next one is of it, and no call is ever kept', async ({
  page,
  context,
  faults,
}) => {
  const house = await openHouse(4497)
  try {
    await context.addCookies([{ name: 'age', value: '99', url: house.url }])
    const calls: { path: string; kept: boolean }[] = []
    page.on('response', (response) => {
      if (!isCall(response)) return
      calls.push({ path: new URL(response.url()).pathname, kept: response.fromServiceWorker() })
    })
    await page.goto(`${house.url}/rng`)
    await moving(page, () =>
      page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'),
    )
    // Who comes back has all of the site's parts brought.
    await page.reload()
    const wanted = await page.evaluate(async () => {
      const worker = await (await fetch('/sw.js')).text()
      return worker.match(/\/assets\/[\w-]+\.js/g) ?? []
    })
    expect(wanted.some((file) => file.startsWith('/assets/help-'))).toBe(true)
    await moving(page, async () => {
      const here = new Set((await kept(page)).flatMap(({ files }) => files))
      return wanted.every((file) => here.has(file))
    })
    const [before] = await kept(page)

    await house.release()

    // The old page goes on: its parts are no longer on the server, and come all the same.
    let loads = 0
    page.on('load', () => loads++)
    const link = page
      .locator('footer a[href="/help"], nav a[href="/help"]')
      .filter({ visible: true })
    await link.first().click()
    await expect(page).toHaveURL(`${house.url}/help`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loads).toBe(0)

    // The next page is of the release, at once: pages are never kept.
    await page.reload()
    const own = await page.locator('#foyer-state').textContent()
    expect((JSON.parse(String(own)) as { page: { address: string } }).page.address).toMatch(
      /2\.js$/,
    )
    // Its worker is fetched, and takes over when a page is opened.
    await moving(page, async () => (await kept(page)).some(({ name }) => name !== before?.name))
    await expect
      .poll(
        async () => {
          await page.reload()
          return page.evaluate(async () => {
            const found = await navigator.serviceWorker.getRegistration()
            return found?.waiting === null && found.installing === null
          })
        },
        { timeout: 30_000 },
      )
      .toBe(true)
    // Tabs of the version before may still be open: its parts stay until the next release but one.
    expect((await kept(page)).map(({ name }) => name)).toContain(before?.name)

    await context.setOffline(true)
    await page.goto(`${house.url}/promotions`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(false)
    // The page without a network looks for it, and makes way by itself.
    await expect(page.locator('#foyer-state')).toBeAttached()
    await untilAlive(page)
    // What is asked for without a network, or while one release makes way for the other; nothing
    // else went wrong.
    const lost = /ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED)/
    expect(faults.filter((fault) => !lost.test(fault))).toEqual([])
    faults.length = 0

    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter((call) => call.kept)).toEqual([])
    const all = (await kept(page)).flatMap(({ files }) => files)
    expect(all.filter((file) => !file.startsWith('/assets/') && file !== '/offline')).toEqual([])
  } finally {
    await house.close()
  }
})
