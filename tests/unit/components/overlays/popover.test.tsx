// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Button, Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '#components/index.ts'

const setup = async () => {
  render(
    <Popover>
      <PopoverTrigger>
        <Button>LINE</Button>
      </PopoverTrigger>
      <PopoverContent closeLabel="close" size="md">
        <PopoverTitle>Service</PopoverTitle>
        <button type="button">add</button>
      </PopoverContent>
    </Popover>,
  )
  const opener = screen.getByRole('button', { name: 'LINE' })
  await userEvent.click(opener)
  return { opener, panel: screen.getByRole('dialog', { name: 'Service' }) }
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Presses Tab; answers whether the browser may go on from where the focus is now. */
function tab(shiftKey = false) {
  const target = document.activeElement as Element
  const press = createEvent.keyDown(target, { key: 'Tab', shiftKey })
  fireEvent(target, press)
  return !press.defaultPrevented
}

it('opens on its first stop, closes with Esc, and leaves the page alive', async () => {
  const { opener, panel } = await setup()
  expect(panel.dataset).toMatchObject({ slot: 'popover', size: 'md' })
  expect(document.activeElement?.textContent).toBe('add')
  expect(opener.closest('[aria-hidden]')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await gone()
  expect(document.activeElement).toBe(opener)
})

it('lets Tab walk inside, and past its end on from the trigger', async () => {
  const { opener } = await setup()
  expect(tab()).toBe(true)
  expect(screen.getByRole('dialog')).toBeTruthy()
  screen.getByRole('button', { name: 'close' }).focus()
  expect(tab()).toBe(true)
  expect(document.activeElement).toBe(opener)
  await gone()
})

it('leads back past its start to the trigger itself', async () => {
  const { opener } = await setup()
  expect(tab(true)).toBe(false)
  expect(document.activeElement).toBe(opener)
  await gone()
})

it('writes no style element, which the content security policy would refuse', async () => {
  const before = document.querySelectorAll('style').length
  await setup()
  expect(document.querySelectorAll('style')).toHaveLength(before)
})
