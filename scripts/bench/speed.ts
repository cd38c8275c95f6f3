import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { chromium } from 'playwright'
import { browserOptions } from '../browser.ts'
import { type Figures, median } from './pages.ts'

/**
 * How fast this machine is at the moment, by Lighthouse's benchmark index: a good desk has 1,500 and
 * more, and of such a one Lighthouse takes a phone to be four times slower. Times measured on two
 * machines, or in two hours on one that is shared, compare by it.
 */
export async function speed(): Promise<Figures> {
  const browser = await chromium.launch(browserOptions())
  try {
    const page = await browser.newPage()
    const found: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      found.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
    }
    return { 'Lighthouse’s benchmark index': Math.round(median(found)) }
  } finally {
    await browser.close()
  }
}
