import type { StoryContext } from '@storybook/react-vite'

/** What a suite needs of a story's `play`. */
export type Play = Pick<StoryContext, 'canvasElement' | 'step' | 'userEvent'>

type User = Play['userEvent']

/** A finger: down and up on the same spot. */
export const tap = (user: User, target: Element): Promise<unknown> =>
  user.pointer([{ keys: '[TouchA>]', target }, { keys: '[/TouchA]' }])

/** The ways of pressing something, each with a name for the panel. */
export const presses: readonly (readonly [
  string,
  (user: User, target: HTMLElement) => Promise<unknown>,
])[] = [
  ['a click', (user, target) => user.click(target)],
  ['a tap', tap],
  ['Enter', (user, target) => key(user, target, '{Enter}')],
  ['the space bar', (user, target) => key(user, target, ' ')],
]

/** A key, with the focus on an element. */
export function key(user: User, target: HTMLElement, keys: string): Promise<void> {
  target.focus()
  return user.keyboard(keys)
}

const tabbable =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'

/** What the Tab key stops at, in order. */
export function tabStops(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      element.checkVisibility({ visibilityProperty: true }),
  )
}
