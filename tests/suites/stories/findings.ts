/** Faults of one story that are told; a mistake in a list has one a line. */
const most = 10

/** What was found wrong with one story, and in which looks. */
export class Findings {
  readonly count = { axe: 0, measured: 0 }
  readonly #faults = new Map<string, string[]>()

  add(look: string, faults: readonly string[]): void {
    for (const fault of new Set(faults)) {
      this.#faults.set(fault, [...(this.#faults.get(fault) ?? []), look])
    }
  }

  /** Takes out what is wrong on purpose, and tells of what of it was missed. */
  find(plants: readonly string[]): void {
    for (const plant of plants) {
      const found = [...this.#faults.keys()].filter((fault) => fault.includes(plant))
      for (const fault of found) this.#faults.delete(fault)
      if (found.length === 0) this.add('everywhere', [`nobody finds “${plant}”, which is planted`])
    }
  }

  /** Fails the story with everything that was found. */
  refuse(): void {
    if (this.#faults.size === 0) return
    const lines = [...this.#faults].map(([fault, looks]) => `${fault}\n    ${looks.join(', ')}`)
    const rest = lines.length > most ? [`and ${lines.length - most} more`] : []
    throw new Error([...lines.slice(0, most), ...rest].join('\n'))
  }
}
