// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { brand as brandSchema, systemStatus } from '#contract/index.ts'
import { SiteProvider } from '#features/site/index.ts'
import { useNetwork } from '#features/site/use-network.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'
import { siteStatus } from '../site-status.ts'

const brand = v.parse(brandSchema, { id: 'foyer', name: 'Foyer', scene: 'hall' })
const online = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(() => void online.mockReturnValue(true))
afterEach(() => vi.useRealTimers())

function visit() {
  const server = fakeServer()
  const site = { brand, host: 'foyer.example', scheme: 'dark', mark: '' } as const
  const { result } = renderHook(useNetwork, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SiteProvider value={site}>
        <server.wrapper>{children}</server.wrapper>
      </SiteProvider>
    ),
  })
  const times = () => server.asked.filter(({ path }) => path === systemStatus.path).length
  return { ...server, times, now: () => result.current }
}

const turn = (on: boolean) =>
  act(async () => {
    online.mockReturnValue(on)
    window.dispatchEvent(new Event(on ? 'online' : 'offline'))
  })

test('the device says when there is no network, and when there is one again', async () => {
  const page = visit()
  await act(async () => page.last(systemStatus).answer(siteStatus()))
  expect(page.now()).toMatchObject({ offline: false, since: null })
  await turn(false)
  expect(page.now().offline).toBe(true)
  expect(Date.parse(page.now().since ?? '')).toBeLessThanOrEqual(Date.now())
  await turn(true)
  expect(page.now()).toMatchObject({ offline: false, since: null })
})

test('a status that no network brought says so too, and is asked for again at a press', async () => {
  const page = visit()
  await act(async () => page.last(systemStatus).fail(new CallError('offline')))
  expect(page.now()).toMatchObject({ offline: true, busy: false })
  await act(async () => page.now().onRetry())
  expect(page.now().busy).toBe(true)
  expect(page.times()).toBe(2)
  await act(async () => page.last(systemStatus).answer(siteStatus()))
  expect(page.now()).toMatchObject({ offline: false, busy: false })
})

test.each(['refused', 'malformed', 'timeout'] as const)(
  'a status that is %s is no matter of the network',
  async (why) => {
    const page = visit()
    await act(async () => page.last(systemStatus).fail(new CallError(why, { status: 400 })))
    expect(page.now().offline).toBe(false)
  },
)
