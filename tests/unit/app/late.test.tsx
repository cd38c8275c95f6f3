// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import type * as Arrivals from '#app/arrivals.tsx'
import type * as Late from '#app/late.tsx'
import type * as Rest from '#app/rest.ts'
import { chunkLimit } from '#platform/in-time.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The page falls asleep again for each test. */
let late: typeof Late
let rest: typeof Rest
let arrivals: typeof Arrivals

beforeEach(async () => {
  vi.resetModules()
  late = await import('#app/late.tsx')
  rest = await import('#app/rest.ts')
  arrivals = await import('#app/arrivals.tsx')
})

afterEach(() => {
  late.wake()
  vi.useRealTimers()
})

const Part = ({ name = 'lantern' }: { name?: string }) => <p>The part of {name}</p>
const part = () => screen.queryByText(/The part of/)

describe('a late part', () => {
  it('that hangs holds nobody up for longer than 120 seconds', async () => {
    vi.useFakeTimers()
    late.late<object>(null, () => new Promise(() => {}))
    const whole = late.lateParts()
    const came = vi.fn()
    void whole.then(came)
    await vi.advanceTimersByTimeAsync(chunkLimit - 1)
    expect(came).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(came).toHaveBeenCalledOnce()
  })

  it('is drawn at once where its code was fetched before', async () => {
    const LatePart = late.late<{ name?: string }>(null, async () => Part)
    await LatePart.load()
    render(<LatePart name="river" />)
    expect(part()?.textContent).toBe('The part of river')
  })

  it('waits for the first sign of life, and is loaded once', async () => {
    const load = vi.fn(async () => Part)
    const LatePart = late.late<{ name?: string }>(null, load)
    late.watchForLife()
    await act(async () =>
      render(
        <>
          <LatePart />
          <LatePart name="river" />
        </>,
      ),
    )
    expect(part()).toBeNull()
    expect(load).not.toHaveBeenCalled()

    await act(async () => window.dispatchEvent(new Event('pointerover')))
    expect(await screen.findAllByText(/The part of/)).toHaveLength(2)
    expect(load).toHaveBeenCalledOnce()
  })

  it.each(['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll', 'wheel'])(
    'takes %s for life',
    async (sign) => {
      const LatePart = late.late<object>(null, async () => Part)
      late.watchForLife()
      await act(async () => render(<LatePart />))
      expect(part()).toBeNull()
      await act(async () => document.body.dispatchEvent(new Event(sign, { bubbles: true })))
      expect(part()).not.toBeNull()
    },
  )

  it('comes by itself when nobody moves for half a minute', async () => {
    vi.useFakeTimers()
    const LatePart = late.late<object>(null, async () => Part)
    late.watchForLife()
    await act(async () => render(<LatePart />))
    await act(async () => vi.advanceTimersByTimeAsync(29_000))
    expect(part()).toBeNull()
    await act(async () => vi.advanceTimersByTimeAsync(1000))
    expect(part()).not.toBeNull()
  })

  it('does not wait on a page that is awake already', async () => {
    late.wake()
    const LatePart = late.late<object>(null, async () => Part)
    await act(async () => render(<LatePart />))
    expect(part()).not.toBeNull()
  })

  it('comes after its words', async () => {
    const said = Promise.withResolvers<void>()
    rest.expectRest(() => said.promise)
    const LatePart = late.late<object>(null, async () => Part)
    await act(async () => render(<LatePart />))
    await act(async () => late.wake())
    expect(part()).toBeNull()
    await act(async () => said.resolve())
    expect(part()).not.toBeNull()
  })

  it('is drawn at once where its code is at hand, as on the server', () => {
    const load = vi.fn(async () => Part)
    const LatePart = late.late<{ name?: string }>(Part, load)
    render(<LatePart name="day" />)
    expect(part()?.textContent).toBe('The part of day')
    expect(load).not.toHaveBeenCalled()
  })

  it('draws again only for other props, so that the server’s markup stays', () => {
    const draws = vi.fn(() => null)
    const LatePart = late.late<{ name?: string }>(draws, async () => draws)
    const { rerender } = render(<LatePart name="a" />)
    rerender(<LatePart name="a" />)
    expect(draws).toHaveBeenCalledOnce()
    rerender(<LatePart name="b" />)
    expect(draws).toHaveBeenCalledTimes(2)
  })
})

describe('a late part that does not come', () => {
  it('leaves the page as it is, and comes with the network', async () => {
    const load = vi.fn(async () => Part)
    load.mockRejectedValueOnce(new Error('no network'))
    load.mockRejectedValueOnce(new Error('no network'))
    const LatePart = late.late<object>(null, load)
    await act(async () =>
      render(
        <>
          <h1>The page</h1>
          <LatePart />
        </>,
      ),
    )
    await act(async () => late.wake())
    expect(screen.queryByText('The page')).not.toBeNull()
    expect(part()).toBeNull()
    // A change of page does not wait for it.
    await late.lateParts()
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(part()).not.toBeNull()
  })
})

describe('who waits for the late parts', () => {
  it('wakes the page and gets them all', async () => {
    const here = Promise.withResolvers<typeof Part>()
    const LatePart = late.late<object>(null, () => here.promise)
    await act(async () => render(<LatePart />))
    const done = vi.fn()
    const all = late.lateParts().then(done)
    await act(async () => {})
    expect(done).not.toHaveBeenCalled()
    await act(async () => here.resolve(Part))
    await all
    expect(part()).not.toBeNull()
  })

  it('may be content with those on the page', async () => {
    const [shown, other] = [vi.fn(async () => Part), vi.fn(async () => Part)]
    const Shown = late.late<object>(null, shown)
    late.late<object>(null, other)
    await act(async () => render(<Shown />))
    await act(() => late.drawnParts())
    expect(shown).toHaveBeenCalled()
    expect(other).not.toHaveBeenCalled()
  })

  it('may leave the first sign of life to the visitor, and waits until every part listens', async () => {
    const here = Promise.withResolvers<typeof Part>()
    const LatePart = late.late<object>(null, () => here.promise)
    await act(async () =>
      render(
        <>
          <LatePart />
          <arrivals.AliveRoot />
        </>,
      ),
    )
    const done = vi.fn()
    const arrival = late.lateArrival().then(done)
    await act(async () => late.wake())
    expect(done).not.toHaveBeenCalled()
    await act(async () => here.resolve(Part))
    await arrival
    expect(part()).not.toBeNull()
  })

  it('goes on without a part, or words, that could not be fetched', async () => {
    rest.expectRest(() => Promise.reject(new Error('no network')))
    await expect(late.lateParts()).resolves.toBeUndefined()
  })
})
