import { valibotResolver } from '@hookform/resolvers/valibot'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Alert, Button, EmptyState, Field, Form, TextArea } from '#components/index.ts'
import { feedbackLength } from '#contract/index.ts'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { type FeedbackFault, feedbackSchema, type FeedbackState } from './feedback-rules.ts'

/** What the form is given beside its state. */
export interface FeedbackFields {
  /** Attempts that came to nothing: a second failure of the same kind is news as well. */
  failures: number
  /** What was left unsent; asked for once. */
  draft(): string
  onType(text: string): void
  onSubmit(values: { content: string }): void
  /** Another one, after the first is sent. */
  onAgain(): void
  onLogin(): void
  onClose(): void
}

export type FeedbackFormProps = FeedbackState & FeedbackFields

function useProblem(state: FeedbackState): string | null {
  const { t } = useLingui()
  switch (state.status) {
    case 'idle':
    case 'sending':
    case 'done':
      return null
    case 'too-many': {
      const { minutes } = state
      if (minutes === null) return t`Too many attempts. Wait a while, then try again`
      return t`Too many attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}`
    }
    case 'login':
      return t`Log in to send this. What you wrote stays here`
    case 'switched-off':
      return t`We take no feedback at the moment. Ask customer service instead`
    case 'offline':
      return t`The connection dropped. Check your internet and try again`
    case 'timeout':
      return t`The answer is taking too long. Check your internet and try again`
    case 'maintenance':
      return t`We’re closed for maintenance. Try again later`
    case 'failed':
      return state.serverMessage ?? t`Something went wrong. Try again or contact customer service`
  }
}

/** What a member has to say, 10 to 140 characters (C5). */
export function FeedbackForm(props: FeedbackFormProps) {
  const { status, onClose, onAgain } = props
  const { t } = useLingui()
  if (status === 'done') {
    return (
      <EmptyState
        emblem="lantern"
        level={3}
        title={t`Your feedback has arrived`}
        actions={
          <>
            <Button variant="primary" onClick={onClose}>{t`Done`}</Button>
            <Button variant="ghost" onClick={onAgain}>{t`Write another`}</Button>
          </>
        }
      >
        {t`We read everything. Customer service answers questions`}
      </EmptyState>
    )
  }
  return <Writing {...props} />
}

function Writing(props: FeedbackFormProps) {
  const { status, failures, draft, onType, onSubmit, onLogin } = props
  const { t } = useLingui()
  const problem = useProblem(props)
  const alert = useRef<HTMLDivElement>(null)
  const { min, max } = feedbackLength
  const form = useForm<{ content?: string }, unknown, { content: string }>({
    resolver: valibotResolver(feedbackSchema),
    defaultValues: { content: draft() },
  })
  const { register, handleSubmit, formState } = form
  useEffect(() => {
    if (failures > 0) alert.current?.focus()
  }, [failures])

  const words: Record<FeedbackFault, string> = {
    required: t`Write what you’d like us to know`,
    short: t`Use at least ${plural(min, { one: '# character', other: '# characters' })}`,
    long: t`Use at most ${plural(max, { one: '# character', other: '# characters' })}`,
  }
  const fault = formState.errors.content?.message
  const content = register('content')
  return (
    <Form
      summary={
        problem !== null && (
          <Alert
            key={failures}
            ref={alert}
            tabIndex={-1}
            tone="negative"
            action={
              status === 'login' ? <Button size="sm" onClick={onLogin}>{t`Log in`}</Button> : null
            }
          >
            {problem}
          </Alert>
        )
      }
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <Field
        label={t`Your feedback`}
        hint={t`What works, what doesn’t, what is missing`}
        error={fault === undefined ? undefined : (words[fault as FeedbackFault] ?? fault)}
        required
      >
        <TextArea
          {...content}
          size="lg"
          onChange={(event) => {
            onType(event.target.value)
            void content.onChange(event)
          }}
          counter={{
            limit: max,
            label: (left) =>
              left < 0
                ? t`${plural({ over: -left }, { one: '# character', other: '# characters' })} too many`
                : t`${plural(left, { one: '# character', other: '# characters' })} left`,
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={status === 'sending'}
        busyLabel={t`Sending`}
      >
        {t`Send feedback`}
      </Button>
    </Form>
  )
}
