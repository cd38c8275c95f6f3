import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Divider, Link } from '#components/index.ts'
import type { SocialProvider } from '#contract/index.ts'
import type { SocialStatus } from './social-state.ts'

export interface SocialButtonsProps {
  status: SocialStatus
  providers: readonly SocialProvider[]
  /** The one that was pressed; null while none was. */
  chosen: string | null
  /** Years (decision 9): who comes for the first time gets an account by it. */
  minAge: number
  /** Where the user agreement is. */
  agreementHref: string
  onChoose(id: string): void
}

/** The ways in by somebody who knows the player (A3); nothing while there are none. */
export function SocialButtons(props: SocialButtonsProps) {
  const { status, providers, chosen, minAge, agreementHref, onChoose } = props
  const { t } = useLingui()
  if (providers.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <Divider>{t({ message: 'or', context: 'another way to log in' })}</Divider>
      {status === 'failed' && (
        <Alert tone="negative">{t`We couldn’t reach them. Try again or log in another way`}</Alert>
      )}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          size="lg"
          block
          busy={status === 'leaving' && chosen === id}
          busyLabel={t`Going to ${name}`}
          onClick={() => onChoose(id)}
        >
          {t`Continue with ${name}`}
        </Button>
      ))}
      <p className="text-center type-caption text-muted">
        <Trans>
          By continuing, you’re {minAge} or older and accept the{' '}
          <Link href={agreementHref} target="_blank">
            user agreement
          </Link>
        </Trans>
      </p>
    </div>
  )
}
