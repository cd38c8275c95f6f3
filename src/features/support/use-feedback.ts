import { useAction } from '#client/index.ts'
import { feedback } from '#contract/index.ts'
import { sessionStore } from '#platform/index.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FeedbackFields } from './feedback-form.tsx'
import { feedbackProblem } from './feedback-problem.ts'
import type { FeedbackState } from './feedback-rules.ts'

/** Where the text waits while its writer logs in, looks something up or reloads. */
const draftKey = 'feedbackDraft'

/**
 * A member's feedback (C5). What was typed is kept in the tab until the operator has it.
 * @param shown every showing begins anew, with what was left unsent
 */
export function useFeedback(
  shown: boolean,
): FeedbackState & Omit<FeedbackFields, 'onLogin' | 'onClose'> {
  const { run } = useAction(feedback)
  const [state, setState] = useState<FeedbackState & { failures: number }>({
    status: 'idle',
    failures: 0,
  })
  const busy = useRef(false)
  const begin = () => setState({ status: 'idle', failures: 0 })
  const show = useEffectEvent(begin)
  useEffect(() => {
    if (shown) show()
  }, [shown])

  return {
    ...state,
    draft: () => sessionStore.get(draftKey) ?? '',
    onType: (text) => void sessionStore.set(draftKey, text),
    onAgain: begin,
    onSubmit({ content }) {
      if (busy.current) return
      busy.current = true
      setState((last) => ({ status: 'sending', failures: last.failures }))
      run({ content })
        .then(
          () => {
            sessionStore.remove(draftKey)
            setState({ status: 'done', failures: 0 })
          },
          (error: unknown) => {
            const problem = feedbackProblem(error)
            // With the session went all that the tab had kept: the text is to outlast the login.
            if (problem.status === 'login') sessionStore.set(draftKey, content)
            setState((last) => ({ ...problem, failures: last.failures + 1 }))
          },
        )
        .finally(() => {
          busy.current = false
        })
    },
  }
}
