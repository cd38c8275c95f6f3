// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { brand as brandSchema, domainRoute } from '#contract/index.ts'
import { SiteProvider } from '#features/site/index.ts'
import { useDomain } from '#features/site/use-domain.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const brand = v.parse(brandSchema, { id: 'foyer', name: 'Foyer', scene: 'hall' })
const site = { brand, host: 'foyer.example', scheme: 'dark', mark: '' } as const

function visit() {
  const server = fakeServer()
  const { result } = renderHook(useDomain, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SiteProvider value={site}>
        <server.wrapper>{children}</server.wrapper>
      </SiteProvider>
    ),
  })
  const times = () => server.asked.filter(({ path }) => path === domainRoute.path).length
  return {
    now: () => result.current,
    times,
    answer: (...domainList: string[]) =>
      act(async () => server.last(domainRoute).answer({ domainList })),
    fail: (error: CallError) => act(async () => server.last(domainRoute).fail(error)),
  }
}

test('a site that is where it belongs says nothing, and neither does one that nobody knows of yet', async () => {
  const page = visit()
  expect(page.now().status).toBeNull()
  await page.answer('foyer.example', 'other.example')
  expect(page.now().status).toBeNull()
  await act(async () => window.dispatchEvent(new Event('focus')))
  expect(page.times()).toBe(1)
})

test('a site elsewhere is an invalid address until its reader has put that away', async () => {
  const page = visit()
  await page.answer('other.example')
  expect(page.now().status).toBe('invalid')
  act(() => page.now().onDismiss())
  expect(page.now().status).toBeNull()
})

test.each(['offline', 'timeout'] as const)(
  'nothing is said of the address when %s',
  async (why) => {
    const page = visit()
    await page.fail(new CallError(why))
    expect(page.now().status).toBeNull()
  },
)

test.each(['refused', 'malformed'] as const)(
  'an answer that is %s leaves it unchecked, and is asked for once more',
  async (why) => {
    const page = visit()
    await page.fail(new CallError(why, { status: 400 }))
    expect(page.now().status).toBe('unchecked')
    await act(async () => page.now().onRetry())
    // While it is being checked there is nothing to say.
    expect(page.now().status).toBeNull()
    expect(page.times()).toBe(2)
    await page.answer('other.example')
    expect(page.now().status).toBe('invalid')
  },
)
