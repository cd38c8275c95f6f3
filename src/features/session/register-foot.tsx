import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Link } from '#components/index.ts'
import type { UseFormRegisterReturn } from 'react-hook-form'

export interface RegisterFootProps {
  /** What `register` of the form gives for the tick. */
  agreed: UseFormRegisterReturn
  /** What is wrong with the tick, in words. */
  agreedError: string | undefined
  /** Years (decision 9). */
  minAge: number
  /** Where the user agreement is. */
  agreementHref: string
  /** Where one logs in. */
  loginHref: string
  busy: boolean
  /** Empties the form; no button without it. */
  onReset?: (() => void) | undefined
  /** Instead of following `loginHref`. */
  onLogin?: (() => void) | undefined
}

/** The end of the form: age and terms, the button, the way to the login. */
export function RegisterFoot(props: RegisterFootProps) {
  const { agreed, agreedError, minAge, agreementHref, loginHref, busy, onReset, onLogin } = props
  const { t } = useLingui()
  return (
    <>
      <Checkbox
        {...agreed}
        required
        error={agreedError}
        // The agreement opens in a window of its own: what is typed here stays.
        label={
          <Trans>
            I’m {minAge} or older and accept the{' '}
            <Link href={agreementHref} target="_blank">
              user agreement
            </Link>
          </Trans>
        }
      />
      <div className="flex flex-wrap gap-3 *:first:min-w-0 *:first:flex-1">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={busy}
          busyLabel={t`Creating your account`}
        >
          {t`Create an account`}
        </Button>
        {onReset && (
          <Button variant="ghost" size="lg" onClick={onReset}>
            {t({ message: 'Clear', context: 'form' })}
          </Button>
        )}
      </div>
      <p className="text-center type-body-sm text-secondary">
        <Trans>
          Have an account?{' '}
          <Link
            href={loginHref}
            onClick={(event) => {
              if (!onLogin) return
              event.preventDefault()
              onLogin()
            }}
          >
            Log in
          </Link>
        </Trans>
      </p>
    </>
  )
}
