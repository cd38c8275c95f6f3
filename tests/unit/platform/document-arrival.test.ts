import { documentArrival } from '#platform/document-arrival.ts'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.restoreAllMocks())

const navigated = (...entries: object[]) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntry[])

test('a page knows when it came, on the clock of the device', () => {
  navigated({ transferSize: 4096, responseStart: 250 })
  vi.spyOn(performance, 'now').mockReturnValue(1250)
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_001_000)
  expect(documentArrival()).toBe(1_700_000_000_000)
})

test('one that was kept somewhere says nothing of when it was drawn', () => {
  navigated({ transferSize: 0, responseStart: 3 })
  expect(documentArrival()).toBeNull()
  navigated()
  expect(documentArrival()).toBeNull()
})
