/** When an answer came, on the clock of `performance.now()`, which no setting of a device moves. */
export interface AnswerTimes {
  /** Instant at which it began to come, ms. */
  at: number
  /** From the question to that instant, ms. */
  roundTrip: number
}

/** With what this device's own clock said then, epoch ms. */
const times = new WeakMap<object, AnswerTimes & { clock: number }>()

/** Called with every answer that is an object, when it has come. */
export function noteTimes(answer: unknown, answerTimes: AnswerTimes): void {
  if (typeof answer === 'object' && answer !== null)
    times.set(answer, { ...answerTimes, clock: Date.now() })
}

/** Times of an answer, the very object that a call answered; null for one that came with the page. */
export function timesOf(answer: object | undefined): AnswerTimes | null {
  return (answer && times.get(answer)) ?? null
}

/**
 * What the server's clock is ahead of this device's, ms, as an answer that tells the time has it: what
 * is counted down with it ends late by the way of the answer, and never early.
 * @returns 0 for one that does not tell the time, or that came with the page
 */
export function clockOffsetOf(answer: { serverTime?: number | undefined } | undefined): number {
  const clock = answer && times.get(answer)?.clock
  return clock === undefined ? 0 : (answer?.serverTime ?? clock) - clock
}
