import { onArrival } from './arrivals.tsx'
import type { EarlyEvents } from './early-events.ts'
import { lateArrival } from './late.tsx'
import { restReady } from './rest.ts'

/**
 * React leaves a mark of its own on every element that it has taken over. What has left the page is
 * not waited for.
 */
const isTaken = (element: Element) =>
  !element.isConnected || Object.keys(element).some((key) => key.startsWith('__reactProps$'))

function doAgain({ type, target, value }: EarlyEvents['events'][number]): void {
  if (!(target instanceof HTMLElement) || !target.isConnected) return
  target.removeAttribute('data-kept')
  if (target instanceof HTMLFormElement && type === 'submit') target.requestSubmit()
  else if (target instanceof HTMLSelectElement) {
    target.value = value
    target.dispatchEvent(new Event('change', { bubbles: true }))
  } else target.click()
}

/**
 * Does again, in order, what was done before its listeners were there: each thing as soon as its part
 * of the page has come alive, and the words and the looks of what it may bring are here. What does
 * not come alive in time is pressed all the same; React then hydrates what the event meets.
 */
export function replayEarlyEvents(): void {
  const early = window.foyerEarly
  if (!early) return
  const { events } = early
  let isReplaying = false
  const replay = (isReady: (target: Element) => boolean) => {
    while (events[0] && isReady(events[0].target)) {
      isReplaying = true
      doAgain(events.shift()!)
      isReplaying = false
    }
  }
  void restReady().then(
    () => {
      early.passes = (target) => isReplaying || (events.length === 0 && isTaken(target))
      onArrival(() => replay(isTaken))
      replay(isTaken)
    },
    () => undefined,
  )
  void lateArrival().then(() => {
    early.stop()
    replay(() => true)
    // Whoever waits for the same moment hears of it first.
    setTimeout(() => (early.pressed = false))
  })
}
