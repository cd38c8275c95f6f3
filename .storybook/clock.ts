/** The instant at which every story takes place. */
export const now = Date.UTC(2026, 10, 20, 13, 0, 0)

const RealDate = Date

class FixedDate extends RealDate {
  constructor(...parts: [] | ConstructorParameters<typeof Date>) {
    if (parts.length === 0) super(now)
    else super(...(parts as [number]))
  }

  static override now(): number {
    return now
  }

  /** A library's own dates are those of the real one. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof RealDate
  }
}

/** Lets the time pass again. */
export function startClock(): void {
  globalThis.Date = RealDate
}

/** Stops the clock for one story; timers keep running. Answers the function that starts it again. */
export function stopClock(): () => void {
  globalThis.Date = FixedDate as DateConstructor
  return startClock
}
