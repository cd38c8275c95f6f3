// @vitest-environment jsdom
import { brand as brandSchema, systemStatus } from '#contract/index.ts'
import { SiteProvider } from '#features/site/index.ts'
import { askLine, useSpeedTest } from '#features/support/use-speed-test.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'
import { siteStatus } from '../site-status.ts'

const brand = v.parse(brandSchema, { id: 'foyer', name: 'Foyer', scene: 'hall' })
const games = 'https://games.example'
const art = 'https://art.example'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open() {
  const server = fakeServer()
  const site = { brand, host: 'foyer.example', scheme: 'dark', mark: '' } as const
  const answers: ((milliseconds: number | null) => void)[] = []
  const ask = vi.fn(
    (_: string, __: AbortSignal) =>
      new Promise<number | null>((resolve) => void answers.push(resolve)),
  )
  const view = renderHook(({ shown }) => useSpeedTest(shown, ask), {
    initialProps: { shown: false },
    wrapper: ({ children }: { children: ReactNode }) => (
      <SiteProvider value={site}>
        <server.wrapper>{children}</server.wrapper>
      </SiteProvider>
    ),
  })
  await act(async () =>
    server
      .last(systemStatus)
      .answer({ ...siteStatus(), launchGameCDNs: [games], imageCDNs: [art, games] }),
  )
  return {
    ask,
    now: () => view.result.current,
    show: (shown: boolean) => act(async () => view.rerender({ shown })),
    answer: (milliseconds: number | null) => act(async () => answers.shift()?.(milliseconds)),
  }
}

test('nothing is asked before somebody looks; then one line after the other, three times each', async () => {
  const { ask, now, show, answer } = await open()
  expect(ask).not.toHaveBeenCalled()
  await show(true)
  expect(now().lines.map(({ origin }) => origin)).toEqual([location.origin, games, art])
  for (const milliseconds of [30, 10, 20]) await answer(milliseconds)
  expect(now().lines[0]).toMatchObject({ own: true, samples: [30, 10, 20], unreachable: false })
  // One that does not answer is not asked again.
  await answer(null)
  expect(now().lines[1]).toMatchObject({ samples: [], unreachable: true })
  for (const milliseconds of [5, 6, 7]) await answer(milliseconds)
  expect(now().status).toBe('done')
  expect(ask.mock.calls.map(([origin]) => origin)).toEqual([
    ...Array<string>(3).fill(location.origin),
    games,
    ...Array<string>(3).fill(art),
  ])
})

test('stopped, it keeps what it has and asks no more; begun again, it begins anew', async () => {
  const { ask, now, show, answer } = await open()
  await show(true)
  await answer(30)
  act(() => now().onStop())
  expect(now()).toMatchObject({ status: 'stopped', lines: [{ samples: [30] }, {}, {}] })
  expect(ask.mock.lastCall?.[1].aborted).toBe(true)
  await answer(40)
  expect(ask).toHaveBeenCalledTimes(2)
  act(() => now().onStart())
  expect(now()).toMatchObject({ status: 'running', lines: [{ samples: [] }, {}, {}] })
  await answer(50)
  expect(now().lines[0]?.samples).toEqual([50])
})

test('put away, it asks no more', async () => {
  const { ask, show, answer } = await open()
  await show(true)
  await show(false)
  expect(ask.mock.lastCall?.[1].aborted).toBe(true)
  await answer(30)
  expect(ask).toHaveBeenCalledOnce()
})

test('a line is asked for a picture, and nothing of it is read or kept', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1042)
  const asked = vi.fn(async (_: string, __: RequestInit) => new Response())
  vi.stubGlobal('fetch', asked)
  expect(await askLine(games, new AbortController().signal)).toBe(42)
  expect(asked).toHaveBeenCalledWith(
    `${games}/brand/logo.svg`,
    expect.objectContaining({ mode: 'no-cors', cache: 'no-store', credentials: 'omit' }),
  )
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await askLine(games, new AbortController().signal)).toBeNull()
  clock.mockRestore()
})
