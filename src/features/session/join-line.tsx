import { Trans } from '@lingui/react/macro'
import { Link } from '#components/index.ts'

export interface JoinLineProps {
  /** Where accounts are made; no line without it. */
  href: string | undefined
  /** Instead of following `href`. */
  onJoin: (() => void) | undefined
}

/** The way from a login to the registration. */
export function JoinLine({ href, onJoin }: JoinLineProps) {
  if (href === undefined) return null
  return (
    <p className="text-center type-body-sm text-secondary">
      <Trans>
        New here?{' '}
        <Link
          href={href}
          onClick={(event) => {
            if (!onJoin || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onJoin()
          }}
        >
          Create an account
        </Link>
      </Trans>
    </p>
  )
}
