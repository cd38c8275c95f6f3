import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from 'playwright'

/** What a page costs before anybody touches it. */
export interface Weight {
  /** Bytes of scripts as they travel (brotli), files and inline ones. */
  readonly js: number
  /** Bytes of style as they travel; inline style counts as if it were a file. */
  readonly css: number
  readonly fonts: number
  /** Requests begun before the load event, pictures apart, the page itself included. */
  readonly requests: number
}

/** Milliseconds without a request after which a page is taken to have all it wants. */
const calm = 1000

const travelled = async (requests: readonly Request[], type: string) => {
  const ours = requests.filter((request) => request.resourceType() === type)
  const sizes = await Promise.all(ours.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

const compressed = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)

/** Opens an address as a first-time visitor, waits until nothing more comes, and weighs it. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const requests: Request[] = []
  let last = performance.now()
  page.on('request', (request) => {
    requests.push(request)
    last = performance.now()
  })
  page.on('requestfinished', () => (last = performance.now()))
  const answer = await page.goto(url, { waitUntil: 'load' })
  // A page for an address that leads nowhere is a page.
  if (!answer?.ok() && answer?.status() !== 404) {
    throw new Error(`${url} answered ${answer?.status()}`)
  }
  while (performance.now() - last < calm) await page.waitForTimeout(100)

  const seen = await page.evaluate(() => {
    const inline = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '')
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const early = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < (visit?.loadEventStart ?? 0))
    return {
      scripts: inline('script:not([src]):not([type="application/json"])'),
      styles: inline('style'),
      early: early.map((entry) => entry.name),
    }
  })
  const pictures = new Set(
    requests.filter((one) => one.resourceType() === 'image').map((one) => one.url()),
  )
  return {
    js: (await travelled(requests, 'script')) + compressed(seen.scripts),
    css: (await travelled(requests, 'stylesheet')) + compressed(seen.styles),
    fonts: await travelled(requests, 'font'),
    requests: 1 + seen.early.filter((address) => !pictures.has(address)).length,
  }
}
