// @vitest-environment jsdom
import { useCopy } from '#features/site/use-copy.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

const clipboard = (writeText?: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } })

test('a text is copied, and one knows that it was', async () => {
  const write = vi.fn(async () => undefined)
  clipboard(write)
  const { result, rerender } = renderHook(({ text }) => useCopy(text), {
    initialProps: { text: '203.0.113.42' },
  })
  expect(result.current.copied).toBe(false)
  await act(async () => result.current.onCopy())
  expect(write).toHaveBeenCalledExactlyOnceWith('203.0.113.42')
  expect(result.current.copied).toBe(true)
  // Another text has not been.
  rerender({ text: '203.0.113.43' })
  expect(result.current.copied).toBe(false)
})

test.each([
  ['refuses', () => Promise.reject(new Error('NotAllowedError'))],
  ['has no clipboard', undefined],
])('where the browser %s, nothing is claimed', async (_, write) => {
  clipboard(write)
  const { result } = renderHook(() => useCopy('203.0.113.42'))
  await act(async () => result.current.onCopy())
  expect(result.current.copied).toBe(false)
})
