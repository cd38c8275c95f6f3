// @vitest-environment jsdom
import { SiteMobileBar } from '#features/site/site-mobile-bar.tsx'
import { categories, fewCategories } from '#stories/fixtures/site/menus.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const onLogin = vi.fn()
const onJoin = vi.fn()

function bar(props: Partial<Parameters<typeof SiteMobileBar>[0]>) {
  const all = {
    path: '/rng',
    signedIn: false,
    canJoin: false,
    categories,
    onLogin,
    onJoin,
    ...props,
  }
  render(
    <I18nProvider i18n={i18n}>
      <SiteMobileBar {...all} />
    </I18nProvider>,
  )
  return screen.getAllByRole('link').map((link) => link.textContent)
}

describe('the bar of a phone', () => {
  test('has rooms with short names around what a guest is here to do', () => {
    expect(bar({})).toEqual(['Home', 'Slots', 'Log in', 'Popular', 'Lottery'])
  })

  test('asks to join where one can', () => {
    expect(bar({ canJoin: true })).toEqual(['Home', 'Slots', 'Join', 'Popular', 'Lottery'])
  })

  test('has four rooms for a member', () => {
    expect(bar({ signedIn: true })).toEqual(['Home', 'Slots', 'Popular', 'Live casino', 'Lottery'])
  })

  test('fills up with what the house has instead', () => {
    expect(bar({ categories: fewCategories })).toEqual([
      'Home',
      'Slots',
      'Log in',
      'Live casino',
      'Fishing',
    ])
  })

  test.each([0, 1, 2, 3])('keeps the flame in the middle beside %i rooms', (count) => {
    const names = bar({ categories: fewCategories.slice(0, count) })
    expect(names).toHaveLength(count + 2)
    expect(names[names.length >> 1]).toBe('Log in')
  })

  test('opens the form instead of the page', () => {
    bar({})
    const taken = !fireEvent.click(screen.getByRole('link', { name: 'Log in' }))
    expect(taken).toBe(true)
    expect(onLogin).toHaveBeenCalledOnce()
    cleanup()
    bar({ canJoin: true })
    expect(fireEvent.click(screen.getByRole('link', { name: 'Join' }))).toBe(false)
    expect(onJoin).toHaveBeenCalledOnce()
  })
})

test.each([
  ['/rng', false, 'false'],
  ['/rng', true, 'true'],
  ['/', false, 'true'],
  ['/login', false, 'true'],
  ['/nowhere', false, 'true'],
])('at %s, signed in %s, the flame is out: %s', (path, signedIn, quiet) => {
  bar({ path, signedIn })
  expect(screen.getByRole('navigation').dataset.quiet).toBe(quiet)
})
