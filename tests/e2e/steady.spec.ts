import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'
import { untilSettled } from './support/wake.ts'
import { words } from './support/words.ts'

// The server draws every page for a guest: who is logged in is neither told to log in, nor sees what
// stands there move away and come back.
test.use({ viewport: { width: 1280, height: 720 } })

test('a member’s page stands still while it comes alive', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.addInitScript(
    (login) => {
      const seen = { jumps: [] as string[], doors: 0, title: '' }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (shift.value > 0.02 && !shift.hadRecentInput) seen.jumps.push(shift.value.toFixed(3))
      }).observe({ type: 'layout-shift', buffered: true })
      // By their words, so that a door that has lost its mark is one as well.
      document.addEventListener('DOMContentLoaded', () => {
        seen.doors = [...document.querySelectorAll('header button, main button')].filter(
          (door) =>
            login.includes(door.textContent) && door.checkVisibility({ visibilityProperty: true }),
        ).length
        seen.title = [...document.querySelectorAll('main h1')]
          .filter((title) => title.checkVisibility({ visibilityProperty: true }))
          .map(({ textContent }) => textContent)
          .join()
      })
    },
    [words.th.login, words.en.login] as string[],
  )
  const seen = () => page.evaluate(() => (window as unknown as { seen: object }).seen)

  await page.goto('/recent')
  // The header's, and the page's own.
  expect(await seen()).toMatchObject({ doors: 2, title: 'เข้าสู่ระบบเพื่อเปิดหน้านี้' })
  await page.goto('/')
  await visitor.speak('en')
  await visitor.openLogin()
  await visitor.tryLogin(visitor.loginDialog, person('vip88'))
  await expect(visitor.balance).toBeVisible()

  // What a member's own page is called is there from the first.
  const titles: Record<string, string> = {
    '/recent': 'Recent',
    '/invite': 'Invite friends',
    '/missions': 'Missions',
    '/member/bettingRecord': 'Betting record',
    '/pointMall?view=history': 'Redemption history',
  }
  const others = ['/rng?name=sevn+headed+nga', '/hot', '/vnlottery', '/lottery']
  for (const path of [...others, ...Object.keys(titles)]) {
    await test.step(path, async () => {
      // A member's page wakes by itself.
      const watched = page.waitForResponse(/\/wps\/system\/domainRoute/)
      await page.goto(path)
      await page.mouse.move(300, 300)
      await watched
      await expect(visitor.balance).toBeVisible()
      await untilSettled(page)
      expect(await seen()).toMatchObject({ jumps: [], doors: 0 })
      if (titles[path]) expect(await seen()).toMatchObject({ title: titles[path] })
    })
  }
})
