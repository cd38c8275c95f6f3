import { Trans } from '@lingui/react/macro'
import { Link } from '#components/index.ts'
import type { ReactNode } from 'react'

export interface ServiceLineProps {
  /** Opens customer service; no line without it. */
  onService: (() => void) | undefined
}

/** The way to people, under a form that may not help (section 2, Forgot-password dialog). */
export function ServiceLine({ onService }: ServiceLineProps) {
  if (onService === undefined) return null
  return (
    <p className="text-center type-body-sm text-secondary">
      <Trans>
        Trouble? <ServiceLink onPress={onService}>Talk to customer service</ServiceLink>
      </Trans>
    </p>
  )
}

/** Looks like a link, and is a button: what it opens is a window, which is found by pressing it. */
function ServiceLink({ onPress, children }: { onPress: () => void; children?: ReactNode }) {
  return (
    <Link asChild tone="service">
      <button type="button" onClick={onPress}>
        {children}
      </button>
    </Link>
  )
}
