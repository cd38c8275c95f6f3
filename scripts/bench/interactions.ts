import { chromium, type Locator, type Page } from 'playwright'
import { browserOptions } from '../browser.ts'
import { frameEndOf } from './frame-end.ts'
import { type Figures, median, slower } from './pages.ts'
import { countThreadTime, threadTime } from './thread.ts'
import { look, returningVisitor } from './visitor.ts'

/** Milliseconds of an interaction: by the clock, and those that the page's thread worked. */
interface Took {
  readonly clock: number
  readonly thread: number
}

/**
 * From a click to the end of the frame that first shows something that matches the selector; what is
 * drawn ahead is not shown.
 */
async function fromClick(target: Locator, selector: string): Promise<Took> {
  const page = target.page()
  const session = await page.context().newCDPSession(page)
  await countThreadTime(session)
  const before = await threadTime(session)
  const frameEnd = await frameEndOf(page)
  const clock = await target.evaluate(
    async (element, [until, wanted]) => {
      const began = performance.now()
      ;(element as HTMLElement).click()
      const isShown = () =>
        [...document.querySelectorAll(wanted)].some((one) => !one.closest('[data-ahead]'))
      return (await until(isShown)) - began
    },
    [frameEnd, selector] as const,
  )
  return { clock, thread: (await threadTime(session)) - before }
}

/**
 * Opens the site anew and slows the machine down. Who is `awake` has moved over the page before, so
 * its late parts are there; else the press is the first thing the page hears of.
 */
async function visit(
  url: string,
  measure: (page: Page) => Promise<Took>,
  awake: boolean,
): Promise<Took> {
  const browser = await chromium.launch(browserOptions())
  try {
    const context = await returningVisitor(browser, url)
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    if (awake) {
      await page.mouse.move(1, 1)
      await look(page)
    }
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    return await measure(page)
  } finally {
    await browser.close()
  }
}

const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

async function openLogin(page: Page): Promise<Took> {
  const button = header(page, 'เข้าสู่ระบบ')
  await button.hover()
  await page.waitForTimeout(300)
  return fromClick(button, '[role=dialog] input')
}

const interactions: Record<string, (page: Page) => Promise<Took>> = {
  'open the login dialog': openLogin,
  'switch scheme': async (page) => {
    const button = header(page, 'สลับธีม')
    await button.hover()
    await page.waitForTimeout(300)
    return fromClick(button, 'html[data-scheme=light]')
  },
  'switch language': async (page) => {
    await header(page, 'ภาษา').click()
    const english = page.getByRole('menuitemradio', { name: 'English' })
    await english.hover()
    return fromClick(english, 'html[lang=en]')
  },
  'change route': async (page) => {
    const link = page.getByRole('banner').getByRole('link', { name: 'สล็อต', exact: true })
    // Once its code is there: how long that takes is the line's affair.
    await link.hover()
    await page.waitForTimeout(3000)
    return fromClick(link, 'main search, main [role=search]')
  },
}

/** Medians of a few fresh visits each. */
export async function interact(url: string, times: number): Promise<Figures> {
  const figures: Figures = {}
  const several = async (name: string, measure: (page: Page) => Promise<Took>, awake: boolean) => {
    const took: Took[] = []
    for (let index = 0; index < times; index++) took.push(await visit(url, measure, awake))
    const middle = (what: keyof Took) => Math.round(median(took.map((one) => one[what])))
    figures[`${name} ms, at ${slower}x slower`] = middle('clock')
    figures[`${name}, thread ms, at ${slower}x slower`] = middle('thread')
  }
  for (const [name, measure] of Object.entries(interactions)) await several(name, measure, true)
  await several('open the login dialog, first of all', openLogin, false)
  return figures
}
