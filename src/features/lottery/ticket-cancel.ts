import type { BetProblem } from './bet-problem.ts'

/** Where a wish to have a ticket back stands. `failures`: how often it was refused. */
export type CancelState = { failures: number } & (
  | { status: 'idle' | 'asking' | 'sending' | 'cancelled' }
  | { status: 'refused'; problem: BetProblem }
)

export const idleCancel: CancelState = { status: 'idle', failures: 0 }

/** The flow, and the ticket that it is about: another one may be looked at meanwhile. */
export type CancelFlow = CancelState & { ticket: string | null }

export const noCancel: CancelFlow = { ...idleCancel, ticket: null }

export type CancelEvent =
  | { type: 'asked'; ticket: string }
  | { type: 'sent' }
  | { type: 'refused'; problem: BetProblem }
  | { type: 'done' }
  /** It was given up before there was an answer. */
  | { type: 'dropped' }
  /** Another ticket, or none, is looked at. */
  | { type: 'left' }

/** The flow of a cancellation: a press asks, a second one sends. */
export function cancelReducer(state: CancelFlow, event: CancelEvent): CancelFlow {
  const { failures, ticket } = state
  switch (event.type) {
    case 'asked':
      if (state.status === 'sending') return state
      return {
        status: 'asking',
        ticket: event.ticket,
        failures: ticket === event.ticket ? failures : 0,
      }
    case 'sent':
      return { status: 'sending', ticket, failures }
    case 'refused':
      return { status: 'refused', problem: event.problem, ticket, failures: failures + 1 }
    case 'done':
      return { status: 'cancelled', ticket, failures: 0 }
    case 'dropped':
      return noCancel
    case 'left':
      // What is on its way cannot be called back by looking elsewhere.
      return state.status === 'sending' ? state : noCancel
  }
}

/** What a ticket shows of it. */
export const cancelOf = (flow: CancelFlow, ticket: string | null): CancelState =>
  ticket === null || flow.ticket === ticket ? flow : idleCancel
