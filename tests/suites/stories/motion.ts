import { nameOf } from './name.ts'

/** What moves as long as something is awaited, and says so to everybody. */
const busy = '[aria-busy="true"], [role="progressbar"], [role="status"]'

/** What still moves, on and on, for a reader who asked for less (WCAG 2.2.2, DESIGN.md Motion). */
export function motionFaults(page: HTMLElement): string[] {
  const { dataset } = page.ownerDocument.documentElement
  const before = dataset['motion']
  // The tests stop all movement; for a moment it is as the reader has it.
  dataset['motion'] = 'on'
  const endless = page.ownerDocument.getAnimations().filter(({ effect, playState }) => {
    const { iterations, activeDuration } = effect?.getComputedTiming() ?? {}
    return playState !== 'finished' && (iterations === Infinity || Number(activeDuration) > 5000)
  })
  dataset['motion'] = before
  return endless.flatMap(({ effect }) => {
    const target = (effect as KeyframeEffect | null)?.target
    return target && !target.closest(busy) ? [`${nameOf(target)} never stops moving`] : []
  })
}
