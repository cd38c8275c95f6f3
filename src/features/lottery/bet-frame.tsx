import { ChevronLeftIcon, FlameLoader, IconButton } from '#components/index.ts'
import { type FrameAddress, hearFrame } from '#platform/vendor-frame.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'

export interface BetFrameProps {
  /** Of the operator's own lottery; checked before it comes here. */
  address: FrameAddress
  name: string
  backHref: string
  /** Its page has loaded, or said that it is ready. */
  here: boolean
  onArrived(): void
  /** It said something; it was really that page that spoke. */
  onMessage(data: unknown): void
}

/**
 * The operator's own lottery in a frame (section 2). It is somebody else's page: it may run scripts and
 * send forms, and neither takes the window away nor reads what is ours.
 */
export function BetFrame({ address, name, backHref, here, onArrived, onMessage }: BetFrameProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const { url, origin, own } = address
  const hear = useEffectEvent(onMessage)
  useEffect(
    () =>
      hearFrame(
        () => frame.current,
        { origin },
        (data) => hear(data),
      ),
    [origin],
  )
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
        <iframe
          key={url}
          ref={frame}
          src={url}
          title={name}
          sandbox={
            own
              ? 'allow-scripts allow-forms'
              : 'allow-scripts allow-forms allow-same-origin allow-popups'
          }
          referrerPolicy="no-referrer"
          allow="fullscreen"
          onLoad={onArrived}
          className="relative size-full min-h-[70dvh] border-0"
        />
      </div>
    </div>
  )
}
