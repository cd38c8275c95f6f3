// @vitest-environment jsdom
import { useAfterLogin } from '#app/use-after-login.ts'
import { createTokenStore, TokenProvider } from '#features/session/index.ts'
import type { SignedIn } from '#features/session/use-login.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

const flags = vi.hoisted(() => new Set<string>())
const overlays = vi.hoisted(() => ({
  open: vi.fn(),
  done: vi.fn(),
  close: vi.fn(),
  prepare: vi.fn(),
}))

vi.mock('#features/site/index.ts', async (original) => ({
  ...(await original<object>()),
  useFlagsOn: () => flags,
}))
vi.mock('#app/overlays/overlays.tsx', () => ({ useOverlays: () => overlays }))

beforeEach(() => {
  vi.clearAllMocks()
  flags.clear()
  sessionStorage.clear()
})

const plain: SignedIn = {
  firstTimeLogin: false,
  passwordExpired: false,
  passwordTrivial: false,
  password: 'lantern-88',
}

function page() {
  const tokens = createTokenStore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TokenProvider value={tokens}>{children}</TokenProvider>
  )
  const view = renderHook(() => useAfterLogin(), { wrapper })
  return (account: string, signedIn: Partial<SignedIn> = {}) =>
    act(async () => {
      vi.clearAllMocks()
      tokens.open('t1', account)
      view.result.current({ ...plain, ...signedIn })
    })
}

const welcome = ['message', { message: 'welcome' }]
const first = { firstTimeLogin: true }
const trivial = { passwordTrivial: true, password: '123456' }

it('goes on with what was wanted, and welcomes who is here for the first time', async () => {
  const comeIn = page()
  await comeIn('nok')
  expect(overlays.done).toHaveBeenCalledOnce()
  expect(overlays.open).not.toHaveBeenCalled()
  await comeIn('nok', first)
  expect(overlays.open.mock.calls).toEqual([welcome])
})

it('asks for a change of an expired password where the house wants one', async () => {
  const comeIn = page()
  await comeIn('nok', { passwordExpired: true })
  expect(overlays.open).not.toHaveBeenCalled()
  flags.add('PWDEXPFORCECHANGE3')
  await comeIn('nok', { passwordExpired: true })
  expect(overlays.open).toHaveBeenCalledExactlyOnceWith('change-password', {
    forced: { reason: 'expired', password: 'lantern-88' },
  })
})

it('welcomes after the forced change who had to make one first, once, and nobody else', async () => {
  const comeIn = page()
  await comeIn('mai', { ...first, ...trivial })
  expect(overlays.open).toHaveBeenCalledExactlyOnceWith('change-password', {
    forced: { reason: 'trivial', password: '123456' },
  })
  // They logged out instead, and are asked again; this time the server says of no first login.
  await comeIn('mai', trivial)
  expect(overlays.open.mock.calls.map(([name]) => name)).toEqual(['change-password'])
  await comeIn('nok')
  expect(overlays.open).not.toHaveBeenCalled()
  await comeIn('mai')
  expect(overlays.done).toHaveBeenCalledOnce()
  expect(overlays.open.mock.calls).toEqual([welcome])
  await comeIn('mai')
  expect(overlays.open).not.toHaveBeenCalled()
})
