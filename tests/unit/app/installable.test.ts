// @vitest-environment jsdom
import { becomeInstallable } from '#app/installable.ts'
import type { WorkerMessage } from '#app/worker/rules.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let told: WorkerMessage['type'][]

/** Opens a page, and waits until it has told its worker what it tells. */
async function open({ returning }: { returning: boolean }) {
  told = []
  const active = { postMessage: ({ type }: WorkerMessage) => void told.push(type) }
  const registration = { active }
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: returning ? active : null,
      ready: Promise.resolve(registration),
      register: async () => registration,
    },
  })
  becomeInstallable()
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0))
}

beforeEach(() => {
  vi.stubEnv('PROD', true)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  document.head.innerHTML = '<link rel="manifest" href="/app/site.webmanifest">'
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

test('the worker is told what a first page was made of, and the whole site is kept for who comes back', async () => {
  await open({ returning: false })
  expect(told).toEqual(['keep'])
  await open({ returning: true })
  expect(told).toEqual(['keep', 'keep-all'])
})
