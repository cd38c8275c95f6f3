import { useLingui } from '@lingui/react/macro'
import { Button, EmptyState, ErrorState, FlameLoader } from '#components/index.ts'
import type { SocialReturnStatus } from './social-state.ts'
import { useRefusalWords } from './use-refusal-words.ts'

export interface SocialReturnProps {
  status: SocialReturnStatus
  /** Where one logs in another way. */
  loginHref: string
  /** Another try with the same; for who could not be reached. */
  onRetry(): void
}

/** Where a provider sends people back to (A3): done in a moment, or why not and how to go on. */
export function SocialReturn({ status, loginHref, onRetry }: SocialReturnProps) {
  const { t } = useLingui()
  const refusal = useRefusalWords()
  const again = (label: string) => (
    <Button asChild variant="primary">
      <a href={loginHref}>{label}</a>
    </Button>
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
      return (
        <EmptyState
          level={1}
          emblem="key"
          title={t`You’re not logged in`}
          actions={again(t`Log in another way`)}
        >
          {t`Nothing was shared with us. Log in another way, or try again`}
        </EmptyState>
      )
    case 'not-member':
      return (
        <EmptyState
          level={1}
          emblem="key"
          title={t`You’re not logged in`}
          actions={again(t`Log in another way`)}
        >
          {t`Only members can log in here. Check which account you use`}
        </EmptyState>
      )
    case 'not-agent':
      return (
        <EmptyState
          level={1}
          emblem="key"
          title={t`You’re not logged in`}
          actions={again(t`Log in another way`)}
        >
          {t`Only agents can log in here. Members use the main site`}
        </EmptyState>
      )
    case 'blocked':
    case 'bad-address':
      return (
        <EmptyState level={1} emblem="key" title={t`You’re not logged in`}>
          {refusal(status, { status })}
        </EmptyState>
      )
    case 'too-many':
    case 'maintenance':
      return (
        <ErrorState
          level={1}
          emblem="key"
          title={t`The login wasn’t finished`}
          retry={{ label: t`Try again`, onRetry }}
        >
          {refusal(status, { status })}
        </ErrorState>
      )
    case 'failed':
      return (
        <ErrorState
          level={1}
          emblem="key"
          title={t`The login wasn’t finished`}
          actions={again(t`Log in`)}
        >
          {t`It took too long or was begun in another tab. Start once more`}
        </ErrorState>
      )
    case 'unreachable':
      return (
        <ErrorState
          level={1}
          emblem="key"
          title={t`The login wasn’t finished`}
          retry={{ label: t`Try again`, onRetry }}
        >
          {t`No answer came. Check your internet and try again`}
        </ErrorState>
      )
  }
}
