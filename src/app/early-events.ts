import begin from './first-script.ts?text'

/** What a visitor did between the first paint and hydration, kept by the page's first script. */
export interface EarlyEvents {
  events: {
    type: string
    target: Element
    /** What was chosen; a list that comes alive may have gone back to what it was drawn with. */
    value: string
  }[]
  /** Whether anything has been pressed while the page came alive; false once it has. */
  pressed: boolean
  /** Whether an element hears by itself by now; nothing of it is kept then. */
  passes(target: Element): boolean
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

/** Whether somebody has pressed something while the page came alive, done by now or not. */
export const somethingPressed = () => Boolean(window.foyerEarly?.pressed)
