// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { lotteryRules } from '#contract/index.ts'
import { useBetDraw } from '#features/lottery/use-bet-draw.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'
import { fakeTab } from './tab.ts'

const tab = fakeTab()

const rulesOf = (remainTime: number, drawId = 'D1', provinces: object[] = []) => ({
  game: { gameCode: 'LANTERN', remainTime, lockTime: 120, status: 'open' },
  drawId,
  provinces,
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const show = (shown: boolean) =>
  act(async () => {
    tab.hidden = !shown
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
  })

/** A draw that is on sale for another ten minutes, as the server has just told. */
async function open(provinces: object[] = [], drawId = 'D1') {
  const server = fakeServer()
  const view = renderHook(
    ({ province, asking }) => useBetDraw({ account: null, gameCode: 'LANTERN', province, asking }),
    { wrapper: server.wrapper, initialProps: { province: null as string | null, asking: false } },
  )
  const asked = () => server.asked.filter(({ path }) => path === lotteryRules.path)
  await act(async () => asked()[0]?.answer(rulesOf(600, drawId, provinces)))
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

it('does not ask a server in need every second while it waits for a draw', async () => {
  const { asked } = await open()
  await pass(30_000)
  await act(async () => asked()[1]?.answer(rulesOf(1)))
  await pass(1000)
  for (const count of [3, 4, 5]) {
    expect(asked()).toHaveLength(count)
    await act(async () =>
      asked()
        .at(-1)
        ?.fail(new CallError('refused', { status: 503 })),
    )
    await pass(6999)
    expect(asked()).toHaveLength(count)
    await pass(1)
  }
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

describe('of several provinces', () => {
  const both = [
    { id: 'sh', name: 'Sông Hồng', drawId: 'D1' },
    { id: 'bc', name: 'Bến Cảng', drawId: 'D2' },
  ]
  afterEach(() => sessionStorage.clear())

  type Opened = Awaited<ReturnType<typeof open>>
  const numbersOf = ({ view }: Opened) => view.result.current.slip.lines.map((one) => one.numbers)
  const add = ({ view }: Opened, numbers: string) =>
    act(() =>
      view.result.current.dispatch({
        type: 'added',
        lines: [{ playType: '2top', numbers, stake: '20.00' }],
        closed: new Set(),
        most: 200,
      }),
    )
  const choose = ({ view }: Opened, province: string, asking = false) =>
    view.rerender({ province, asking })
  const answer = ({ asked }: Opened, drawId: string, provinces: object[] = both) =>
    act(async () =>
      asked()
        .at(-1)
        ?.answer(rulesOf(600, drawId, provinces)),
    )

  it('each has a slip of its own, which is there again', async () => {
    const opened = await open(both)
    const { asked, draw, view } = opened
    add(opened, '12')
    choose(opened, 'bc')
    expect(asked().at(-1)?.input).toEqual({ gameCode: 'LANTERN', province: 'bc' })
    // Until its rules are there, all of it is the other’s.
    expect([draw(), numbersOf(opened)]).toEqual(['D1', ['12']])
    await answer(opened, 'D2')
    expect([draw(), numbersOf(opened)]).toEqual(['D2', []])
    expect(view.result.current).toMatchObject({ province: { id: 'bc' }, name: 'LANTERN:bc' })
    add(opened, '34')
    choose(opened, 'sh')
    await answer(opened, 'D1')
    expect([draw(), numbersOf(opened)]).toEqual(['D1', ['12']])
  })

  it('none takes the place of one whose slip is being sent', async () => {
    const opened = await open(both)
    choose(opened, 'bc', true)
    await answer(opened, 'D2')
    expect(opened.draw()).toBe('D1')
    choose(opened, 'bc')
    expect(opened.draw()).toBe('D2')
  })

  it('one that does not come is missed', async () => {
    const opened = await open(both)
    choose(opened, 'bc')
    expect(opened.view.result.current.missed).toBe(false)
    const refused = new CallError('refused', { status: 400 })
    await act(async () => opened.asked().at(-1)?.fail(refused))
    expect(opened.view.result.current.missed).toBe(true)
  })

  it('its slip waits for the next draw where that is wished for during the lock, or stays', async () => {
    const opened = await open()
    const { draw, view } = opened
    add(opened, '12')
    const wish = async () => {
      act(() => view.result.current.onNextDraw())
      // The house still sells this one.
      await answer(opened, 'D1', [])
      expect(view.result.current.awaitsNext).toBe(true)
    }
    await wish()
    act(() => view.result.current.onThisDraw())
    expect(view.result.current.awaitsNext).toBe(false)
    await pass(30_000)
    await answer(opened, 'D2', [])
    expect([draw(), numbersOf(opened)]).toEqual(['D1', ['12']])
    act(() => view.result.current.onNextDraw())
    await answer(opened, 'D2', [])
    expect([draw(), numbersOf(opened)]).toEqual(['D2', ['12']])
    expect(view.result.current.awaitsNext).toBe(false)
    // Said once more of that one, it is so without another press.
    act(() => view.result.current.onNextDraw())
    await answer(opened, 'D2', [])
    await pass(30_000)
    await answer(opened, 'D3', [])
    expect([draw(), numbersOf(opened)]).toEqual(['D3', ['12']])
  })

  it('its slip goes along to the next draw only when that is wished for', async () => {
    const opened = await open(both)
    const { draw, view } = opened
    add(opened, '12')
    const next = [
      { id: 'la', name: 'Làng An', drawId: 'D3' },
      { id: 'tb', name: 'Thành Biển', drawId: 'D4' },
    ]
    await pass(30_000)
    await answer(opened, 'D3', next)
    expect([draw(), numbersOf(opened)]).toEqual(['D1', ['12']])
    expect(view.result.current.province).toBeUndefined()
    act(() => view.result.current.onNextDraw())
    await answer(opened, 'D3', next)
    expect([draw(), numbersOf(opened)]).toEqual(['D3', ['12']])
    expect(sessionStorage).toHaveLength(1)
  })

  describe('what was filled in for one that draws no more', () => {
    const next = [
      { id: 'la', name: 'Làng An', drawId: 'D3' },
      { id: 'tb', name: 'Thành Biển', drawId: 'D4' },
    ]
    /** Numbers for both of the day, and the second in sight. */
    const fill = async () => {
      const opened = await open(both)
      add(opened, '12')
      choose(opened, 'bc')
      await answer(opened, 'D2')
      add(opened, '34')
      return opened
    }

    it('goes along to the next draw with what is in sight', async () => {
      const opened = await fill()
      await pass(30_000)
      await answer(opened, 'D3', next)
      expect([opened.draw(), numbersOf(opened)]).toEqual(['D2', ['34']])
      act(() => opened.view.result.current.onNextDraw())
      await answer(opened, 'D3', next)
      expect([opened.draw(), numbersOf(opened)]).toEqual(['D3', ['34', '12']])
      expect(Object.keys(sessionStorage)).toEqual(['slip::LANTERN:la'])
    })

    it('is there in a draw that somebody comes back to later', async () => {
      const { view } = await fill()
      view.unmount()
      const opened = await open(next, 'D3')
      expect(numbersOf(opened).toSorted()).toEqual(['12', '34'])
      choose(opened, 'tb')
      await answer(opened, 'D4', next)
      expect(numbersOf(opened)).toEqual([])
    })

    it('is there where there are no provinces any more, and the other way round', async () => {
      const { view } = await fill()
      view.unmount()
      const one = await open()
      expect(numbersOf(one).toSorted()).toEqual(['12', '34'])
      one.view.unmount()
      expect(numbersOf(await open(both)).toSorted()).toEqual(['12', '34'])
    })

    it('stays with a province that draws again, beside others', async () => {
      const opened = await fill()
      act(() => opened.view.result.current.dispatch({ type: 'cleared' }))
      const again = [{ ...both[1], drawId: 'D5' }, next[0]!]
      await pass(30_000)
      await answer(opened, 'D5', again)
      expect([opened.draw(), numbersOf(opened)]).toEqual(['D5', ['12']])
    })
  })
})
