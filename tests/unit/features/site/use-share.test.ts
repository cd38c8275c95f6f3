// @vitest-environment jsdom
import { useShare } from '#features/site/index.ts'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

const link = { title: 'Foyer', url: 'https://foyer.example/down' }

afterEach(() => vi.unstubAllGlobals())

it('offers nothing where the device shares with nothing', () => {
  vi.stubGlobal('navigator', {})
  expect(renderHook(() => useShare()).result.current).toBeUndefined()
})

it('hands a link to the device, and takes a change of mind for no failure', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
  vi.stubGlobal('navigator', { share })
  renderHook(() => useShare()).result.current?.(link)
  await expect(share.mock.results[0]?.value).rejects.toThrow()
  expect(share).toHaveBeenCalledExactlyOnceWith(link)
})
