import { useLingui } from '@lingui/react/macro'
import {
  Button,
  CopyButton,
  Link,
  Mark,
  QrCode,
  RefreshCwIcon,
  Skeleton,
} from '#components/index.ts'
import { useSite } from '#features/site/index.ts'
import type { ReactNode } from 'react'
import { ByHand } from './by-hand.tsx'
import { type DownloadGuideProps, wayOfState } from './download-state.ts'
import { GiftLine } from './gift-line.tsx'
import { PackageFacts } from './package-facts.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { useSteps } from './use-steps.ts'

/** Four stages side by side: the code, then three drawn phones. */
export function DownloadStages(props: DownloadGuideProps & { className?: string }) {
  const { t } = useLingui()
  const { mark } = useSite()
  const way = wayOfState(props)
  const steps = useSteps(props.platform, way)
  const host = props.site.replace(/^https?:\/\//, '')
  const scans = props.status === 'ready' || props.status === 'loading'
  return (
    <div className={props.className}>
      <ol aria-label={t`Steps`} className="grid grid-cols-2 gap-x-5 gap-y-6 lg:grid-cols-4">
        <Stage
          number={1}
          title={scans ? t`Scan with your camera` : t`Open ${host} on your phone`}
          hint={props.status === 'ready' && <PackageFacts {...props} />}
        >
          <FirstStage {...props} />
        </Stage>
        {steps.map(({ view, title, hint }, at) => (
          <Stage key={view} number={at + 2} title={title} hint={hint}>
            <PhonePicture view={view} mark={mark} className="h-full" />
          </Stage>
        ))}
      </ol>
      {way !== 'site' && <ByHand platform={props.platform} />}
      <Foot {...props} />
    </div>
  )
}

type StageProps = { number: number; title: string; hint: ReactNode; children: ReactNode }

function Stage({ number, title, hint, children }: StageProps) {
  return (
    <li className="flex min-w-0 flex-col gap-3">
      <div className="grid h-[176px] place-items-center overflow-hidden rounded-lg bg-surface inset-ring inset-ring-subtle">
        {children}
      </div>
      <div className="flex gap-2">
        <span
          aria-hidden="true"
          className="grid size-6 shrink-0 place-items-center rounded-full type-caption font-semibold text-primary inset-ring-[1.5px] inset-ring-(--fy-color-border-control)"
        >
          {number}
        </span>
        <div className="min-w-0">
          <p className="type-label text-balance wrap-break-word text-primary">{title}</p>
          {hint && (
            <p className="mt-0.5 type-caption text-balance wrap-break-word text-secondary">
              {hint}
            </p>
          )}
        </div>
      </div>
    </li>
  )
}

/** The code, or what stands in its place. */
function FirstStage(props: DownloadGuideProps) {
  const { t } = useLingui()
  const { mark } = useSite()
  if (props.status === 'loading') return <Skeleton className="size-[148px]" />
  if (props.status === 'failed') {
    const { code } = props
    return (
      <div role="status" className="grid justify-items-center gap-2 px-4 text-center">
        <p className="type-label text-primary">{t`The code didn’t load`}</p>
        <p className="type-caption text-secondary">{t`Error code ${code}`}</p>
        <Button
          size="sm"
          iconStart={<RefreshCwIcon />}
          busy={props.retrying}
          busyLabel={t`Loading`}
          onClick={props.onRetry}
        >
          {t`Try again`}
        </Button>
      </div>
    )
  }
  if (props.status === 'none') {
    return <PhonePicture view="address" mark={mark} className="h-full" />
  }
  const { address } = props
  return (
    <QrCode
      size="lg"
      value={address}
      label={t`Code that leads to ${address}`}
      failedLabel={t`The address is too long for a code`}
      logo={<Mark markup={mark} />}
    />
  )
}

/** What can be done without a camera. */
function Foot(props: DownloadGuideProps) {
  const { t } = useLingui()
  const { install } = props
  const link =
    props.status === 'ready' && props.way !== 'site' && props.here ? (
      <Link href={props.address} download>
        {t`Install directly`}
      </Link>
    ) : install === 'possible' || install === 'asking' ? (
      <Link asChild>
        <button type="button" onClick={props.onInstall}>
          {t`Install directly`}
        </button>
      </Link>
    ) : null
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-subtle pt-3 type-body-sm text-secondary">
      <div className="flex min-h-control-sm min-w-0 flex-wrap items-center gap-x-2">
        <p>
          {install === 'installed' ? (
            t`It’s on this device already`
          ) : link ? (
            <>
              {t`On this device?`} {link}
            </>
          ) : (
            t`No camera? Send yourself the link`
          )}
        </p>
        {!link && (
          <CopyButton
            size="sm"
            variant="ghost"
            text={props.status === 'ready' ? props.address : props.site}
            label={t`Copy link`}
            copiedLabel={t`Copied`}
            failedLabel={t`Copy it by hand`}
          />
        )}
      </div>
      {props.gift && <GiftLine {...props.gift} />}
    </div>
  )
}
