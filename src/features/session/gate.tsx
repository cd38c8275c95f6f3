import { Button, EmptyState, FlameLoader } from '#components/index.ts'
import { LoadFailed, type LoadFailure } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'

/**
 * Who stands before a page that is not for everybody.
 * - `login`: a guest; `wait`: it is not known yet; `failed`: nor will it be without asking again
 * - `demo`: somebody on a demo account; `agents`: a member, where only agents go
 */
export const gateStatuses = ['login', 'wait', 'failed', 'demo', 'agents'] as const
export type GateStatus = (typeof gateStatuses)[number]

export type GateProps = (
  | { status: Exclude<GateStatus, 'failed'> }
  | ({ status: 'failed' } & LoadFailure)
) & {
  /** Registration is open. */
  canJoin: boolean
  onLogin(): void
  /** Somebody points at that button: time to fetch the form. */
  onLoginNear(): void
}

/** What stands in the place of a page until its visitor may see it (A14). */
export function Gate(props: GateProps) {
  const { canJoin, onLogin, onLoginNear } = props
  const { t } = useLingui()
  switch (props.status) {
    case 'wait':
      return <FlameLoader label={t`Loading`} className="mx-auto my-10" />
    case 'failed': {
      const { code, retrying, onRetry } = props
      return (
        <LoadFailed
          level={1}
          title={t`Your account didn’t load`}
          {...{ code, retrying, onRetry }}
        />
      )
    }
    case 'login':
      return (
        <EmptyState
          emblem="key"
          level={1}
          title={t`Log in to open this page`}
          actions={
            <Button
              variant="primary"
              onClick={onLogin}
              onPointerEnter={onLoginNear}
              onFocus={onLoginNear}
            >
              {t`Log in`}
            </Button>
          }
        >
          {t`It’s for members, and opens as soon as you’re in`}
        </EmptyState>
      )
    case 'demo':
      return (
        <EmptyState
          emblem="key"
          level={1}
          title={t`Create an account first`}
          actions={
            <Button variant="primary" asChild>
              {canJoin ? <a href="/register">{t`Create an account`}</a> : <a href="/">{t`Home`}</a>}
            </Button>
          }
        >
          {t`A demo account can’t open this`}
        </EmptyState>
      )
    case 'agents':
      return (
        <EmptyState
          emblem="key"
          level={1}
          title={t`This is the agents’ room`}
          actions={
            <Button variant="primary" asChild>
              <a href="/">{t`Home`}</a>
            </Button>
          }
        >
          {t`Your account is a member’s. Ask customer service how to become an agent`}
        </EmptyState>
      )
  }
}
