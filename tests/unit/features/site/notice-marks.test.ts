// @vitest-environment jsdom
import {
  markRead,
  markShown,
  quieten,
  readNotices,
  unseenPopups,
} from '#features/site/notice-marks.ts'
import { beforeEach, expect, test } from 'vitest'

const popups = [{ id: 1 }, { id: 2 }]
const today = new Date(2026, 10, 20, 23, 59)
const tomorrow = new Date(2026, 10, 21, 0, 1)
const unseen = (now = today) => unseenPopups(popups, now).map(({ id }) => id)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('what was read stays read, once each', () => {
  markRead(7)
  markRead(7)
  markRead(8)
  expect([...readNotices()]).toEqual([7, 8])
  expect(localStorage.getItem('noticesRead')).toBe('[7,8]')
})

test('a popup comes once a visit', () => {
  expect(unseen()).toEqual([1, 2])
  markShown([1])
  expect(unseen()).toEqual([2])
  sessionStorage.clear()
  expect(unseen()).toEqual([1, 2])
})

test('one that was put away comes back tomorrow', () => {
  quieten([1], today)
  quieten([2], today)
  expect(unseen()).toEqual([])
  expect(unseen(tomorrow)).toEqual([1, 2])
})

test('keeps to the newest five hundred', () => {
  for (let id = 1; id <= 510; id++) markRead(id)
  expect(readNotices().size).toBe(500)
  expect(readNotices().has(510)).toBe(true)
})

test.each(['', 'nothing', '{}', 'null', '["1",1.5,null]', '2026-11-20 [', '2026-11-20'])(
  'makes nothing of %j in the storage',
  (text) => {
    for (const key of ['noticesRead', 'noticesQuiet']) localStorage.setItem(key, text)
    sessionStorage.setItem('noticesShown', text)
    expect(readNotices().size).toBe(0)
    expect(unseen()).toEqual([1, 2])
  },
)
