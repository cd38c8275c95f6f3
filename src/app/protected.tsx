import { cx } from '#components/cx.ts'
import { type Action, may } from '#features/session/index.ts'
import { Gate } from '#features/session/gate.tsx'
import { useMemberFailure } from '#features/session/use-member-failure.ts'
import { useCanJoin } from '#features/site/index.ts'
import { type ReactNode, useEffect } from 'react'
import { somethingPressed } from './early-events.ts'
import { lateArrival } from './late.tsx'
import { useOverlays } from './overlays/overlays.tsx'
import { NotFound } from './not-found.tsx'
import { useVisitor } from './use-visitor.ts'

/**
 * A page that is merely there loads no form. It is asked for by who has moved, be it on the page
 * before, whose link led here. What was pressed meanwhile has been done by then: a press on the door's
 * own button would open it once more for who has just closed it.
 */
const somebodyThere = () =>
  document.referrer.startsWith(`${location.origin}/`) ? Promise.resolve() : lateArrival()

/**
 * A page, or a part of one, that is not for everybody (A14). Who comes as a guest is asked to log
 * in, and what they came for stands there afterwards; who may not see it is told so.
 */
export function Protected({
  action,
  standIn,
  children,
}: {
  action: Action
  /**
   * The page’s title and boxes, until it is known who is here. It is in the server’s page, too, where
   * the first script puts it in the place of the door for who is signed in: so it says nothing of a wait.
   */
  standIn: ReactNode
  children: ReactNode
}) {
  const verdict = may(useVisitor(), action)
  const canJoin = useCanJoin()
  const overlays = useOverlays()
  const failure = useMemberFailure()

  useEffect(() => {
    if (verdict !== 'login' && verdict !== 'demo') return
    const name = verdict === 'login' ? 'login' : 'message'
    let wanted = true
    void somebodyThere().then(() => {
      // Who has pressed something already gets that: they may have pressed the door's own button.
      if (wanted && !somethingPressed())
        overlays.open(name, name === 'login' ? {} : { message: 'demo' })
    })
    return () => {
      wanted = false
      // Somebody else by now, by a link or in another tab, or on another page.
      overlays.close(name)
    }
  }, [verdict, overlays])

  if (verdict === 'yes') return children
  if (verdict === 'off' || verdict === 'rank') return <NotFound />
  const failed = verdict === 'wait' && failure
  const waits = verdict === 'wait' && !failed
  return (
    // As high as what may take its place: the footer stays below.
    <div
      className={cx(
        'relative flow-root min-h-dvh',
        verdict === 'login' && 'in-data-member:invisible',
      )}
    >
      {(waits || verdict === 'login') && (
        <div
          aria-busy={waits || undefined}
          className={cx(
            'visible',
            !waits && 'absolute inset-x-0 top-0 hidden in-data-member:block',
          )}
        >
          {standIn}
        </div>
      )}
      {!waits && (
        <Gate
          {...(failed ? { status: 'failed' as const, ...failed } : { status: verdict })}
          canJoin={canJoin}
          onLogin={() => overlays.open('login')}
          onLoginNear={() => overlays.prepare('login')}
        />
      )}
    </div>
  )
}
