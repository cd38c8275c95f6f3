import { walkByArrows } from '#components/index.ts'
import { whenIdle } from '#platform/idle.ts'
import { type PadPress, padPress, restingPad } from './gamepad-rules.ts'

/** What a card is entered by (walk-by-arrows.ts). */
const entrance = '[data-part="open"]'

/** Keys that a card walks by. */
const keys = {
  up: { key: 'ArrowUp' },
  down: { key: 'ArrowDown' },
  left: { key: 'ArrowLeft' },
  right: { key: 'ArrowRight' },
} as const

const send = (to: Element, what: { key: string }) =>
  to.dispatchEvent(new KeyboardEvent('keydown', { ...what, bubbles: true, cancelable: true }))

/** In a dialog the cross goes from button to button, A presses one, and B closes it: the page stays. */
function pressInDialog(what: PadPress, dialog: Element, focused: HTMLElement): void {
  if (what === 'back') return void send(focused, { key: 'Escape' })
  const buttons = [...dialog.querySelectorAll<HTMLElement>('a[href], button:enabled')].filter(
    (one) => one.getBoundingClientRect().width > 0,
  )
  const at = buttons.indexOf(focused)
  if (what === 'open') return buttons[at]?.click()
  const step = what === 'right' || what === 'down' ? 1 : -1
  buttons[at === -1 ? 0 : at + step]?.focus()
}

/** Does to the page what a keyboard would: from where the focus is, or from the first card in sight. */
function press(what: PadPress, page: HTMLElement): void {
  const { activeElement } = document
  const dialog = activeElement?.closest('[role=dialog], [role=alertdialog]')
  if (dialog && activeElement instanceof HTMLElement) {
    return pressInDialog(what, dialog, activeElement)
  }
  if (what === 'back') return history.back()
  const here = activeElement instanceof HTMLElement && activeElement.matches(entrance)
  if (!here) {
    const first = [...page.querySelectorAll<HTMLElement>(entrance)].find(
      (card) => (card.closest('li') ?? card).getBoundingClientRect().bottom > 0,
    )
    return first?.focus()
  }
  if (what === 'open') return activeElement.click()
  send(activeElement, keys[what])
}

/** Looks at the pads on every frame, while there is one; a page without one does nothing at all. */
function watchPads(page: HTMLElement): () => void {
  let frame = 0
  let memory = restingPad
  const pads = () => navigator.getGamepads().filter((pad) => pad !== null)
  const look = (now: number) => {
    const [pad] = pads()
    frame = pad ? requestAnimationFrame(look) : 0
    // A pad in the hand of somebody who looks at another window says nothing to this one.
    if (!pad || !document.hasFocus()) return
    const state = { buttons: pad.buttons.map((button) => button.pressed), axes: pad.axes }
    const next = padPress(memory, state, now)
    memory = next.memory
    if (next.press) press(next.press, page)
  }
  let left = false
  const begin = () => {
    if (!left && frame === 0 && pads().length > 0) frame = requestAnimationFrame(look)
  }
  // To ask for them costs a page that is just being drawn dearly.
  whenIdle(begin)
  addEventListener('gamepadconnected', begin)
  return () => {
    left = true
    removeEventListener('gamepadconnected', begin)
    cancelAnimationFrame(frame)
  }
}

/** Arrow keys and a gamepad walk the cards of a page: the cross or the stick, A opens, B goes back. */
export function walkGrid(page: HTMLElement): () => void {
  const stops = [walkByArrows(page), watchPads(page)]
  return () => {
    for (const stop of stops) stop?.()
  }
}
