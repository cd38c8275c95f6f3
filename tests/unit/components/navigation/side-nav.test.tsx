// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
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

test('a row is named, has a tooltip, and says where one is', () => {
  show('on', false)
  const link = screen.getByRole('link', { name: /^Popular/ })
  expect(link.getAttribute('title')).toBe('Popular')
  expect(link.getAttribute('aria-current')).toBe('page')
  vi.unstubAllGlobals()
})
