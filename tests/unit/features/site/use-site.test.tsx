// @vitest-environment jsdom
import {
  announcements,
  type Banner,
  brand as brandSchema,
  gameMenus,
  systemStatus,
} from '#contract/index.ts'
import {
  SiteProvider,
  useBanners,
  useCategories,
  useFlagsOn,
  useStatus,
} from '#features/site/index.ts'
import { CallError } from '#client/index.ts'
import { act, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'
import { siteStatus } from '../site-status.ts'

afterEach(() => void vi.useRealTimers())

const brand = v.parse(brandSchema, { id: 'foyer', name: 'Foyer', scene: 'hall' })

const newSite = () => ({ brand, host: 'foyer.test:4400', scheme: 'dark' as const, mark: '' })

function site(value = newSite()) {
  const server = fakeServer()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider value={value}>
      <server.wrapper>{children}</server.wrapper>
    </SiteProvider>
  )
  return { ...server, wrapper }
}

const banner = (bannerId: number, groupName: Banner['groupName']): Banner => ({
  bannerId,
  groupName,
  url: null,
  title: 'T',
  text: '',
  action: null,
  linkageType: null,
  linkage: null,
})

test('what opens while somebody comes or goes has the features from its first frame on', async () => {
  const same = newSite()
  const before = site(same)
  const first = renderHook(useFlagsOn, { wrapper: before.wrapper })
  expect(first.result.current.size).toBe(0)
  await act(async () => before.last(systemStatus).answer(siteStatus('MOBILEVERCODELOGIN3')))
  // Nobody's answers are kept for the next one.
  const after = site(same)
  const next = renderHook(useFlagsOn, { wrapper: after.wrapper })
  expect([...next.result.current]).toEqual(['MOBILEVERCODELOGIN3'])
  // Another house is another matter.
  const other = renderHook(useFlagsOn, { wrapper: site().wrapper })
  expect(other.result.current.size).toBe(0)
})

test('the status is asked for with the host the visitor typed', () => {
  const { wrapper, last } = site()
  renderHook(useStatus, { wrapper })
  expect(last(systemStatus).input).toEqual({ url: 'foyer.test:4400' })
})

test('no feature is on before the status is known, or when it cannot be had', async () => {
  const { wrapper, last } = site()
  const { result } = renderHook(useFlagsOn, { wrapper })
  expect(result.current.size).toBe(0)
  await act(async () => last(systemStatus).fail(new CallError('malformed', { status: 200 })))
  expect(result.current.size).toBe(0)
})

test('a feature switches while the page is open', async () => {
  const { wrapper, last } = site()
  const { result } = renderHook(() => ({ flags: useFlagsOn(), status: useStatus() }), { wrapper })
  await act(async () => last(systemStatus).answer(siteStatus('HOT3', 'FAV3')))
  expect(result.current.flags).toEqual(new Set(['HOT3', 'FAV3']))
  act(() => void result.current.status.mutate())
  await act(async () => last(systemStatus).answer(siteStatus('FAV3')))
  expect(result.current.flags).toEqual(new Set(['FAV3']))
})

test('the status is looked at once a minute, though its readers come one after another', async () => {
  vi.useFakeTimers()
  const { wrapper, asked, last } = site()
  const Reader = () => (useStatus(), null)
  const readers = (count: number) =>
    Array.from({ length: count }, (_, reader) => <Reader key={reader} />)
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  const { rerender } = render(readers(1), { wrapper })
  await act(async () => last(systemStatus).answer(siteStatus('HOT3')))
  for (const count of [2, 3, 4]) {
    await pass(7)
    rerender(readers(count))
  }
  expect(asked).toHaveLength(1)
  // The first look is a minute after the first reader came; each of the others is within half of one.
  for (let minute = 1; minute <= 5; minute += 1) {
    await pass(39)
    expect(asked).toHaveLength(minute + 1)
    await act(async () => last(systemStatus).answer(siteStatus('HOT3')))
    await pass(21)
    expect(asked).toHaveLength(minute + 1)
  }
})

test('the categories come from the menus', async () => {
  const { wrapper, last } = site()
  const { result } = renderHook(() => useCategories(true), { wrapper })
  expect(result.current).toEqual([])
  await act(async () => last(gameMenus).answer({ data: { lanes: [], hotCount: 12 } }))
  expect(result.current).toEqual([{ id: 'hot', href: '/hot', count: 12 }])
})

test.each([
  [false, 'B'],
  [true, 'A'],
])(
  'banners are of one route group; signed in %s asks execution %s',
  async (signedIn, execution) => {
    const { wrapper, last } = site()
    const { result } = renderHook(() => useBanners('w_home', signedIn), { wrapper })
    expect(result.current).toEqual([])
    expect(last(announcements).input).toEqual({ types: 'B,H,PU', execution })
    await act(async () =>
      last(announcements).answer({
        banners: [banner(1, 'w_home'), banner(2, 'w_rng'), banner(3, 'w_home')],
        player: [],
        popup: [],
        promotion: [],
        headline: [],
      }),
    )
    expect(result.current.map(({ bannerId }) => bannerId)).toEqual([1, 3])
  },
)
