import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong with a page as it is now, one line a node. It comes in over the debugger: the
 * page's policy lets no script in from outside.
 */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const { violations } = await page.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as {
      axe: { run(options: object): Promise<AxeResults> }
    }
    return tool.run({ resultTypes: ['violations'] })
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, html, any }) =>
        `${id}: ${any[0]?.message ?? help} (${target.join(' ')}: ${html.slice(0, 120)})`,
    ),
  )
}
