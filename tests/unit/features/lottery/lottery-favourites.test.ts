// @vitest-environment jsdom
import {
  favouritesOf,
  subscribeFavourites,
  toggleFavourite,
} from '#features/lottery/lottery-favourites.ts'
import { afterEach, expect, it, vi } from 'vitest'

const elsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

afterEach(() => {
  localStorage.clear()
  const stop = subscribeFavourites(() => undefined)
  elsewhere(null)
  stop()
})

it('keeps marks apart for each user name', () => {
  toggleFavourite('vip88', 'A')
  toggleFavourite('vip88', 'B')
  toggleFavourite('other', 'C')
  expect([...favouritesOf('vip88')]).toEqual(['A', 'B'])
  expect([...favouritesOf('other')]).toEqual(['C'])
  expect([...favouritesOf(null)]).toEqual([])
  toggleFavourite('vip88', 'A')
  expect(localStorage.getItem('lotteryFavourites:vip88')).toBe('["B"]')
})

it('is the same set until it changes, and tells of a change', () => {
  const heard = vi.fn()
  const stop = subscribeFavourites(heard)
  const before = favouritesOf('vip88')
  expect(favouritesOf('vip88')).toBe(before)
  toggleFavourite('vip88', 'A')
  expect(favouritesOf('vip88')).not.toBe(before)
  expect(heard).toHaveBeenCalledTimes(1)
  localStorage.setItem('lotteryFavourites:vip88', '["Z"]')
  elsewhere('hisLang')
  expect([...favouritesOf('vip88')]).toEqual(['A'])
  elsewhere('lotteryFavourites:vip88')
  expect([...favouritesOf('vip88')]).toEqual(['Z'])
  stop()
  toggleFavourite('vip88', 'A')
  expect(heard).toHaveBeenCalledTimes(2)
})

it.each(['{', '"A"', '[1,null,"A"]'])('reads %s that somebody wrote by hand', (text) => {
  localStorage.setItem('lotteryFavourites:vip88', text)
  expect([...favouritesOf('vip88')]).toEqual(text.startsWith('[') ? ['A'] : [])
})
