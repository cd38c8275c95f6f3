import type { BetProblem } from './bet-problem.ts'

/** What the house has of a slip. */
export interface Placed {
  id: string
  numero: string
  /** Of a Vietnam draw, else null. @default null */
  province?: string | null
  /** When it is drawn, ISO 8601. */
  drawsAt: string
  /** Of its draw; null where the server does not say. @default null */
  commitment?: string | null
  /** How many lines are on it. */
  lines: number
  /** A decimal string. */
  total: string
  /** What is left; null where the server does not say. */
  balance: string | null
}

export const betStates = ['idle', 'confirming', 'sending', 'refused', 'placed'] as const

/** Where a slip is on its way to a ticket. `failures`: how often it came back. */
export type BetState = { failures: number } & (
  | { status: 'idle' | 'confirming' | 'sending' }
  /** `asked`: the question is still open over the page. */
  | { status: 'refused'; problem: BetProblem; asked: boolean }
  | { status: 'placed'; ticket: Placed }
)

export type BetEvent =
  /** Everything is in order: asked once more. */
  | { type: 'asked' }
  | { type: 'sent' }
  | { type: 'refused'; problem: BetProblem }
  | { type: 'placed'; ticket: Placed }
  /** The question or the receipt was put away. */
  | { type: 'closed' }
  /** The slip was changed: what was wrong with it may be so no more. */
  | { type: 'changed' }

export const idleBet: BetState = { status: 'idle', failures: 0 }

/** Whether the question, or the receipt, lies over the page. */
export const isAsking = (state: BetState): boolean =>
  state.status === 'refused' ? state.asked : state.status !== 'idle'

/** Refusals that are about the slip itself, which lies under the question. */
const aboutSlip: ReadonlySet<string> = new Set([
  'empty',
  'faulty',
  'closed',
  'short',
  'numbers',
  'stake',
  'rate',
])

/** The flow of one slip: asked, sent, and what came of it. */
export function betReducer(state: BetState, event: BetEvent): BetState {
  const { failures } = state
  switch (event.type) {
    case 'asked':
      return state.status === 'sending' ? state : { status: 'confirming', failures: 0 }
    case 'sent':
      return { status: 'sending', failures }
    case 'refused': {
      const { problem } = event
      const asked = state.status === 'sending' && !aboutSlip.has(problem.kind)
      return { status: 'refused', problem, asked, failures: failures + 1 }
    }
    case 'placed':
      return { status: 'placed', ticket: event.ticket, failures }
    case 'closed':
      // Money that is on its way cannot be called back by closing a dialog.
      if (state.status === 'sending') return state
      if (state.status === 'refused' && !state.asked) return state
      return { status: 'idle', failures: 0 }
    case 'changed':
      return state.status === 'refused' ? { status: 'idle', failures: 0 } : state
  }
}
