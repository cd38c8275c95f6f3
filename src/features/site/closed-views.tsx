import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, ClosedPage, HeadsetIcon, Link, RefreshCwIcon } from '#components/index.ts'
import { useFormat } from './use-format.ts'

interface Closed {
  logo: ReactNode
  /** The language switch: all that is left of the bars. */
  languages: ReactNode
  /** Where customer service is; null when there is no way to it. */
  serviceHref: string | null
  /** Opens customer service in its own window, in the place of that link. */
  onService?: (() => void) | undefined
}

export interface MaintenanceViewProps extends Closed {
  /** Instants, when they are known. */
  startsAt: string | null
  endsAt: string | null
  busy: boolean
  onRetry(): void
}

function ServiceButton({ serviceHref, onService }: Pick<Closed, 'serviceHref' | 'onService'>) {
  const { t } = useLingui()
  if (serviceHref === null) return null
  return (
    <Button variant="primary" size="lg" iconStart={<HeadsetIcon />} asChild>
      <a
        href={serviceHref}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          if (!onService) return
          event.preventDefault()
          onService()
        }}
      >
        {t`Contact customer service`}
      </a>
    </Button>
  )
}

/** Maintenance (S1): since when, until when, and who can be asked. */
export function MaintenanceView(props: MaintenanceViewProps) {
  const { logo, languages, serviceHref, onService, startsAt, endsAt, busy, onRetry } = props
  const { t } = useLingui()
  const format = useFormat()
  return (
    <ClosedPage
      brand={logo}
      tools={languages}
      title={t`Tidying the house. Back soon`}
      text={t`We’re working on the games. Your balance and bets are safe`}
      facts={[
        ...(startsAt
          ? [{ id: 'start', label: t`Closed since`, value: format.dateTime(startsAt) }]
          : []),
        ...(endsAt ? [{ id: 'end', label: t`Expected back`, value: format.dateTime(endsAt) }] : []),
      ]}
      actions={
        <>
          <ServiceButton serviceHref={serviceHref} onService={onService} />
          <Button
            size="lg"
            iconStart={<RefreshCwIcon />}
            busy={busy}
            busyLabel={t`Loading`}
            onClick={onRetry}
          >
            {t`Try again`}
          </Button>
        </>
      }
    />
  )
}

export interface RegionBlockViewProps extends Closed {
  /** The visitor's address; '' when the server did not say. */
  ip: string
  /** The address has been copied. */
  copied: boolean
  onCopy(): void
  /** The server's own words, when it sent some: text, never HTML. */
  message: string | null
}

/** Region block (S1): the visitor's address, and who can be asked. */
export function RegionBlockView(props: RegionBlockViewProps) {
  const { logo, languages, serviceHref, onService, ip, copied, onCopy, message } = props
  const { t } = useLingui()
  const copy = (
    <>
      <Link asChild>
        <button type="button" onClick={onCopy}>
          {copied ? t`Copied` : t`Copy`}
        </button>
      </Link>
      <span role="status" className="sr-only">
        {copied && t`Copied`}
      </span>
    </>
  )
  return (
    <ClosedPage
      brand={logo}
      tools={languages}
      title={t`We’re not open in your area`}
      text={
        message ??
        t`We can’t open from this region. If it’s a mistake, send these details to customer service`
      }
      facts={ip ? [{ id: 'ip', label: t`Your IP`, value: ip, action: copy }] : []}
      actions={<ServiceButton serviceHref={serviceHref} onService={onService} />}
    />
  )
}
