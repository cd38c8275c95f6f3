import { ChevronLeftIcon, FlameLoader, IconButton } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

export interface BetFrameProps {
  /** Of the operator's own lottery; checked before it comes here. */
  url: string
  /** It is a page of our own origin, which must not be able to act as this one. */
  own: boolean
  name: string
  backHref: string
}

/**
 * The operator's own lottery in a frame (section 2). It is somebody else's page: it may run scripts and
 * send forms, and neither takes the window away nor reads what is ours.
 */
export function BetFrame({ url, own, name, backHref }: BetFrameProps) {
  const { t } = useLingui()
  const [here, setHere] = useState(false)
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
          src={url}
          title={name}
          sandbox={
            own ? 'allow-scripts allow-forms' : 'allow-scripts allow-forms allow-same-origin'
          }
          referrerPolicy="origin"
          allow="fullscreen"
          onLoad={() => setHere(true)}
          className="relative size-full min-h-[70dvh] border-0"
        />
      </div>
    </div>
  )
}
