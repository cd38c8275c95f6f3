// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SideNav, SideNavGroup, SideNavLink } from '#components/index.ts'

const show = (mini: 'auto' | 'on' | 'off', wide: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: wide }))
  const onMiniChange = vi.fn()
  render(
    <SideNav
      label="side"
      mini={mini}
      labels={{ collapse: 'collapse', expand: 'expand' }}
      onMiniChange={onMiniChange}
    >
      <SideNavGroup>
        <SideNavLink href="/hot" label="Popular" icon={null} count="48" current />
      </SideNavGroup>
    </SideNav>,
  )
  return onMiniChange
}

test.each([
  ['off', false, 'on'],
  ['on', true, 'off'],
  ['auto', true, 'on'],
  ['auto', false, 'off'],
] as const)('the toggle of a bar that is %s (wide: %s) asks for %s', async (mini, wide, asked) => {
  const onMiniChange = show(mini, wide)
  await userEvent.click(screen.getByRole('button'))
  expect(onMiniChange).toHaveBeenCalledExactlyOnceWith(asked)
  vi.unstubAllGlobals()
})

const tip = () => document.querySelector('[data-slot="side-nav-tip"]')

test('a row is named, and says where one is', () => {
  show('on', false)
  expect(screen.getByRole('link', { name: /^Popular/ }).getAttribute('aria-current')).toBe('page')
  vi.unstubAllGlobals()
})

test('its name stands beside it for the eye alone, until Esc, and not for a finger', () => {
  show('on', false)
  const link = screen.getByRole('link', { name: /^Popular/ })
  fireEvent.pointerOver(link, { pointerType: 'touch' })
  expect(tip()).toBeNull()
  fireEvent.pointerOver(link, { pointerType: 'mouse' })
  expect(tip()?.textContent).toBe('Popular')
  expect(tip()?.getAttribute('aria-hidden')).toBe('true')
  fireEvent.keyDown(link, { key: 'Escape' })
  expect(tip()).toBeNull()
  vi.unstubAllGlobals()
})

test('a pointer that lies on the bar hides no name at the focus, and shows its own first', () => {
  show('on', false)
  const link = screen.getByRole('link', { name: /^Popular/ })
  act(() => link.focus())
  expect(tip()?.textContent).toBe('Popular')
  fireEvent.pointerOver(screen.getByRole('list'), { pointerType: 'mouse' })
  expect(tip()?.textContent).toBe('Popular')
  fireEvent.pointerOver(screen.getByRole('button'), { pointerType: 'mouse' })
  expect(tip()?.textContent).toBe('expand')
  fireEvent.pointerOver(screen.getByRole('list'), { pointerType: 'mouse' })
  expect(tip()?.textContent).toBe('Popular')
  act(() => link.blur())
  expect(tip()).toBeNull()
  vi.unstubAllGlobals()
})

test('a bar that shows its names shows no tips', () => {
  show('off', true)
  vi.spyOn(screen.getByRole('navigation'), 'offsetWidth', 'get').mockReturnValue(232)
  fireEvent.pointerOver(screen.getByRole('link'), { pointerType: 'mouse' })
  expect(tip()).toBeNull()
  vi.unstubAllGlobals()
})
