import { test as base, type Page } from '@playwright/test'
import { serve } from '../../../scripts/serve.ts'
import { Operator } from './operator.ts'

interface Worker {
  house: string
  environment: NodeJS.ProcessEnv
  /** The real gateway of this worker, on an empty database. */
  gateway: { url: string; operator: Operator }
}

/** Playwright's test, with a gateway of its own and a page that may not misbehave in silence. */
export const test = base.extend<
  { operator: Operator; faults: string[]; popups: boolean; ofAge: boolean; unasked: void },
  Worker
>({
  /** Files that move somebody's money name a house of their own: a gateway that no other file sees. */
  house: ['shared', { option: true, scope: 'worker' }],
  /** More of that gateway's environment; only with a house of its own. */
  environment: [{}, { option: true, scope: 'worker' }],
  gateway: [
    async ({ house: _, environment }, provide) => {
      const served = await serve({ env: environment })
      await provide({ url: served.url, operator: new Operator(served.url, served.opsToken) })
      await served.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ gateway }, provide) => {
    await provide(gateway.url)
  },
  /** The operator's door; whatever a test closed is opened again after it. */
  operator: async ({ gateway }, provide) => {
    await provide(gateway.operator)
    await gateway.operator.open()
  },
  /** Whether the sandbox's popup may open by itself over the home. */
  popups: [false, { option: true }],
  /** Whether the visitor has said before that they are old enough. */
  ofAge: [true, { option: true }],
  unasked: [
    async ({ context, popups, ofAge, baseURL }, provide) => {
      if (ofAge && baseURL) await context.addCookies([{ name: 'age', value: '99', url: baseURL }])
      if (!popups) {
        await context.addInitScript(() => {
          try {
            sessionStorage.setItem('noticesShown', '[3]')
          } catch {}
        })
      }
      await provide()
    },
    { auto: true },
  ],
  /** Errors in the page's console; a test that expects some empties the list. */
  faults: [
    async ({ page }, provide) => {
      const faults = watchFaults(page)
      await provide(faults)
      if (faults.length > 0) throw new Error(`The page complained:\n${faults.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** Collects what goes wrong in a page, policy violations included. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // A refused call is an answer, and Chromium logs it all the same.
    const refused = /the server responded with a status of (?:4\d\d|503)/.test(message.text())
    if (message.type() === 'error' && !refused) faults.push(message.text())
  })
  return faults
}
