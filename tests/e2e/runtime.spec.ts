import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'
import { untilAlive, wakeUp } from './support/wake.ts'

test('statistics wait for a yes, and stop with a no', async ({ page, operator }) => {
  const asked: string[] = []
  await page.route(/googletagmanager\.com/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await operator.deliver({ gtagId: 'G-FOYER12345' })
  try {
    await page.goto('/')
    await untilAlive(page)
    await page.mouse.move(700, 400)
    const bar = page.getByRole('region', { name: 'คุกกี้' })
    await expect(bar).toBeVisible()
    expect(asked).toEqual([])
    await bar.getByRole('button', { name: 'ตั้งค่า' }).click()
    const dialog = page.getByRole('dialog', { name: 'คุกกี้' })
    await dialog.getByRole('switch', { name: 'สถิติ' }).check()
    await dialog.getByRole('button', { name: 'บันทึก' }).click()
    await expect(bar).toBeHidden()
    await expect.poll(() => asked).toHaveLength(1)
    await page.reload()
    await untilAlive(page)
    await page.mouse.move(600, 300)
    await expect.poll(() => asked).toHaveLength(2)
    await expect(bar).toBeHidden()
  } finally {
    await operator.deliver(null)
  }
})

test.describe('features', () => {
  // Where the header has room for every link.
  test.use({ viewport: { width: 1440, height: 900 } })
  const invite = 'header a[href="/invite"]'

  test('that the operator flips come and go without a reload', async ({ page, operator }) => {
    await page.clock.install()
    await page.goto('/')
    await wakeUp(page)
    await expect(page.locator(invite)).toBeVisible()
    await operator.switch({ REFERRAL3: '0' })
    try {
      // The site looks each minute; a gateway believes its flags for a second.
      await expect
        .poll(async () => {
          await page.clock.fastForward('01:01')
          return page.locator(invite).count()
        })
        .toBe(0)
    } finally {
      await operator.switch({ REFERRAL3: '1' })
    }
    await expect
      .poll(async () => {
        await page.clock.fastForward('01:01')
        return page.locator(invite).count()
      })
      .toBe(1)
  })

  test('that are flipped while the page sleeps wake with it', async ({ page, operator }) => {
    await page.goto('/')
    await untilAlive(page)
    const footer = page.getByRole('contentinfo')
    await expect(footer.locator('a[href="/invite"]')).toBeVisible()
    const written = await footer.elementHandle()
    await operator.switch({ REFERRAL3: '0' })
    try {
      // The network that comes back makes it ask, and is no sign of life; a gateway believes its
      // flags for a second.
      await expect
        .poll(async () => {
          const answer = page.waitForResponse(/\/wps\/system\/status/)
          await page.evaluate(() => window.dispatchEvent(new Event('online')))
          return (await answer).text()
        })
        .toContain('"modId":"REFERRAL3","enabled":"0"')
      await expect(footer.locator('a[href="/invite"]')).toBeVisible()
      await wakeUp(page)
      await expect(footer.locator('a[href="/invite"]')).toHaveCount(0)
      expect(await written?.evaluate((element) => element.isConnected)).toBe(true)
    } finally {
      await operator.switch({ REFERRAL3: '1' })
    }
  })

  test('are off where the tree makes no sense, and the page stands', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await wakeUp(page)
    await expect(page.locator(invite)).toBeVisible()
    await page.route(/\/wps\/system\/status/, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { value: { info: object } }
      answer.value.info = { whitelabel: [{ modId: 7, enabled: 'perhaps', childrenNodes: 'none' }] }
      await route.fulfill({ response, json: answer })
    })
    await expect
      .poll(async () => {
        await page.clock.fastForward('01:01')
        return page.locator(invite).count()
      })
      .toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // One may be on its way still.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.describe('where everything but the doors needs a login', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    // The brand's setting as it would stand in its folder.
    await page.route(`${baseURL}/**`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch({ maxRedirects: 0 })
      const body = (await response.text()).replaceAll(
        /("|&quot;)loginedToHomePage\1:false/g,
        '$1loginedToHomePage$1:true',
      )
      await route.fulfill({ response, body })
    })
  })

  test('a guest logs in first, and goes on to what was wanted', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/help?article=limits#main')
    await expect(page).toHaveURL(/\/login\?next=/)
    await visitor.tryLogin(page.getByRole('main'), person('newbie'))
    await expect(page).toHaveURL('/help?article=limits#main')
    await expect(visitor.balance).toBeVisible()
  })

  test('the doors themselves are open', async ({ page }) => {
    for (const path of ['/register', '/helpmc', '/download']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(path)
    }
    await page.goto('/login?next=https://elsewhere.example/')
    await new Visitor(page).tryLogin(page.getByRole('main'), person('newbie'))
    await expect(page).toHaveURL('/')
  })
})

test('an address that is not the site’s own says so', async ({
  page,
  baseURL,
  operator,
  faults,
}) => {
  await operator.deliver({ domains: ['play.example'] })
  try {
    // Another name of the same house, as a copied link may have it.
    await page.route('http://other.example/**', async (route) => {
      const { pathname, search, host } = new URL(route.request().url())
      const response = await route.fetch({
        url: `${baseURL}${pathname}${search}`,
        headers: { ...(await route.request().allHeaders()), host },
      })
      await route.fulfill({ response })
    })
    await page.context().addCookies([{ name: 'age', value: '99', url: 'http://other.example' }])
    await page.goto('http://other.example/help')
    await untilAlive(page)
    await page.mouse.move(700, 400)
    const message = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(message).toContainText('ขอที่อยู่ที่ถูกต้องจากฝ่ายบริการ')
    // It is not encrypted, which only this test does.
    expect(faults.splice(0)).toEqual([expect.stringContaining('Cross-Origin-Opener-Policy')])
  } finally {
    await operator.deliver(null)
  }
})

test('a game opens at the mirror of the visit, in the site’s frame', async ({
  page,
  baseURL,
  operator,
}) => {
  await operator.deliver({ launchGameCDNs: ['https://play.mirror.example'] })
  try {
    // A mirror hands on what it is asked, and what it is answered.
    await page.route('https://play.mirror.example/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: baseURL + pathname + search }) })
    })
    await page.goto('/')
    await wakeUp(page)
    await page.goto('/game?id=KRT-0059&demo=1')
    const frame = page.locator('main iframe')
    await expect(frame).toHaveAttribute('src', /^https:\/\/play\.mirror\.example\/play\//)
    const game = page.frameLocator('main iframe')
    const round = page.waitForResponse('https://play.mirror.example/play/round')
    const before = await game.locator('#result').innerText()
    await game.locator('#play').click()
    expect((await round).ok()).toBe(true)
    await expect(game.locator('#result')).not.toHaveText(before)
  } finally {
    await operator.deliver(null)
  }
})
