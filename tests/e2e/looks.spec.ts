import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'
import { untilSettled } from './support/wake.ts'

const classesOf = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)))

for (const path of ['/', '/rng', '/login', '/register', '/no-such-room']) {
  test(`${path} shows nothing before the first sign of life that it brought no rule for`, async ({
    page,
    request,
  }) => {
    const drawn = classesOf(await (await request.get(path)).text())
    await page.goto(path)
    await untilSettled(page)
    const shown = classesOf(await page.content())
    expect([...shown].filter((name) => !drawn.has(name))).toEqual([])
    expect(shown.size).toBeGreaterThan(20)
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
  })
}

test('every file that a page is drawn with is there', async ({ request }) => {
  const named = new Set<string>()
  for (const path of ['/', '/rng', '/promotions', '/help']) {
    const html = await (await request.get(path)).text()
    for (const [file] of html.matchAll(/\/assets\/[\w-]+\.\w+/g)) named.add(file)
  }
  expect([...named].some((file) => file.endsWith('.svg'))).toBe(true)
  for (const file of named) expect((await request.get(file)).status(), file).toBe(200)
})

test('the whole sheet comes with the first sign of life, and changes nothing', async ({ page }) => {
  // Slides go on by themselves.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // It gives the cards their hearts, sooner or later than the sheet.
  await page.route('**/assets/finding-*.js', () => {})
  await page.goto('/rng')
  await untilSettled(page)
  const look = () =>
    page.evaluate(() =>
      // The drawing in one button aside: it shows that the slides stand, once the page lives.
      [
        ...document.querySelectorAll('main :not([aria-label=หยุดสไลด์] *, [aria-label=เล่นสไลด์ต่อ] *)'),
      ].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, font, backgroundColor } = getComputedStyle(element)
        return [element.tagName, x, y, width, height, color, font, backgroundColor].join(' ')
      }),
    )
  const before = await look()
  // A key that nothing hears: a pointer would lie on something.
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    [...document.styleSheets].some(
      ({ href, media }) => href?.includes('/assets/') && media.mediaText === 'all',
    ),
  )
  // The page's own part has gone, so that no rule is asked for twice.
  await expect(page.locator('#foyer-rules')).toHaveCount(0)
  expect(await look()).toEqual(before)
})

test('a tick is seen in the colours of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/register')
  const box = page.getByRole('checkbox').first()
  await box.check()
  const colours = await box.evaluate((element) => ({
    mark: getComputedStyle(element.parentElement!.querySelector('[data-slot=icon]')!).color,
    ground: getComputedStyle(element).backgroundColor,
  }))
  expect(colours).toEqual({ mark: 'rgb(255, 255, 255)', ground: 'rgb(0, 0, 0)' })
})

test('a ring that turns has its gap in the colours of the system, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const answer = Promise.withResolvers<void>()
  await page.route('**/wps/session/login', async (route) => {
    await answer.promise
    await route.fulfill({ status: 503, json: { success: false, message: null, value: null } })
  })
  await page.goto('/login')
  const visitor = new Visitor(page)
  await visitor.tryLogin(page.locator('main'), person('vip88'))
  const ring = page.locator('main [data-slot=spinner] > :first-child')
  const sides = await ring.evaluate((element) => {
    const { borderTopColor, borderInlineEndColor } = getComputedStyle(element)
    return [borderTopColor, borderInlineEndColor]
  })
  expect(sides).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'])
  answer.resolve()
})
