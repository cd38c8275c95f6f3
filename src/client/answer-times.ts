/** When an answer came, on the clock of `performance.now()`, which no setting of a device moves. */
export interface AnswerTimes {
  /** Instant at which it began to come, ms. */
  at: number
  /** From the question to that instant, ms. */
  roundTrip: number
}

const times = new WeakMap<object, AnswerTimes>()

/** Called with every answer that is an object. */
export function noteTimes(answer: unknown, answerTimes: AnswerTimes): void {
  if (typeof answer === 'object' && answer !== null) times.set(answer, answerTimes)
}

/** Times of an answer, the very object that a call answered; null for one that came with the page. */
export function timesOf(answer: object | undefined): AnswerTimes | null {
  return (answer && times.get(answer)) ?? null
}
