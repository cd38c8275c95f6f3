import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  ArrowUpFromLineIcon,
  Button,
  CheckIcon,
  CopyButton,
  DownloadIcon,
  EllipsisVerticalIcon,
  Mark,
  QrCode,
  SettingsIcon,
  Share2Icon,
  ShieldCheckIcon,
  Skeleton,
  SquarePlusIcon,
} from '#components/index.ts'
import { SectionFailure, useSite } from '#features/site/index.ts'
import type { ReactNode } from 'react'
import { ByHand } from './by-hand.tsx'
import { type DownloadGuideProps, wayOfState } from './download-state.ts'
import { GiftLine } from './gift-line.tsx'
import { PackageFacts } from './package-facts.tsx'
import type { PhoneView } from './phone-picture.tsx'
import { useSteps } from './use-steps.ts'

/** What to look for on the screen. */
const marks: Record<PhoneView, ReactNode> = {
  address: <Share2Icon />,
  menu: <EllipsisVerticalIcon />,
  share: <ArrowUpFromLineIcon />,
  add: <SquarePlusIcon />,
  home: <CheckIcon />,
  file: <DownloadIcon />,
  source: <ShieldCheckIcon />,
  allow: <DownloadIcon />,
  settings: <SettingsIcon />,
}

/** The same on the phone itself: the button, what to press after it, and the code for another one. */
export function DownloadList(props: DownloadGuideProps & { className?: string }) {
  const { t } = useLingui()
  const way = wayOfState(props)
  const steps = useSteps(props.platform, way)
  return (
    <div className={props.className}>
      <div className="flex flex-col gap-6">
        <FirstStep {...props} />
        <ol aria-label={t`Steps`}>
          {steps.map(({ view, title, hint }) => (
            <li
              key={view}
              className="relative min-h-[62px] ps-[44px] pb-5 before:absolute before:start-[13px] before:top-[28px] before:bottom-0 before:w-0.5 before:bg-(--fy-color-border-default) last:min-h-[28px] last:pb-0 last:before:hidden forced-colors:before:bg-[CanvasText]"
            >
              <span className="absolute start-0 top-0 grid size-[28px] place-items-center rounded-full text-primary inset-ring-[1.5px] inset-ring-(--fy-color-border-control) *:size-4">
                {marks[view]}
              </span>
              <p className="type-title-sm wrap-break-word text-primary">{title}</p>
              {hint && <p className="type-caption wrap-break-word text-secondary">{hint}</p>}
            </li>
          ))}
        </ol>
      </div>
      {way !== 'site' && <ByHand platform={props.platform} />}
      {props.gift && <GiftLine {...props.gift} className="mt-6" />}
      <OtherDevice {...props} />
    </div>
  )
}

/** What this phone can do at once; nothing where only the steps below help. */
function FirstStep(props: DownloadGuideProps) {
  const { t } = useLingui()
  const { status, install } = props
  if (install === 'installed') {
    return (
      <Alert tone="positive" live={false} title={t`It’s on this device already`}>
        {t`Open it from your home screen`}
      </Alert>
    )
  }
  if (status === 'failed') return <SectionFailure {...props} />
  if (status === 'loading') return <Skeleton className="h-control-lg w-full" />
  const look = {
    variant: 'primary',
    size: 'lg',
    block: true,
    iconStart: <DownloadIcon />,
  } as const
  const words = t`Install on this device`
  if (props.elsewhere) return null
  if (status === 'ready' && props.way !== 'site') {
    return (
      <div className="flex flex-col gap-2">
        <Button asChild {...look}>
          <a href={props.address} download>
            {words}
          </a>
        </Button>
        <p className="text-center type-caption text-muted empty:hidden">
          <PackageFacts {...props} />
        </p>
      </div>
    )
  }
  if (install === 'unknown') return null
  return (
    <Button
      {...look}
      busy={install === 'asking'}
      busyLabel={t`Answer your browser`}
      onClick={props.onInstall}
    >
      {words}
    </Button>
  )
}

/** The code is for a camera, so it is for another device than this one. */
function OtherDevice(props: DownloadGuideProps) {
  const { t } = useLingui()
  const { mark } = useSite()
  const address = props.status === 'ready' ? props.address : props.site
  return (
    <section className="mt-6 flex gap-4 rounded-card border border-subtle bg-surface p-4 max-[22.5rem]:flex-col">
      {props.status === 'ready' && (
        <QrCode
          className="shrink-0"
          value={address}
          label={t`Code that leads to ${address}`}
          failedLabel={t`The address is too long for a code`}
          logo={<Mark markup={mark} />}
        />
      )}
      <div className="flex min-w-0 flex-col items-start gap-2">
        <div>
          <h2 className="type-title-sm text-primary">{t`Have another device?`}</h2>
          <p className="type-body-sm text-secondary">
            {props.status === 'ready'
              ? t`Scan this code with it, or send yourself the link`
              : t`Send yourself the link`}
          </p>
        </div>
        {props.onShare ? (
          <Button iconStart={<Share2Icon />} onClick={props.onShare}>
            {t`Share link`}
          </Button>
        ) : (
          <CopyButton
            text={address}
            label={t`Copy link`}
            copiedLabel={t`Copied`}
            failedLabel={t`Copy it by hand`}
          />
        )}
      </div>
    </section>
  )
}
