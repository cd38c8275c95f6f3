import { useLingui } from '@lingui/react/macro'
import { Link } from '#components/index.ts'

export interface ForgotLinkProps {
  /** Where a lost password is replaced; no link without it. */
  href: string | undefined
  /** Instead of following `href`. */
  onForgot: (() => void) | undefined
}

/** The way from a login to a new password. */
export function ForgotLink({ href, onForgot }: ForgotLinkProps) {
  const { t } = useLingui()
  if (href === undefined) return null
  return (
    <Link
      href={href}
      className="py-0.5 type-body-sm"
      onClick={(event) => {
        if (!onForgot || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onForgot()
      }}
    >
      {t`Forgot password`}
    </Link>
  )
}
