import { useAction } from '#client/index.ts'
import type { Answer, Call, Input } from '#contract/index.ts'
import { type ActionDispatch, useReducer, useRef } from 'react'
import { type OwnCodes, recoveryProblem } from './recovery-problem.ts'
import {
  type RecoveryEvent,
  recoveryReducer,
  type RecoveryState,
  type RecoveryStatus,
} from './recovery-state.ts'

export interface RecoveryFlow<C extends Call, S extends RecoveryStatus> {
  state: RecoveryState<S>
  dispatch: ActionDispatch<[event: RecoveryEvent<S>]>
  /**
   * Sends what was typed, unless something is under way.
   * @param input asked for as a part of the attempt; null gives it up
   * @param then goes on with the answer
   * @param told whether somebody else has told already what went wrong
   */
  attempt(
    input: () => Promise<Input<C> | null>,
    then: (answer: Answer<C>) => Promise<void> | void,
    told?: (error: unknown) => boolean,
  ): void
}

/** One form around a password: its state, and the one attempt that can be under way. */
export function useRecovery<C extends Call, S extends RecoveryStatus>(
  call: C,
  codes: OwnCodes<S>,
  start: RecoveryState<S>,
): RecoveryFlow<C, S> {
  const [state, dispatch] = useReducer(recoveryReducer<S>, start)
  const { run } = useAction(call)
  const busy = useRef(false)

  const refuse = (error: unknown) => {
    const problem = recoveryProblem(error, codes)
    dispatch(problem ? { type: 'refused', problem } : { type: 'opened' })
  }
  return {
    state,
    dispatch,
    attempt(input, then, told) {
      if (busy.current) return
      busy.current = true
      dispatch({ type: 'submitted' })
      const send = async () => {
        const given = await input()
        if (given === null) return dispatch({ type: 'opened' })
        await then(await run(given))
      }
      void send()
        .catch((error: unknown) => {
          if (told?.(error)) dispatch({ type: 'opened' })
          else refuse(error)
        })
        .finally(() => {
          busy.current = false
        })
    },
  }
}
