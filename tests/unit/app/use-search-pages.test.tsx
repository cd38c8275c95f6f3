// @vitest-environment jsdom
import { useSearchPages } from '#app/use-search-pages.ts'
import { leadsSomewhere } from '#app/routes.ts'
import type { Category } from '#features/site/index.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'

const now = vi.hoisted(() => ({ categories: [] as Category[] }))

vi.mock('#features/session/index.ts', async (original) => ({
  ...(await original<object>()),
  may: () => 'yes',
}))
vi.mock('#features/site/index.ts', async (original) => ({
  ...(await original<object>()),
  useCategories: () => now.categories,
  useFlagsOn: () => new Set(),
  useScheme: () => ({ scheme: 'dark', toggle: vi.fn() }),
  useLocale: () => ({ locale: 'th', locales: ['th'], change: vi.fn() }),
}))
vi.mock('#app/use-places.ts', () => ({ usePlaces: () => ({ help: { href: '/help' } }) }))
vi.mock('#app/use-visitor.ts', () => ({ useVisitor: () => ({}) }))

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
)
const addresses = () =>
  renderHook(useSearchPages, { wrapper }).result.current.flatMap(({ href }) => href ?? [])

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
  ])
  expect(addresses().filter((href) => !leadsSomewhere(href))).toEqual([])
})

test('leads to no draws where there are none', () => {
  now.categories = [{ id: 'rng', href: '/rng', count: 3 }]
  expect(addresses()).not.toContain('/vnlottery')
  expect(addresses()).not.toContain('/lottery/results')
})
