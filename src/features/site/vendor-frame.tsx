import { type FrameAddress, hearFrame } from '#platform/vendor-frame.ts'
import { useEffect, useEffectEvent, useRef } from 'react'

export interface VendorFrameProps {
  /** Checked before it comes here. */
  address: FrameAddress
  /** Names the frame for those who hear it. */
  title: string
  /** Its page has loaded. */
  onArrived(): void
  /** It said something; it was really that page that spoke. */
  onMessage(data: unknown): void
  className: string
}

/**
 * Somebody else's page: it may run scripts and send forms, and neither takes the window away nor reads
 * what is ours. A page of our own origin gets none, or it could act as the site.
 */
export function VendorFrame({ address, title, onArrived, onMessage, className }: VendorFrameProps) {
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
    <iframe
      key={url}
      ref={frame}
      src={url}
      title={title}
      sandbox={
        own
          ? 'allow-scripts allow-forms'
          : 'allow-scripts allow-forms allow-same-origin allow-popups'
      }
      allow="fullscreen"
      referrerPolicy="no-referrer"
      // Not the event: it leads to a window that may not be read.
      onLoad={() => onArrived()}
      className={className}
    />
  )
}
