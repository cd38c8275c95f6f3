// @vitest-environment jsdom
import { GuestPart } from '#app/parts/guest.tsx'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const prepare = vi.hoisted(() => vi.fn())
vi.mock('#app/overlays/overlays.tsx', () => ({ useOverlays: () => ({ prepare }) }))
vi.mock('#features/site/index.ts', async (original) => ({
  ...(await original<object>()),
  useCanJoin: () => true,
}))

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const show = (path: string) =>
  render(
    <I18nProvider i18n={i18n}>
      <GuestPart path={path} />
    </I18nProvider>,
  )

beforeEach(() => {
  vi.useFakeTimers()
  prepare.mockReset()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the login is fetched when the browser rests, before anybody presses', () => {
  show('/rng')
  expect(prepare).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(prepare.mock.calls).toEqual([['login']])
})

test('nor where one stands before the form itself, or wants to save data', () => {
  show('/login')
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  show('/rng')
  vi.runAllTimers()
  expect(prepare).not.toHaveBeenCalled()
})
