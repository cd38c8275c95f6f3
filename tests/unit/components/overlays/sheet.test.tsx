// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import {
  Button,
  Dialog,
  DialogBody,
  DialogTitle,
  DialogTrigger,
  SheetContent,
  type SheetContentProps,
} from '#components/index.ts'

const setup = (props: Partial<SheetContentProps> = {}) => {
  render(
    <Dialog>
      <DialogTrigger>
        <Button>open</Button>
      </DialogTrigger>
      <SheetContent closeLabel="close" aria-describedby={undefined} {...props}>
        <DialogBody>
          <DialogTitle>Filter</DialogTitle>
        </DialogBody>
      </SheetContent>
    </Dialog>,
  )
  return userEvent.click(screen.getByRole('button', { name: 'open' }))
}

const grip = () => document.querySelector<HTMLElement>('[data-slot="sheet-grip"]')

/** A finger on the grip, let go `way` px further down. */
function pull(handle: HTMLElement, way: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
  handle.setPointerCapture = vi.fn()
  const finger = { isPrimary: true, button: 0, pointerId: 1 }
  fireEvent.pointerDown(handle, { ...finger, clientY: 300 })
  fireEvent.pointerMove(handle, { ...finger, clientY: 300 + way })
  const during = handle.parentElement?.style.translate
  fireEvent[end](handle, { ...finger, clientY: 300 + way })
  return during
}

it('is a modal dialog with a name, and gives the focus back', async () => {
  await setup({ side: 'start', size: 'sm' })
  const sheet = screen.getByRole('dialog', { name: 'Filter' })
  expect(sheet.dataset).toMatchObject({ slot: 'sheet', variant: 'start', size: 'sm' })
  expect(sheet.getAttribute('aria-modal')).toBe('true')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }))
})

it('has no grip where nothing can be pulled down', async () => {
  await setup({ side: 'end', phone: 'side' })
  expect(grip()).toBeNull()
})

it('follows the finger, springs back from a short pull, and leaves after a long one', async () => {
  await setup()
  const sheet = screen.getByRole('dialog')
  vi.spyOn(sheet, 'offsetHeight', 'get').mockReturnValue(600)
  const handle = grip()!
  expect(pull(handle, 100)).toBe('0px 100px')
  expect(sheet.style.translate).toBe('')
  expect(pull(handle, -80)).toBe('0px')
  expect(pull(handle, 400, 'pointerCancel')).toBe('0px 400px')
  expect(screen.getByRole('dialog')).toBe(sheet)
  pull(handle, 130)
  expect(sheet.style.translate).toBe('0px 130px')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('springs back from a long pull where its owner keeps it', async () => {
  const ask = vi.fn()
  render(
    <Dialog open onOpenChange={ask}>
      <SheetContent closeLabel="close" aria-describedby={undefined}>
        <DialogBody>
          <DialogTitle>Filter</DialogTitle>
        </DialogBody>
      </SheetContent>
    </Dialog>,
  )
  const sheet = screen.getByRole('dialog')
  vi.spyOn(sheet, 'offsetHeight', 'get').mockReturnValue(600)
  pull(grip()!, 400)
  expect(ask).toHaveBeenCalledExactlyOnceWith(false)
  await waitFor(() => expect(sheet.style.translate).toBe(''))
  expect(screen.getByRole('dialog')).toBe(sheet)
})

it('needs less of a pull where it is low', async () => {
  await setup()
  vi.spyOn(screen.getByRole('dialog'), 'offsetHeight', 'get').mockReturnValue(180)
  pull(grip()!, 70)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
