// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  Button,
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#components/index.ts'

const chosen = vi.fn()

const open = async () => {
  render(
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button>menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={chosen} onClick={chosen} disabled>
            one
          </DropdownMenuItem>
          <DropdownMenuCheckboxItem checked={false} onCheckedChange={chosen} disabled>
            two
          </DropdownMenuCheckboxItem>
          <DropdownMenuRadioGroup value="other" onValueChange={chosen}>
            <DropdownMenuRadioItem value="three" disabled>
              three
            </DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuItem>four</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Button>after</Button>
    </>,
  )
  screen.getByRole('button', { name: 'menu' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('one'))
}

const focused = () => document.activeElement?.textContent

test('Tab closes it and goes on behind its trigger', async () => {
  await open()
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(focused()).toBe('after')
})

test('back, it leads to the trigger itself', async () => {
  await open()
  await userEvent.tab({ shift: true })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(focused()).toBe('menu')
})

test('lines of every kind that are disabled are walked through, and do nothing', async () => {
  await open()
  for (const line of ['one', 'two', 'three']) {
    expect(focused()).toBe(line)
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(document.activeElement!)
    expect(focused()).toBe(line)
    await userEvent.keyboard('{ArrowDown}')
  }
  expect(focused()).toBe('four')
  expect(chosen).not.toHaveBeenCalled()
})
