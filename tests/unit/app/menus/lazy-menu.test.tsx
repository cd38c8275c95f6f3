// @vitest-environment jsdom
// @isolate: code that has come stays, and begins as not there
import { isMenuComing, lazyMenu, type MenuProps } from '#app/menus/lazy-menu.tsx'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

function Menu({ trigger, defaultOpen, account }: MenuProps & { account: string }) {
  return (
    <div role="menu" aria-label={account} hidden={!defaultOpen}>
      {trigger}
    </div>
  )
}

function setUp(load = vi.fn(async () => ({ default: Menu }))) {
  const Switch = lazyMenu<{ account: string }>(load)
  render(
    <Switch
      account="nok_lantern"
      renderButton={(handlers) => (
        <button type="button" {...handlers}>
          Account
        </button>
      )}
    />,
  )
  return load
}

const button = () => screen.getByRole('button', { name: 'Account' })

test('the button is there from the first frame, the menu’s code is not', () => {
  expect(setUp()).not.toHaveBeenCalled()
  expect(button()).toBeTruthy()
})

test.each(['pointerEnter', 'focus'] as const)('%s fetches the code and opens nothing', (event) => {
  const load = setUp()
  fireEvent[event](button())
  expect(load).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('the press that asks for the menu opens it, with what it is about', async () => {
  setUp()
  await act(async () => void fireEvent.click(button()))
  expect(screen.getByRole('menu', { name: 'nok_lantern' })).toBeTruthy()
  expect(button()).toBeTruthy()
})

test('while the code is on its way the button stays', async () => {
  const here = Promise.withResolvers<{ default: typeof Menu }>()
  setUp(vi.fn(() => here.promise))
  fireEvent.pointerEnter(button())
  expect(isMenuComing()).toBe(false)
  await act(async () => void fireEvent.click(button()))
  expect(button()).toBeTruthy()
  // What opens by itself is told to wait.
  expect(isMenuComing()).toBe(true)
  await act(async () => here.resolve({ default: Menu }))
  expect(screen.getByRole('menu')).toBeTruthy()
  expect(isMenuComing()).toBe(false)
})

test('code that does not come leaves the button, and comes with the network', async () => {
  const load = vi.fn(async () => ({ default: Menu }))
  load.mockRejectedValueOnce(new Error('no network'))
  setUp(load)
  await act(async () => void fireEvent.click(button()))
  expect(button()).toBeTruthy()
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('menu')).toBeTruthy()
})
