import { chromium, devices } from 'playwright'
import { browserOptions } from '../browser.ts'
import { type Figures, median, slower } from './pages.ts'
import { blockingTime } from './thread.ts'

async function once(url: string): Promise<number> {
  const browser = await chromium.launch(browserOptions())
  try {
    const page = await browser.newPage(devices['Moto G4'])
    return await blockingTime(browser, page, slower, async () => {
      await page.goto(url, { waitUntil: 'load' })
      await page.waitForTimeout(2000)
    })
  } finally {
    await browser.close()
  }
}

/** Median blocking time of a first visit by the main thread's own clock, in milliseconds. */
export async function blocking(name: string, url: string, times: number): Promise<Figures> {
  const values: number[] = []
  for (let index = 0; index < times; index++) values.push(await once(url))
  return { [`${name} TBT ms, thread's own time`]: Math.round(median(values)) }
}
