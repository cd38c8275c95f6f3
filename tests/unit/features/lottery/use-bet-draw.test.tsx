// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { lotteryRules } from '#contract/index.ts'
import { useBetDraw } from '#features/lottery/use-bet-draw.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'
import { fakeTab } from './tab.ts'

const tab = fakeTab()

const rulesOf = (remainTime: number, drawId = 'D1') => ({
  game: { gameCode: 'LANTERN', remainTime, lockTime: 120, status: 'open' },
  drawId,
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const show = (shown: boolean) =>
  act(async () => {
    tab.hidden = !shown
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
  })

/** A draw that is on sale for another ten minutes, as the server has just told. */
async function open() {
  const server = fakeServer()
  const view = renderHook(() => useBetDraw('LANTERN', false), { wrapper: server.wrapper })
  const asked = () => server.asked.filter(({ path }) => path === lotteryRules.path)
  await act(async () => asked()[0]?.answer(rulesOf(600)))
  return { asked, draw: () => view.result.current.shown?.drawId, view }
}

it('asks again every 30 seconds at the most, and goes on after an answer that did not come', async () => {
  const { asked, draw } = await open()
  await pass(29_999)
  expect(asked()).toHaveLength(1)
  await pass(1)
  expect(asked()).toHaveLength(2)
  await act(async () => asked()[1]?.fail(new CallError('refused', { status: 400 })))
  expect(draw()).toBe('D1')
  await pass(30_000)
  expect(asked()).toHaveLength(3)
  await act(async () => asked()[2]?.answer(rulesOf(600, 'D2')))
  expect(draw()).toBe('D2')
})

it('asks at once when its device has slept', async () => {
  const { asked } = await open()
  await pass(2000)
  expect(asked()).toHaveLength(1)
  // The lid was shut for an hour: no clock ran but the one on the wall.
  vi.setSystemTime(Date.now() + 3_600_000)
  await pass(1000)
  expect(asked()).toHaveLength(2)
})

it('rests in a hidden tab, and asks at once when it is shown again', async () => {
  const { asked } = await open()
  await show(false)
  await pass(600_000)
  expect(asked()).toHaveLength(1)
  await show(true)
  expect(asked()).toHaveLength(2)
})
