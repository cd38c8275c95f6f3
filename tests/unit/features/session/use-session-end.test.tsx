// @vitest-environment jsdom
import { useSessionEnd } from '#features/session/use-session-end.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { house } from './house.tsx'

beforeEach(() => sessionStorage.clear())

function signedIn() {
  const page = house()
  page.tokens.open('t1', 'nok')
  sessionStorage.setItem('merchant', 'foyer')
  sessionStorage.setItem('cpw', 'expired')
  const seen = page.keep('what nok saw')
  renderHook(() => useSessionEnd(), { wrapper: page.wrapper })
  return { ...page, seen }
}

it('leaves nothing behind when the server knows the session no more', async () => {
  const page = signedIn()
  await act(async () => page.tokens.replace(null))
  expect({ ...sessionStorage }).toEqual({ merchant: 'foyer' })
  expect(page.seen()).toBeUndefined()
})

it('stays quiet while a token only follows another', async () => {
  const page = signedIn()
  await act(async () => page.tokens.replace('t2'))
  expect(sessionStorage.getItem('cpw')).toBe('expired')
  expect(page.seen()).toBe('what nok saw')
})
