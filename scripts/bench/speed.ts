import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { chromium } from 'playwright'
import { browserOptions } from '../browser.ts'
import { type Figures, median } from './pages.ts'

/**
 * How fast this machine was just before, by Lighthouse's benchmark index. On one that is shared it
 * swings within a minute, as the times after it do: a hint at why two runs differ, no measure of it.
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
