import { type Answer, settings } from '#contract/index.ts'
import { chromium, type Page } from 'playwright'
import { browserOptions } from '../browser.ts'
import { type Figures, median, slower } from './pages.ts'
import { countThreadTime, threadTime } from './thread.ts'
import { look, returningVisitor } from './visitor.ts'

/** Characters typed into each field; letters and a digit, so that some rules hold and some do not. */
const typed = 'nok88'

/** A house that asks for everything there is to ask. */
async function askEverything(page: Page): Promise<void> {
  await page.route(`**${settings.path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { value: Answer<typeof settings> }
    for (const rule of Object.values(body.value.register)) rule.enabled = true
    await route.fulfill({ response, json: body })
  })
}

/** Notes for every key how long it took from the keyboard to the frame that shows it. */
function watchKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { keyTimes: times })
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const painted = new MessageChannel()
          painted.port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
          painted.port1.start()
          painted.port2.postMessage(null)
        })
      },
      true,
    )
  })
}

/** Milliseconds a key takes in the longest registration form, every field of which is in error. */
export async function typing(url: string): Promise<Figures> {
  const browser = await chromium.launch(browserOptions())
  try {
    const context = await returningVisitor(browser, url)
    const page = await context.newPage()
    await askEverything(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    const join = page.getByRole('main').getByRole('link', { name: 'สมัครสมาชิก', exact: true })
    // Once the site follows its links itself, the form asks for its rules, and not the server.
    await join.hover()
    await look(page)
    await join.click()
    const form = page.locator('main form')
    await form.locator('input[name=wechat]').waitFor()
    // From here on every field is checked with every key.
    await form.getByRole('button', { name: 'สมัครสมาชิก', exact: true }).click()
    await form
      .locator('input[name=wechat][aria-invalid], input[name=username][aria-invalid]')
      .first()
      .waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await watchKeys(page)
    await countThreadTime(session)
    const before = await threadTime(session)
    const fields = await form
      .locator('input[type=text], input[type=password], input[type=tel], input[type=email]')
      .all()
    for (const field of fields) {
      if (!(await field.isEditable())) continue
      await field.focus()
      for (const key of typed) await page.keyboard.press(key)
    }
    const worked = (await threadTime(session)) - before
    const times = await page.evaluate(
      () => (globalThis as unknown as { keyTimes: number[] }).keyTimes,
    )
    const sorted = times.toSorted((a, b) => a - b)
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
    return {
      'fields of the registration form': fields.length,
      [`a key in it ms, at ${slower}x slower`]: Math.round(median(times)),
      [`a key in it, thread ms, at ${slower}x slower`]: Math.round(worked / times.length),
      [`its slowest twentieth ms, at ${slower}x slower`]: Math.round(p95),
    }
  } finally {
    await browser.close()
  }
}
