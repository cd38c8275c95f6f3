import {
  Button,
  ChevronLeftIcon,
  FlameLoader,
  IconButton,
  RefreshCwIcon,
} from '#components/index.ts'
import { VendorFrame } from '#features/site/index.ts'
import type { FrameAddress } from '#platform/vendor-frame.ts'
import { useLingui } from '@lingui/react/macro'

export interface BetFrameProps {
  /** Of the operator's own lottery; checked before it comes here. */
  address: FrameAddress
  name: string
  backHref: string
  /** Its page has loaded, or said that it is ready. */
  here: boolean
  /** It has been on its way for long. */
  slow: boolean
  onReload(): void
  onArrived(): void
  /** It said something; it was really that page that spoke. */
  onMessage(data: unknown): void
}

/** The operator's own lottery in a frame (section 2). */
export function BetFrame(props: BetFrameProps) {
  const { address, name, backHref, here, slow, onReload, onArrived, onMessage } = props
  const { t } = useLingui()
  return (
    <div className="flex min-h-[70dvh] flex-col gap-3">
      <div className="flex items-center gap-2">
        <IconButton asChild label={t`Back to the lotteries`}>
          <a href={backHref}>
            <ChevronLeftIcon className="rtl:-scale-x-100" />
          </a>
        </IconButton>
        <h1 className="type-title-lg text-primary">{name}</h1>
      </div>
      <div className="relative flex-1 overflow-hidden rounded-card bg-neutral-1000">
        {!here && (
          <div className="absolute inset-0 grid place-items-center">
            <FlameLoader label={t`Loading`} />
          </div>
        )}
        <VendorFrame
          address={address}
          title={name}
          onArrived={onArrived}
          onMessage={onMessage}
          className="relative size-full min-h-[70dvh] border-0"
        />
        {slow && (
          <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 overflow-y-auto bg-canvas px-4 py-8 text-center">
            <FlameLoader label={t`Loading`} />
            <h2 className="type-display-sm text-primary">
              {t`The lottery is coming. It’s taking longer than usual`}
            </h2>
            <div className="mt-2 flex flex-wrap justify-center gap-3">
              <Button variant="primary" iconStart={<RefreshCwIcon />} onClick={onReload}>
                {t`Reload`}
              </Button>
              <Button asChild>
                <a href={backHref}>{t`Back to the lotteries`}</a>
              </Button>
            </div>
          </div>
        )}
        {/* Here before it has anything to say, or nobody would hear it. */}
        <p role="status" className="sr-only">
          {slow && t`The lottery is coming. It’s taking longer than usual`}
        </p>
      </div>
    </div>
  )
}
