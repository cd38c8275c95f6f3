import begin from './first-script.ts?text'

/** What a visitor did between the first paint and hydration, kept by the page's first script. */
export interface EarlyEvents {
  events: {
    type: string
    target: EventTarget | null
    /** What was chosen; a list that comes alive may have gone back to what it was drawn with. */
    value: string
  }[]
  stop(): void
}

declare global {
  interface Window {
    foyerEarly?: EarlyEvents
  }
}

/**
 * The first script as text.
 * @param starts the chunks to fetch at once
 * @param numbers address of the worker that makes the browser ready for numbers
 */
export function firstScript(starts: readonly string[], facesId: string, numbers: string): string {
  return `(${begin})(${[starts, facesId, numbers].map((one) => JSON.stringify(one)).join()})`
}

/** Whether somebody has pressed something that is still to be done again. */
export const somethingPressed = () => Boolean(window.foyerEarly?.events.length)

/**
 * Does again, in order, what was done before its listeners were there. Called when every part of
 * the page has its code; React then hydrates whatever an event meets first.
 */
export function replayEarlyEvents(): void {
  const early = window.foyerEarly
  if (!early) return
  early.stop()
  for (const { type, target, value } of early.events.splice(0)) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue
    if (target instanceof HTMLFormElement && type === 'submit') target.requestSubmit()
    else if (target instanceof HTMLSelectElement) {
      target.value = value
      target.dispatchEvent(new Event('change', { bubbles: true }))
    } else target.click()
  }
}
