import { readFileSync } from 'node:fs'

/** Share of the processors' time that a host may take before times mean nothing. */
export const mostStolen = 0.02

/** Ticks of all processors: used and idle together, and what the machine's host gave to others. */
interface Ticks {
  readonly all: number
  readonly stolen: number
}

/** Reads the first line of `/proc/stat` (proc(5)); null where there is none, as outside Linux. */
export function ticksOf(stat: string): Ticks | null {
  const line = /^cpu +(.*)$/m.exec(stat)?.[1]
  if (line === undefined) return null
  // user nice system idle iowait irq softirq steal; what follows is counted in user already.
  const ticks = line.split(' ').slice(0, 8).map(Number)
  return { all: ticks.reduce((sum, one) => sum + one, 0), stolen: ticks[7] ?? 0 }
}

function readTicks(): Ticks | null {
  try {
    return ticksOf(readFileSync('/proc/stat', 'utf8'))
  } catch {
    return null
  }
}

/**
 * Watches from now on how much of the processors' time a virtual machine's host gives to others:
 * times measured meanwhile are too long by about that much.
 * @returns a function that tells the share so far, 0 to 1; 0 where the system does not say
 */
export function watchStolen(): () => number {
  const before = readTicks()
  return () => {
    const after = readTicks()
    if (!before || !after || after.all === before.all) return 0
    return (after.stolen - before.stolen) / (after.all - before.all)
  }
}
