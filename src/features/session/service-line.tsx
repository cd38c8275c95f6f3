import { Trans } from '@lingui/react/macro'
import { Link } from '#components/index.ts'

/** The way to people, under a form that may not help (section 2, Forgot-password dialog). */
export function ServiceLine({ href }: { href: string | null }) {
  if (href === null) return null
  return (
    <p className="text-center type-body-sm text-secondary">
      <Trans>
        Trouble?{' '}
        <Link href={href} target="_blank" tone="service">
          Talk to customer service
        </Link>
      </Trans>
    </p>
  )
}
