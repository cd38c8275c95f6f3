import { useLingui } from '@lingui/react/macro'
import { HeadsetIcon, MessageDialog, WifiOffIcon } from '#components/index.ts'

/**
 * Why customer service did not open in its window.
 * - `blocked`: by the browser; a link opens it
 * - `failed`: there is no address, or none that we trust
 */
export const serviceTroubles = ['blocked', 'failed', 'offline'] as const
export type ServiceTroubleStatus = (typeof serviceTroubles)[number]

export type ServiceTrouble =
  | { status: Exclude<ServiceTroubleStatus, 'blocked'> }
  | {
      status: 'blocked'
      /** Where it would have led. */
      href: string
    }

export type ServiceMessageProps = ServiceTrouble & {
  open: boolean
  onRetry(): void
  onDismiss(): void
}

/** What stands there when the window of customer service does not (section 8). */
export function ServiceMessage(props: ServiceMessageProps) {
  const { status, open, onRetry, onDismiss } = props
  const { t } = useLingui()
  const common = { open, onDismiss, cancelLabel: t`Cancel` }
  switch (props.status) {
    case 'blocked':
      return (
        <MessageDialog
          {...common}
          icon={<HeadsetIcon size="lg" />}
          title={t`Your browser blocked the window`}
          confirmLabel={t`Open in a new tab`}
          onConfirm={() => {
            window.open(props.href, '_blank', 'noopener,noreferrer')
            onDismiss()
          }}
        >
          <p>{t`Customer service opens in a window of its own. Allow it, or use a new tab`}</p>
        </MessageDialog>
      )
    case 'failed':
    case 'offline':
      return (
        <MessageDialog
          {...common}
          tone="warning"
          icon={status === 'offline' ? <WifiOffIcon size="lg" /> : <HeadsetIcon size="lg" />}
          title={t`Customer service`}
          confirmLabel={t`Try again`}
          onConfirm={onRetry}
        >
          {status === 'offline'
            ? t`The connection dropped. Check your internet and try again`
            : t`Customer service didn’t open. Try again or use another channel`}
        </MessageDialog>
      )
  }
}
