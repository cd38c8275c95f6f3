// @vitest-environment jsdom
import { preloadable } from '#components/preloadable.ts'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'

const Word = ({ word }: { word: string }) => <p>{word}</p>

const shown = (Part: React.ComponentType<{ word: string }>) =>
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <Part word="Here" />
    </Suspense>,
  )

test('what has been loaded is drawn at once, and fetched once', async () => {
  const fetch = vi.fn(async () => Word)
  const Part = preloadable(fetch)
  await Part.load()
  await Part.load()
  shown(Part)
  expect(screen.getByText('Here')).toBeTruthy()
  expect(fetch).toHaveBeenCalledOnce()
})

test('what has not been loaded is fetched by who draws it', async () => {
  const arrival = Promise.withResolvers<typeof Word>()
  const Part = preloadable(() => arrival.promise)
  shown(Part)
  expect(screen.getByText('Waiting')).toBeTruthy()
  await act(async () => arrival.resolve(Word))
  expect(await screen.findByText('Here')).toBeTruthy()
})

test('what did not come fails for who loads it, and is asked for again', async () => {
  const fetch = vi.fn(async () => Word).mockRejectedValueOnce(new Error('no network'))
  const Part = preloadable(fetch)
  await expect(Part.load()).rejects.toThrow('no network')
  await Part.load()
  shown(Part)
  expect(screen.getByText('Here')).toBeTruthy()
})

test('what is drawn stays what it is when its code is loaded once more', async () => {
  const fetch = vi.fn(async () => Word)
  const Part = preloadable(fetch)
  const { rerender } = shown(Part)
  const word = await screen.findByText('Here')
  await Part.load()
  rerender(
    <Suspense fallback={<p>Waiting</p>}>
      <Part word="Still here" />
    </Suspense>,
  )
  expect(screen.getByText('Still here')).toBe(word)
  expect(fetch).toHaveBeenCalledOnce()
})

test('a press waits for what is nearly here, and not for what hangs', async () => {
  vi.useFakeTimers()
  try {
    const arrival = Promise.withResolvers<typeof Word>()
    const open = vi.fn<() => void>()
    const slow = preloadable(() => arrival.promise)
    void slow.soon().then(open)
    await vi.advanceTimersByTimeAsync(31)
    expect(open).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(open).toHaveBeenCalledOnce()
    arrival.resolve(Word)
    await slow.load()
    void slow.soon().then(open)
    await vi.advanceTimersByTimeAsync(0)
    expect(open).toHaveBeenCalledTimes(2)

    const lost = preloadable(() => Promise.reject(new Error('no network')))
    void lost.soon().then(open)
    await vi.advanceTimersByTimeAsync(32)
    expect(open).toHaveBeenCalledTimes(3)
  } finally {
    vi.useRealTimers()
  }
})
