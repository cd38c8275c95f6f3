let at: Date | null = null

/** Called with every answer that came. */
export function noteAnswer(): void {
  at = new Date()
}

/** Instant of the last answer; without one, of the page, which came with its answers. */
export function lastAnswer(): string {
  return (at ?? new Date(performance.timeOrigin)).toISOString()
}
