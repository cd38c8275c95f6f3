import { useAction } from '#client/index.ts'
import type { Answer, Call, Input } from '#contract/index.ts'
import { useReducer, useRef } from 'react'
import { rewardActionReducer } from './reward-action.ts'
import { rewardProblem } from './reward-problem.ts'

/**
 * One call that spends points or takes what was earned: its state, and the one attempt that can be
 * under way. Repeats of one press count once (decision 62).
 * @param after whether it went well or not: what is shown is stale now
 * @param done once it went well
 */
export function useRewardAction<C extends Call>(call: C, after: () => void, done?: () => void) {
  const [state, dispatch] = useReducer(rewardActionReducer<Answer<C>>, {
    status: 'idle',
    failures: 0,
  })
  const { run } = useAction(call)
  const busy = useRef(false)
  return {
    state,
    open: () => dispatch({ type: 'opened' }),
    send(input: Input<C>) {
      if (busy.current) return
      busy.current = true
      dispatch({ type: 'sent' })
      void run(input)
        .then(
          (answer) => {
            done?.()
            dispatch({ type: 'answered', answer })
          },
          (error: unknown) => {
            const problem = rewardProblem(error)
            dispatch(problem ? { type: 'refused', problem } : { type: 'opened' })
          },
        )
        .finally(() => {
          busy.current = false
          after()
        })
    },
  }
}
