/** How often a line is asked; what counts is the one in the middle. */
export const samplesWanted = 3

/** A way to the house: this site, or a place its pictures and games come from. */
export interface Line {
  /** Origin, such as `https://cdn.example.com`. */
  origin: string
  /** The one this page came by. */
  own: boolean
}

export interface Measured extends Line {
  /** Milliseconds of each answer. */
  samples: readonly number[]
  /** It did not answer. */
  unreachable: boolean
}

/** - `stopped`: by the player, with what was measured till then */
export const speedTestStatuses = ['running', 'stopped', 'done'] as const
export type SpeedTestStatus = (typeof speedTestStatuses)[number]

export interface SpeedTestState {
  status: SpeedTestStatus
  lines: readonly Measured[]
}

export type SpeedTestEvent =
  | { type: 'started'; lines: readonly Line[] }
  /** `milliseconds` null: no answer. */
  | { type: 'answered'; origin: string; milliseconds: number | null }
  | { type: 'stopped' }

/** Nothing more is asked of it. */
export const isSettled = ({ samples, unreachable }: Measured): boolean =>
  unreachable || samples.length >= samplesWanted

/** The value in the middle; null while there is none. */
export function medianOf(samples: readonly number[]): number | null {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

/** Origin of the fastest of those measured to the end; null while nothing is. */
export function fastestOf(lines: readonly Measured[]): string | null {
  const timed = lines
    .filter((line) => isSettled(line) && !line.unreachable)
    .map(({ origin, samples }) => ({ origin, median: medianOf(samples) ?? Infinity }))
    .toSorted((a, b) => a.median - b.median)
  return timed[0]?.origin ?? null
}

/** The course of a test. */
export function speedTestReducer(state: SpeedTestState, event: SpeedTestEvent): SpeedTestState {
  switch (event.type) {
    case 'started':
      return {
        status: 'running',
        lines: event.lines.map((line) => ({ ...line, samples: [], unreachable: false })),
      }
    case 'stopped':
      return state.status === 'running' ? { ...state, status: 'stopped' } : state
    case 'answered': {
      if (state.status !== 'running') return state
      const lines = state.lines.map((line) =>
        line.origin !== event.origin
          ? line
          : event.milliseconds === null
            ? { ...line, unreachable: true }
            : { ...line, samples: [...line.samples, event.milliseconds] },
      )
      return { status: lines.every(isSettled) ? 'done' : 'running', lines }
    }
  }
}

/** The site itself and the hosts of the server’s lists, each once; anything but https is left out. */
export function linesOf(own: string, listed: readonly string[]): Line[] {
  const origins = listed.flatMap((text) => {
    const address = text.includes('://') ? text : `https://${text}`
    if (!URL.canParse(address)) return []
    const { protocol, origin } = new URL(address)
    return protocol === 'https:' ? [origin] : []
  })
  return [...new Set([own, ...origins])].map((origin) => ({ origin, own: origin === own }))
}
