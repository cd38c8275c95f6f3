import { Alert } from '#components/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { type CommonProblem, commonProblems, type Problem } from './problem.ts'

const isCommon = (kind: string): kind is CommonProblem =>
  (commonProblems as readonly string[]).includes(kind)

/**
 * The words of a refusal.
 * @param own what is said of what can go wrong at this place alone
 */
export function useProblemWords<Kind extends string>(
  own: (kind: Kind) => string,
): (problem: Problem<Kind>) => string {
  const { t } = useLingui()
  return ({ kind, minutes, serverMessage }) => {
    if (!isCommon(kind)) return own(kind)
    switch (kind) {
      case 'too-many':
        return minutes === undefined
          ? t`Too many attempts. Wait a while, then try again`
          : t`Too many attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}`
      case 'offline':
        return t`The connection dropped. Check your internet and try again`
      case 'timeout':
        return t`The answer is taking too long. Check your internet and try again`
      case 'maintenance':
        return t`We’re closed for maintenance. Try again later`
      case 'failed':
        return serverMessage ?? t`Something went wrong. Try again or contact customer service`
    }
  }
}

export interface ProblemAlertProps {
  /** What a form is described by. */
  id?: string
  /** What to say. */
  children: string
  /** How often something failed: a second failure of the same kind is news as well. */
  failures: number
  /** What is only told, not refused. @default false */
  mild?: boolean
  action?: ReactNode
  /** Takes the focus with each failure. @default false */
  focused?: boolean
  ref?: Ref<HTMLDivElement> | undefined
}

/** Why a press came to nothing; it can hold the focus, so that a reader goes on there. */
export function ProblemAlert(props: ProblemAlertProps) {
  const { id, children, failures, mild = false, action, focused = false, ref } = props
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) own.current?.focus()
  }, [focused, failures])
  return (
    // A second failure of the same kind is a new message, and is read out again.
    <Alert
      key={failures}
      id={id}
      ref={ref ?? own}
      tabIndex={-1}
      tone={mild ? 'info' : 'negative'}
      action={action}
    >
      {children}
    </Alert>
  )
}
