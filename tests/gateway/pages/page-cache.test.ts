import { createPageCache, mostPages, pageLifetime } from '#gateway/pages/page-cache.ts'
import { expect, test, vi } from 'vitest'

test('visitors who come at once share one drawing', async () => {
  const cached = createPageCache<string>(() => 0)
  const draw = vi.fn(async () => 'page')
  expect(await Promise.all([cached('a', draw), cached('a', draw)])).toEqual(['page', 'page'])
  expect(draw).toHaveBeenCalledTimes(1)
})

test('a drawing grows old', async () => {
  let now = 0
  const cached = createPageCache<number>(() => now)
  await cached('a', async () => 1)
  now = pageLifetime
  expect(await cached('a', async () => 2)).toBe(2)
})

test('a failed drawing is forgotten', async () => {
  const cached = createPageCache<string>(() => 0)
  await expect(cached('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cached('a', async () => 'page')).toBe('page')
})

test('strange addresses cannot fill the memory: the oldest page goes', async () => {
  const cached = createPageCache<number>(() => 0)
  const draw = vi.fn(async () => 1)
  for (let i = 0; i <= mostPages; i++) await cached(String(i), draw)
  await cached(String(mostPages), draw)
  expect(draw).toHaveBeenCalledTimes(mostPages + 1)
  await cached('0', draw)
  expect(draw).toHaveBeenCalledTimes(mostPages + 2)
})
