import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import {
  Button,
  EmptyState,
  ErrorState,
  type ErrorStateProps,
  FlameLoader,
} from '#components/index.ts'
import type { SocialReturnStatus } from './social-state.ts'
import { useRefusalWords } from './use-refusal-words.ts'

export interface SocialReturnProps {
  status: SocialReturnStatus
  /** Until another try makes sense, with `too-many`. @default null */
  minutes?: number | null
  /** Where one logs in another way. */
  loginHref: string
  /** Another try with the same; for who could not be reached. */
  onRetry(): void
}

/** Where a provider sends people back to (A3): done in a moment, or why not and how to go on. */
export function SocialReturn(props: SocialReturnProps) {
  const { status, minutes = null, loginHref, onRetry } = props
  const { t } = useLingui()
  const refusal = useRefusalWords()
  const toLogin = (label: string) => (
    <Button asChild variant="primary">
      <a href={loginHref}>{label}</a>
    </Button>
  )
  const another = toLogin(t`Log in another way`)
  const retry = { retry: { label: t`Try again`, onRetry } }
  const notLoggedIn = (why: ReactNode, actions?: ReactNode) => (
    <EmptyState level={1} emblem="key" title={t`You’re not logged in`} actions={actions}>
      {why}
    </EmptyState>
  )
  const unfinished = (why: ReactNode, way: Pick<ErrorStateProps, 'retry' | 'actions'>) => (
    <ErrorState level={1} emblem="key" title={t`The login wasn’t finished`} {...way}>
      {why}
    </ErrorState>
  )
  switch (status) {
    case 'finishing':
      return (
        <div className="grid min-h-[320px] place-items-center">
          <h1 className="sr-only">{t`Logging in`}</h1>
          <FlameLoader label={t`Logging in`} />
        </div>
      )
    case 'cancelled':
      return notLoggedIn(t`Nothing was shared with us. Log in another way, or try again`, another)
    case 'closed':
      return (
        <EmptyState
          emblem="key"
          level={1}
          title={t`We aren’t taking new members`}
          actions={another}
        >
          {t`Ask customer service when the door opens again`}
        </EmptyState>
      )
    case 'not-member':
      return notLoggedIn(t`Only members can log in here. Check which account you use`, another)
    case 'not-agent':
      return notLoggedIn(t`Only agents can log in here. Members use the main site`, another)
    case 'blocked':
    case 'bad-address':
      return notLoggedIn(refusal(status, { status }))
    case 'too-many':
    case 'maintenance':
      return unfinished(refusal(status, { status, minutes }), retry)
    case 'failed':
      return unfinished(t`It took too long or was begun in another tab. Start once more`, {
        actions: toLogin(t`Log in`),
      })
    case 'unreachable':
      return unfinished(t`No answer came. Check your internet and try again`, retry)
  }
}
