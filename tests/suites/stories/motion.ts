import { cdp } from 'vitest/browser'
import { nameOf } from './name.ts'

/** What moves as long as something is awaited: it says so to everybody, or is the sign of it. */
const busy = [
  '[aria-busy="true"], [role="progressbar"], [role="status"]',
  '[data-slot="skeleton"], [data-slot="spinner"]',
  // A bar over what is awaited.
  ':has(~ * [aria-busy="true"])',
].join()

/** Whether an element names a movement, which a reader who wants none may have seen the end of. */
const isAnimated = (element: Element) =>
  /\banimate-/.test(element.getAttribute('class') ?? '') ||
  [null, '::before', '::after'].some(
    (part) => getComputedStyle(element, part).animationName !== 'none',
  )

/** What the tests' browser is told of its reader, and what moves for one who asked for nothing. */
const prefer = (motion: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: motion },
      { name: 'prefers-color-scheme', value: 'light' },
    ],
  })

/** What still moves, on and on, and nobody can stop it (WCAG 2.2.2, DESIGN.md Motion). */
export async function motionFaults(page: HTMLElement): Promise<string[]> {
  const { ownerDocument } = page
  const { dataset } = ownerDocument.documentElement
  const before = dataset['motion']
  // The tests stop all movement; for a moment it is as the reader has it.
  dataset['motion'] = 'on'
  // To ask the browser costs more than all the rest, and most stories have nothing that moves.
  const mayMove =
    ownerDocument.getAnimations().length > 0 || [...page.querySelectorAll('*')].some(isAnimated)
  try {
    if (!mayMove) return []
    await prefer('no-preference')
    const endless = ownerDocument.getAnimations().filter(({ effect, playState }) => {
      const { iterations, activeDuration } = effect?.getComputedTiming() ?? {}
      return playState !== 'finished' && (iterations === Infinity || Number(activeDuration) > 5000)
    })
    return endless.flatMap(({ effect }) => {
      const target = (effect as KeyframeEffect | null)?.target
      return target && !target.closest(busy) ? [`${nameOf(target)} never stops moving`] : []
    })
  } finally {
    dataset['motion'] = before
    if (mayMove) await prefer('reduce')
  }
}
