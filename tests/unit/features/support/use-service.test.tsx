// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { brand, servicePaths } from '#contract/index.ts'
import { LocaleProvider, SiteProvider } from '#features/site/index.ts'
import { useService } from '#features/support/use-service.ts'
import { hidePath } from '#gateway/support/service-path.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { house } from '../session/house.tsx'

const foyer = v.parse(brand, {
  id: 'foyer',
  name: 'Foyer',
  scene: 'hall',
  serviceHosts: ['help.example.com'],
})
const site = { brand: foyer, host: 'foyer.example', scheme: 'dark', mark: '' } as const
const choice = { locale: 'th', locales: ['th'], change: async () => {} } as const

function open(popup: unknown) {
  const { wrapper: Wrapper, all } = house()
  const opening = vi.spyOn(window, 'open').mockReturnValue(popup as Window | null)
  const trouble = vi.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider value={site}>
      <LocaleProvider value={choice}>
        <Wrapper>{children}</Wrapper>
      </LocaleProvider>
    </SiteProvider>
  )
  const { result } = renderHook(() => useService(trouble), { wrapper })
  act(() => result.current.open())
  const [asked] = all(servicePaths)
  const answer = (address: string) =>
    asked?.answer({ version: { pathList: [{ type: 3, path: hidePath(address) }] } })
  return { asked, answer, trouble, opening, again: () => act(() => result.current.open()) }
}

function fakeWindow() {
  return {
    closed: false,
    opener: {} as unknown,
    focus: vi.fn(),
    location: { replace: vi.fn() },
    close: vi.fn(function close(this: { closed: boolean }) {
      this.closed = true
    }),
  }
}

afterEach(() => vi.restoreAllMocks())

test('opens at once, leads to the address, and comes back on the next press', async () => {
  const popup = fakeWindow()
  const { answer, opening, again } = open(popup)
  expect(opening).toHaveBeenCalledWith(
    'about:blank',
    '_blank',
    expect.stringContaining('width=440,height=500'),
  )
  expect(popup.opener).toBeNull()
  answer('https://help.example.com/desk')
  await waitFor(() =>
    expect(popup.location.replace).toHaveBeenCalledWith('https://help.example.com/desk'),
  )
  again()
  expect(popup.focus).toHaveBeenCalledOnce()
  expect(opening).toHaveBeenCalledOnce()
  popup.closed = true
})

test('closes on an address that is not on the list', async () => {
  const popup = fakeWindow()
  const { answer, trouble } = open(popup)
  answer('https://evil.example/desk')
  await waitFor(() => expect(trouble).toHaveBeenCalledWith({ status: 'failed' }))
  expect(popup.close).toHaveBeenCalledOnce()
})

test('closes when no answer comes', async () => {
  const popup = fakeWindow()
  const { asked, trouble } = open(popup)
  asked?.fail(new CallError('offline'))
  await waitFor(() => expect(trouble).toHaveBeenCalledWith({ status: 'offline' }))
  expect(popup.close).toHaveBeenCalledOnce()
})

test('offers a link where the browser blocks windows', async () => {
  const { answer, trouble } = open(null)
  answer('https://help.example.com/desk')
  await waitFor(() =>
    expect(trouble).toHaveBeenCalledWith({
      status: 'blocked',
      href: 'https://help.example.com/desk',
    }),
  )
})
