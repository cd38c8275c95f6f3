// @vitest-environment jsdom
import { useSearchPages } from '#app/use-search-pages.ts'
import { leadsSomewhere } from '#app/routes.ts'
import type { Category } from '#features/site/index.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ServiceItem } from '#features/site/service-items.ts'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

const nobody = {
  categories: [] as Category[],
  role: 'guest',
  service: [] as ServiceItem[],
  join: true,
  may: 'yes',
}
const now = vi.hoisted(() => ({}) as typeof nobody)
const overlays = vi.hoisted(() => ({ open: vi.fn() }))

vi.mock('#features/session/index.ts', async (original) => ({
  ...(await original<object>()),
  may: () => now.may,
}))
vi.mock('#features/site/index.ts', async (original) => ({
  ...(await original<object>()),
  useCategories: () => now.categories,
  useFlagsOn: () => new Set(),
  useCanJoin: () => now.join,
  useScheme: () => ({ scheme: 'dark', toggle: vi.fn() }),
  useLocale: () => ({ locale: 'th', locales: ['th'], change: vi.fn() }),
}))
vi.mock('#app/use-places.ts', () => ({ usePlaces: () => ({ help: { href: '/help' } }) }))
vi.mock('#app/use-visitor.ts', () => ({ useVisitor: () => ({ role: now.role }) }))
vi.mock('#app/use-service-items.ts', () => ({ useServiceItems: () => now.service }))
vi.mock('#app/overlays/overlays.tsx', () => ({ useOverlays: () => overlays }))

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
)
const pages = () => renderHook(useSearchPages, { wrapper }).result.current
const addresses = () => pages().flatMap(({ href }) => href ?? [])
const page = (title: string) => pages().find((one) => one.title === title)

beforeEach(() => {
  vi.unstubAllGlobals()
  overlays.open.mockClear()
  Object.assign(now, nobody)
})

test('leads to every page there is, of a house with lotteries', () => {
  now.categories = [{ id: 'lottery', href: '/lottery', count: 3 }]
  expect(addresses()).toEqual([
    '/',
    '/lottery',
    '/seamless',
    '/lottery/results',
    '/vnlottery',
    '/recent',
    // Popular keeps games of every kind.
    '/hot?favourites=true',
    '/member/bettingRecord',
    '/help',
    '/register',
  ])
  expect(addresses().filter((href) => !leadsSomewhere(href))).toEqual([])
})

test('leads to no draws where there are none', () => {
  now.categories = [{ id: 'rng', href: '/rng', count: 3 }]
  expect(addresses()).not.toContain('/vnlottery')
  expect(addresses()).not.toContain('/lottery/results')
})

test('a guest finds the way in, and to an account where one can be had', () => {
  page('Log in')?.run?.()
  expect(overlays.open.mock.calls).toEqual([['login']])
  expect(page('Join')?.href).toBe('/register')
  expect([page('Log out'), page('Change password')]).toEqual([undefined, undefined])
  now.join = false
  expect([page('Join'), page('Log in')?.note]).toEqual([undefined, 'Command'])
})

test('who is signed in finds the way out and their password, and no way in', () => {
  now.role = 'member'
  expect([page('Log in'), page('Join')]).toEqual([undefined, undefined])
  page('Change password')?.run?.()
  page('Log out')?.run?.()
  expect(overlays.open.mock.calls).toEqual([['change-password'], ['logout']])
  // A demo account keeps its password.
  now.may = 'demo'
  expect(page('Change password')).toBeUndefined()
})

test('leads to customer service: to its pages, what opens here, and people elsewhere', () => {
  const onClick = vi.fn()
  const elsewhere = vi.fn()
  vi.stubGlobal('open', elsewhere)
  now.service = [
    { id: 'speed', onClick },
    { id: 'messages', href: '/member/messages' },
    { id: 'line', href: 'https://line.test/foyer' },
    { id: 'help', href: '/help' },
  ]
  expect(page('Messages')?.href).toBe('/member/messages')
  page('Speed test')?.run?.()
  expect(onClick).toHaveBeenCalledOnce()
  page('LINE')?.run?.()
  expect(elsewhere.mock.calls).toEqual([['https://line.test/foyer', '_blank', 'noopener']])
  // It is a place already.
  expect(pages().filter(({ href }) => href === '/help')).toHaveLength(1)
})
