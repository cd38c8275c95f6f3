import type { NodeResult } from 'axe-core'

/** Something axe could not decide. */
export interface Question extends NodeResult {
  readonly rule: string
  readonly element: HTMLElement
}

interface Answer {
  /** Why our look at it settles it. */
  readonly because: string
  /** Whether nothing is wrong. */
  readonly settle: (element: HTMLElement) => boolean
}

/** What axe leaves open, rule by rule. A rule that is not here fails the story. */
const answers: Readonly<Record<string, Answer>> = {
  'color-contrast': {
    because: 'every text is judged in every look by its colours, or by a picture (contrast.ts)',
    settle: () => true,
  },
  'aria-hidden-focus': {
    because: 'behind a modal dialog, which hands the focus back',
    settle: (element) => {
      // The edges that Radix puts around its layers hand the focus on.
      if (element.matches('[data-radix-focus-guard]')) return true
      const before = document.activeElement as HTMLElement | null
      const dialog = document.querySelector('[aria-modal="true"]')
      if (!dialog || dialog.contains(element)) return false
      element.focus()
      const isBack = dialog.contains(document.activeElement)
      before?.focus()
      return isBack
    },
  },
  'heading-order': {
    because: 'a part of a page begins below what heads it; from there on no level is left out',
    settle: (element) => {
      const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      const before = headings[headings.indexOf(element) - 1]
      return !before || Number(element.localName.at(1)) <= Number(before.localName.at(1)) + 1
    },
  },
  'scrollable-region-focusable': {
    because: 'the arrows walk through its lines, and each comes into sight with the focus',
    settle: (element) => {
      const widget = element.closest('[role=menu], [role=listbox], [role=grid], [role=tablist]')
      return Boolean(widget?.querySelector('[tabindex]'))
    },
  },
  'frame-tested': {
    because: 'what is in a frame is another page, with tests of its own; it is named and shut in',
    settle: (element) =>
      element.matches('iframe[title]:not([title=""])[sandbox]:not([sandbox*=allow-same-origin])'),
  },
}

/** What of all that axe asks has no answer. */
export const judge = (questions: readonly Question[]): string[] =>
  questions.flatMap(({ rule, element, any, all, none, html }) => {
    if (answers[rule]?.settle(element)) return []
    const asked = [...any, ...all, ...none].map(({ message }) => message).join('; ')
    return [`${rule}, undecided: ${asked} (${html.slice(0, 160)})`]
  })
