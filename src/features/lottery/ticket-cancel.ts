import type { BetProblem } from './bet-problem.ts'

export const cancelStates = ['idle', 'asking', 'sending', 'refused', 'cancelled'] as const

/** Where a wish to have a ticket back stands. */
export type CancelState =
  | { status: 'idle' | 'asking' | 'sending' | 'cancelled' }
  | { status: 'refused'; problem: BetProblem; failures: number }

export type CancelEvent =
  | { type: 'asked' }
  | { type: 'sent' }
  | { type: 'refused'; problem: BetProblem }
  | { type: 'done' }
  /** Another ticket, or none. */
  | { type: 'left' }

/** The flow of a cancellation: a press asks, a second one sends. */
export function cancelReducer(state: CancelState, event: CancelEvent): CancelState {
  switch (event.type) {
    case 'asked':
      return state.status === 'sending' ? state : { status: 'asking' }
    case 'sent':
      return { status: 'sending' }
    case 'refused': {
      const failures = state.status === 'refused' ? state.failures : 0
      return { status: 'refused', problem: event.problem, failures: failures + 1 }
    }
    case 'done':
      return { status: 'cancelled' }
    case 'left':
      return state.status === 'sending' ? state : { status: 'idle' }
  }
}
