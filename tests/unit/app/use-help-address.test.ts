// @vitest-environment jsdom
import { guardedAddress } from '#app/guard.ts'
import { useHelpAddress } from '#app/use-help-address.ts'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

const now = vi.hoisted(() => ({ guarded: false, account: null as object | null }))
vi.mock('#features/session/index.ts', async (original) => ({
  ...(await original<object>()),
  useAccount: () => now.account,
}))
vi.mock('#features/site/index.ts', async (original) => ({
  ...(await original<object>()),
  useBrand: () => ({ loginedToHomePage: now.guarded }),
}))

const helpFor = (guarded: boolean, account: object | null) => {
  Object.assign(now, { guarded, account })
  return renderHook(() => useHelpAddress()).result.current
}

test('the help centre stands in the shell, for guests of an open house and for whoever is in', () => {
  expect(helpFor(false, null)).toBe('/help')
  expect(helpFor(false, {})).toBe('/help')
  expect(helpFor(true, {})).toBe('/help')
})

test('guests of a guarded house can read what they agree to', () => {
  const pathname = helpFor(true, null)
  expect(guardedAddress({ pathname, search: '?article=agreement' })).toBeNull()
})
