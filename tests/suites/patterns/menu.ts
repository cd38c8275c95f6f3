import { expect, screen, waitFor } from 'storybook/test'
import { key, type Play, presses, tap } from './context.ts'

/** A button with a menu. */
export interface MenuPattern {
  /** The accessible name of the button. */
  readonly opener: string
}

const lines = '[role^="menuitem"]'

/**
 * The menu button of the W3C ARIA Authoring Practices (`patterns/menu-button`), by keys, mouse and
 * finger. The story starts closed. Every line that may be chosen is chosen once.
 */
export async function menuSuite({ step, userEvent }: Play, { opener: name }: MenuPattern) {
  const opener = screen.getByRole('button', { name })
  const find = () => screen.findByRole('menu')
  const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  const linesOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>(lines)]
  const isRefused = (line: HTMLElement) => line.getAttribute('aria-disabled') === 'true'
  const choicesOf = (menu: HTMLElement) => linesOf(menu).filter((line) => !isRefused(line))
  const open = async () => {
    await key(userEvent, opener, '{Enter}')
    const menu = await find()
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
    return menu
  }
  const isBack = () => waitFor(() => expect(opener).toHaveFocus())

  await step('the button says that it has a menu', async () => {
    await expect(opener).toHaveAttribute('aria-haspopup', 'menu')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  })

  for (const [way, press] of [
    ...presses,
    ['the down arrow', (user: Play['userEvent']) => key(user, opener, '{ArrowDown}')] as const,
  ]) {
    await step(`${way} opens it; Esc closes it, and the focus comes back`, async () => {
      await press(userEvent, opener)
      const menu = await find()
      await expect(menu).toHaveAccessibleName()
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
      await userEvent.keyboard('{Escape}')
      await gone()
      await isBack()
    })
  }

  await step('arrows walk round, Home and End jump, letters find', async () => {
    const all = linesOf(await open())
    const [first, second = first, last] = [all[0], all[1], all.at(-1)]
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(first).toHaveFocus()
    const letter = (line?: HTMLElement) => line?.textContent.trim().at(0)?.toLowerCase() ?? ''
    await userEvent.keyboard(letter(last))
    const found = all.slice(1).find((line) => letter(line) === letter(last))
    await expect(all.length > 1 ? found : first).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await gone()
  })

  await step('Enter, a click and a tap choose, and the menu goes', async () => {
    const choose = [
      (line: HTMLElement) => key(userEvent, line, '{Enter}'),
      (line: HTMLElement) => userEvent.click(line),
      (line: HTMLElement) => tap(userEvent, line),
    ]
    const count = choicesOf(await open()).length
    for (let at = 0; at < Math.max(count, choose.length); at++) {
      const menu = screen.queryByRole('menu') ?? (await open())
      const line = choicesOf(menu)[at % count]
      if (line) await choose[at % choose.length]?.(line)
      await gone()
    }
  })

  await step('a press beside it closes it', async () => {
    await open()
    await userEvent.click(document.documentElement)
    await gone()
  })

  await step('Tab closes it and leaves the button, back it leads to the button', async () => {
    await open()
    await userEvent.tab()
    await gone()
    await expect(opener).not.toHaveFocus()
    await open()
    await userEvent.tab({ shift: true })
    await gone()
    await expect(opener).toHaveFocus()
  })

  await step('what cannot be chosen is read, stays and says so', async () => {
    const menu = await open()
    const all = linesOf(menu)
    for (const line of all.filter(isRefused)) {
      await userEvent.keyboard(`{Home}${'{ArrowDown}'.repeat(all.indexOf(line))}`)
      await expect(line).toHaveFocus()
      await userEvent.keyboard('{Enter} ')
      await userEvent.click(line)
      await tap(userEvent, line)
      await expect(menu).toHaveAttribute('data-state', 'open')
      await expect(line).toHaveFocus()
    }
    await userEvent.keyboard('{Escape}')
    await gone()
  })
}
