import { useLingui } from '@lingui/react/macro'
import { Button } from '#components/index.ts'

export interface GuestActionsProps {
  /** Registration is switched on. */
  canJoin: boolean
  /** The page one is on is the form itself: nothing leads there. @default false */
  atLogin?: boolean
  /** The same of the form that joins. @default false */
  atJoin?: boolean
  onLogin(): void
  /** Somebody points at the button: time to fetch the form. */
  onLoginNear(): void
  /** Joins where one is; without it, and with a modifier's help, the link leads to the page. */
  onJoin?(): void
  onJoinNear?(): void
}

/**
 * Log in, and join when registration is open. On a phone joining and the flame are the bottom bar's,
 * and the header stays calm.
 */
export function GuestActions(props: GuestActionsProps) {
  const { canJoin, atLogin = false, atJoin = false, onLogin, onLoginNear } = props
  const { onJoin, onJoinNear } = props
  const { t } = useLingui()
  const login = { onClick: onLogin, onPointerEnter: onLoginNear, onFocus: onLoginNear }
  return (
    <>
      {!atLogin && (
        <Button variant="ghost" className={canJoin ? undefined : 'md:hidden'} {...login}>
          {t`Log in`}
        </Button>
      )}
      {!atLogin && !canJoin && (
        <Button variant="primary" className="max-md:hidden" {...login}>
          {t`Log in`}
        </Button>
      )}
      {canJoin && !atJoin && (
        <Button variant="primary" className="max-md:hidden" asChild>
          <a
            href="/register"
            onClick={(event) => {
              if (!onJoin || event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onJoin()
            }}
            onPointerEnter={onJoinNear}
            onFocus={onJoinNear}
          >{t`Join`}</a>
        </Button>
      )}
    </>
  )
}
