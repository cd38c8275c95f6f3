// @vitest-environment jsdom
import { useCall } from '#client/index.ts'
import { useAskFirst } from '#client/use-ask-first.ts'
import { balance } from '#contract/index.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../features/fake-server.tsx'

const answer = { sumBalance: '12.50' }

/** Who asks first, and who shows the answer once they are told to. */
function open() {
  const server = fakeServer()
  const drawn: unknown[] = []
  const { result, rerender } = renderHook(
    ({ shown }) => {
      const { data } = useCall(balance, shown ? {} : null)
      if (shown) drawn.push(data)
      return useAskFirst()
    },
    { wrapper: server.wrapper, initialProps: { shown: false } },
  )
  return {
    server,
    drawn,
    askFirst: () => result.current(balance, {}),
    show: () => rerender({ shown: true }),
  }
}

afterEach(() => vi.useRealTimers())

test('what has been asked for is drawn with its answer at once, and not asked for again', async () => {
  const { server, drawn, askFirst, show } = open()
  const asked = askFirst()
  await act(async () => {
    server.last(balance).answer(answer)
    await asked
  })
  show()
  expect(drawn).toEqual([answer])
  await act(async () => {})
  expect(server.asked).toHaveLength(1)

  await act(() => askFirst())
  expect(server.asked).toHaveLength(1)
})

test('who asks twice asks once', async () => {
  const { server, askFirst } = open()
  const asked = [askFirst(), askFirst()]
  await act(async () => {
    server.last(balance).answer(answer)
    await Promise.all(asked)
  })
  expect(server.asked).toHaveLength(1)
})

test('who shows it before the answer is here waits for the same one', async () => {
  const { server, drawn, askFirst, show } = open()
  void askFirst()
  show()
  expect(drawn.at(-1)).toBeUndefined()
  await act(async () => server.last(balance).answer(answer))
  expect(drawn.at(-1)).toEqual(answer)
  expect(server.asked).toHaveLength(1)
})

test('an answer that did not come is asked for again by who shows it', async () => {
  const { server, askFirst, show } = open()
  const asked = askFirst()
  await act(async () => {
    server.last(balance).fail(new Error('no line'))
    await asked
  })
  show()
  expect(server.asked).toHaveLength(2)
})

test('it grows old: after a minute who comes to show it asks again', async () => {
  vi.useFakeTimers()
  const { server, drawn, askFirst, show } = open()
  const asked = askFirst()
  await act(async () => {
    server.last(balance).answer(answer)
    await asked
  })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  show()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(drawn[0]).toEqual(answer)
  expect(server.asked).toHaveLength(2)
})
