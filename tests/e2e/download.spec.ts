import type { Page } from '@playwright/test'
import { languageCodes } from '#contract/index.ts'
import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'
import { wakeUp } from './support/wake.ts'

// How the site comes to a phone, and what it does there without a network (C4). The words are English:
// this file is about what happens, tests/suites/pages.spec.ts about languages.

const words = {
  title: 'Take the house with you',
  code: /^Code that leads to /,
  scan: 'Scan with your camera',
  share: 'Tap the Share button',
  allow: 'Allow the download',
  install: 'Install on this device',
  offline: 'You’re offline',
  offlineThai: 'ออฟไลน์อยู่',
}

/** Moves about until the worker looks after the page: it comes at a sign of life, once scripts are there. */
async function workerHere(page: Page): Promise<void> {
  let step = 0
  await expect
    .poll(async () => {
      await page.mouse.move(200 + (step += 10), 200)
      return page.evaluate(() => navigator.serviceWorker.controller?.state)
    })
    .toBe('activated')
}

test.beforeEach(async ({ context, gateway }) => {
  await context.addCookies([{ name: 'hisLang', value: languageCodes.en, url: gateway.url }])
})

test.describe('the page', () => {
  test('shows a computer the code, and each phone its own steps', async ({ page, gateway }) => {
    await page.goto('/down')
    await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible()
    const code = page.getByRole('img', { name: words.code })
    await expect(code.filter({ visible: true })).toHaveAccessibleName(
      `Code that leads to ${gateway.url}/down#android`,
    )
    await page.getByRole('tab', { name: 'iOS' }).click()
    await expect(page).toHaveURL('/down#ios')
    await expect(page.getByText(words.allow).filter({ visible: true })).toBeVisible()
    await expect(code.filter({ visible: true })).toHaveAccessibleName(
      `Code that leads to ${gateway.url}/app/profile.mobileconfig`,
    )
    await page.reload()
    await expect(page.getByRole('tab', { name: 'iOS' })).toHaveAttribute('aria-selected', 'true')
    // The server drew the other tab; the words of this one are here all the same.
    await expect(page.getByText(words.allow).filter({ visible: true })).toBeVisible()
  })

  test('lies over any other page of a computer, and Esc leaves it', async ({ page }) => {
    await page.goto('/rng')
    // Until all of the page listens the link is just a link.
    await wakeUp(page)
    const link = page.getByRole('navigation').getByRole('link', { name: 'Get the app' })
    await link.first().click()
    const dialog = page.getByRole('dialog', { name: words.title })
    await expect(
      dialog.getByRole('img', { name: words.code }).filter({ visible: true }),
    ).toBeVisible()
    await dialog.getByRole('tab', { name: 'iOS' }).click()
    await expect(dialog.getByText(words.allow).filter({ visible: true })).toBeVisible()
    await expect(page).toHaveURL('/rng')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('is also at /download, and follows the operator', async ({ page, operator }) => {
    await operator.give({
      ANDROID: { url: 'https://cdn.operator.example/lobby.apk', version: '2.4', bytes: 4_200_000 },
      MOBILECONFIG: null,
    })
    await page.goto('/download')
    await expect(page.getByText('4.2 MB · Version 2.4').filter({ visible: true })).toBeVisible()
    await page.getByRole('tab', { name: 'iOS' }).click()
    await expect(page.getByText(words.share).filter({ visible: true })).toBeVisible()
    await expect(page.getByText(words.scan)).toHaveCount(0)
    await operator.give({ ANDROID: 'house', MOBILECONFIG: 'house' })
  })
})

test.describe('an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })

  test('is given a button in the code’s place', async ({ page, request }) => {
    await page.goto('/down')
    await expect(page.getByRole('tab', { name: 'iOS' })).toHaveAttribute('aria-selected', 'true')
    const button = page.getByRole('link', { name: words.install })
    const href = String(await button.getAttribute('href'))
    const profile = await request.get(href)
    expect(profile.headers()['content-type']).toBe('application/x-apple-aspen-config')
    expect(await profile.text()).toContain(
      `<key>URL</key><string>${new URL(href).origin}/</string>`,
    )
  })
})

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network a page says so in the last language, and comes back by itself', async ({
    page,
    context,
    faults,
  }) => {
    const visitor = new Visitor(page, 'en')
    await page.goto('/')
    await workerHere(page)
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const caught = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        )
        return caught.flat().map((url) => new URL(url).pathname)
      })
    await expect.poll(async () => (await kept()).includes('/offline')).toBe(true)
    // What passes does not even wait for the worker.
    await page.evaluate(async () => (await fetch('/brand/logo.svg?by=worker')).text())
    const sources = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('by=worker'))
          .map((entry) => (entry as { workerMatchedSourceType?: string }).workerMatchedSourceType),
      )
    await expect.poll(sources).toEqual(['network'])

    await context.setOffline(true)
    await page.goto('/rng')
    await expect(page.getByRole('heading', { name: words.offline })).toBeVisible()
    // Not the home, nor anything else that was here before: a page is from today or not at all.
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
    await context.setOffline(false)
    await expect(
      page
        .getByRole('searchbox')
        .or(page.getByRole('heading', { name: 'Slots' }))
        .first(),
    ).toBeVisible()

    await visitor.speak('th')
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    await context.setOffline(true)
    await page.goto('/live')
    await expect(page.getByRole('heading', { name: words.offlineThai })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    // Calls are none of the worker's business.
    expect((await kept()).filter((path) => /^\/(?:wps|lgw|ops)/.test(path))).toEqual([])
    faults.length = 0
  })

  test('an operator takes the worker back, and what it kept', async ({ page, operator }) => {
    await page.goto('/')
    await workerHere(page)
    const kept = await page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      return (await (await caches.open(name)).keys()).map(({ url }) => url)
    })
    expect(kept.length).toBeGreaterThan(3)
    await operator.switch({ PWA3: '0' })
    try {
      // A gateway believes its flags for a second.
      await expect
        .poll(async () => {
          await page.reload()
          return page.locator('link[rel=manifest]').count()
        })
        .toBe(0)
      let step = 0
      const left = () =>
        page.evaluate(async (addresses) => {
          const workers = await navigator.serviceWorker.getRegistrations()
          // A name may stay behind where two deleted at once: what counts is what is in there.
          const files = await Promise.all(addresses.map((address) => caches.match(address)))
          return [workers.length, files.filter(Boolean).length]
        }, kept)
      await expect
        .poll(async () => {
          await page.mouse.move(200 + (step += 10), 200)
          return left()
        })
        .toEqual([0, 0])
    } finally {
      await operator.switch({ PWA3: '1' })
    }
  })
})
