import { walkByArrows } from '#components/index.ts'
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

/** Does to the page what a keyboard would: from where the focus is, or from the first card in sight. */
function press(what: PadPress, page: HTMLElement): void {
  if (what === 'back') return history.back()
  const { activeElement } = document
  // Over the page lies something else: there the keyboard goes on.
  if (activeElement?.closest('[role=dialog]')) return
  const here = activeElement instanceof HTMLElement && activeElement.matches(entrance)
  if (!here) {
    const first = [...page.querySelectorAll<HTMLElement>(entrance)].find(
      (card) => (card.closest('li') ?? card).getBoundingClientRect().bottom > 0,
    )
    return first?.focus()
  }
  if (what === 'open') return activeElement.click()
  activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { ...keys[what], bubbles: true, cancelable: true }),
  )
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
  const begin = () => {
    if (frame === 0 && pads().length > 0) frame = requestAnimationFrame(look)
  }
  begin()
  addEventListener('gamepadconnected', begin)
  return () => {
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
