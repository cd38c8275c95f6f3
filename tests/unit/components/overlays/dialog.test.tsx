// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import {
  Button,
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '#components/index.ts'

const panel = (
  <DialogContent closeLabel="close" size={480} phone="sheet">
    <DialogBody>
      <DialogTitle>Welcome back</DialogTitle>
      <DialogDescription>Two fields</DialogDescription>
      <a href="#skip">link</a>
      <input aria-label="way" type="radio" />
      <input aria-label="name" />
      <DialogClose>
        <Button>later</Button>
      </DialogClose>
    </DialogBody>
  </DialogContent>
)

it('opens on its first field, not on the first link or choice', async () => {
  render(
    <Dialog>
      <DialogTrigger>
        <Button>open</Button>
      </DialogTrigger>
      {panel}
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  const dialog = screen.getByRole('dialog', { name: 'Welcome back' })
  expect(dialog.dataset).toMatchObject({ slot: 'dialog', size: '480', variant: 'sheet' })
  expect(document.activeElement).toBe(within(dialog).getByLabelText('name'))
})

it('closes by its x, by a button inside and by Esc, and gives the focus back', async () => {
  render(
    <Dialog>
      <DialogTrigger>
        <Button>open</Button>
      </DialogTrigger>
      {panel}
    </Dialog>,
  )
  const opener = screen.getByRole('button', { name: 'open' })
  const closers = [
    () => userEvent.click(screen.getByRole('button', { name: 'close' })),
    () => userEvent.click(screen.getByRole('button', { name: 'later' })),
    () => userEvent.keyboard('{Escape}'),
  ]
  for (const close of closers) {
    await userEvent.click(opener)
    expect(document.documentElement.style.overflow).toBe('hidden')
    await close()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(opener)
    expect(document.documentElement.style.overflow).toBe('')
  }
})

it('asks its owner', async () => {
  const change = vi.fn()
  render(
    <Dialog open onOpenChange={change}>
      {panel}
    </Dialog>,
  )
  await userEvent.keyboard('{Escape}')
  expect(change).toHaveBeenCalledExactlyOnceWith(false)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('writes no style element, which the content security policy would refuse', () => {
  const before = document.querySelectorAll('style').length
  render(<Dialog open>{panel}</Dialog>)
  expect(document.querySelectorAll('style')).toHaveLength(before)
})

it('leads on to the page where what opened it is gone', async () => {
  const page = (open: boolean, opener: boolean) => (
    <main id="main" tabIndex={-1}>
      {opener && <button type="button">open</button>}
      <Dialog open={open}>{panel}</Dialog>
    </main>
  )
  const { rerender } = render(page(false, true))
  screen.getByRole('button', { name: 'open' }).focus()
  rerender(page(true, true))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('name')))
  rerender(page(true, false))
  rerender(page(false, false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
