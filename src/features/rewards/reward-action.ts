import type { RewardProblem } from './reward-problem.ts'

/**
 * Whatever spends points, or takes what was earned.
 * @typeParam Done what the server said
 */
export type RewardAction<Done> = { failures: number } & (
  | { status: 'idle' | 'sending' }
  | { status: 'refused'; problem: RewardProblem }
  | { status: 'done'; answer: Done }
)

export type RewardActionEvent<Done> =
  /** Shown, perhaps again: what went before is forgotten. */
  | { type: 'opened' }
  | { type: 'sent' }
  | { type: 'refused'; problem: RewardProblem }
  | { type: 'answered'; answer: Done }

/** The flow of all of them. */
export function rewardActionReducer<Done>(
  state: RewardAction<Done>,
  event: RewardActionEvent<Done>,
): RewardAction<Done> {
  switch (event.type) {
    case 'opened':
      return { status: 'idle', failures: 0 }
    case 'sent':
      return { status: 'sending', failures: state.failures }
    case 'refused':
      return { status: 'refused', problem: event.problem, failures: state.failures + 1 }
    case 'answered':
      return { status: 'done', answer: event.answer, failures: state.failures }
  }
}
