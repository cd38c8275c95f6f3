import type { Answer, Call, Input } from '#contract/index.ts'
import { intentionOf } from '#contract/intention.ts'
import { randomId } from '#platform/index.ts'
import { useRef } from 'react'
import { useWiring } from './context.tsx'
import { isFinal } from './is-final.ts'

/**
 * Makes a call that changes something. A second `run` while one is under way returns the first
 * one's promise, and one Idempotency-Key covers all repeats of an input until the server said what
 * became of it (decision 62).
 */
export function useAction<C extends Call>(call: C): { run(input: Input<C>): Promise<Answer<C>> } {
  const { client } = useWiring()
  const pending = useRef<Promise<Answer<C>> | null>(null)
  const intention = useRef<{ key: string; input: string } | null>(null)
  return {
    run(input) {
      if (pending.current) return pending.current
      const wanted = intentionOf(input)
      if (intention.current?.input !== wanted) {
        intention.current = { key: randomId(), input: wanted }
      }
      pending.current = client
        .send(call, input, { idempotencyKey: intention.current.key })
        .then(
          (answer) => {
            intention.current = null
            return answer
          },
          (error: unknown) => {
            // The next press is a new intention.
            if (isFinal(error)) intention.current = null
            throw error
          },
        )
        .finally(() => {
          pending.current = null
        })
      return pending.current
    },
  }
}
