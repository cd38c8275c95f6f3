import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { WifiOffIcon } from '../media/icons/status.ts'

export type OfflineStripProps = {
  /** The network is gone; nothing shows while it is there. */
  offline: boolean
  /** What the page shows meanwhile, with the time it is of. */
  children: ReactNode
  /** A way to try again. */
  retry?: { label: string; onRetry: () => void; busy?: boolean }
  className?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * 40 px over the header: no network, and of when the data is. What needs the network says so itself;
 * the strip only says why. It stays in the page, so that its coming is read out.
 */
export function OfflineStrip({ offline, children, retry, className, ref }: OfflineStripProps) {
  return (
    <div
      ref={ref}
      data-slot="offline-strip"
      data-state={offline ? 'offline' : 'online'}
      role="status"
      className={cx(
        offline &&
          'flex min-h-10 flex-wrap items-center justify-center gap-x-[10px] bg-status-warning-bg px-4 py-1 type-label text-status-warning-fg forced-colors:border-b',
        className,
      )}
    >
      {offline && (
        <>
          <span className="flex min-w-0 items-center gap-[10px]">
            <WifiOffIcon />
            <span className="min-w-0 wrap-break-word">{children}</span>
          </span>
          {retry && (
            <button
              type="button"
              aria-disabled={retry.busy || undefined}
              aria-busy={retry.busy || undefined}
              onClick={() => !retry.busy && retry.onRetry()}
              className="relative min-h-8 max-w-full wrap-break-word rounded-xs underline underline-offset-[.28em] hover:decoration-2 pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5"
            >
              {retry.label}
            </button>
          )}
        </>
      )}
    </div>
  )
}
