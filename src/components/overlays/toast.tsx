import * as Primitive from '@radix-ui/react-toast'
import type { Ref } from 'react'

import { IconButton } from '../actions/icon-button.tsx'
import { Link } from '../actions/link.tsx'
import { cx } from '../cx.ts'
import type { AlertTone } from '../feedback/alert.tsx'
import type { Icon } from '../media/icon.tsx'
import { XIcon } from '../media/icons/interface.ts'
import {
  CircleAlertIcon,
  CircleCheckIcon,
  InfoIcon,
  TriangleAlertIcon,
} from '../media/icons/status.ts'
import { useToast, useToasts, type Toast } from './toast-store.tsx'

/** A toast's tones are an alert's; only its icon carries the colour. */
export { alertAxes as toastAxes } from '../feedback/alert.tsx'

const look: Record<AlertTone, { mark: Icon; ink: string }> = {
  info: { mark: InfoIcon, ink: 'text-status-info-fg' },
  positive: { mark: CircleCheckIcon, ink: 'text-positive' },
  warning: { mark: TriangleAlertIcon, ink: 'text-status-warning-fg' },
  negative: { mark: CircleAlertIcon, ink: 'text-negative' },
}

/**
 * Into how many parts the window is divided: what is longer than its part scrolls, so that every x
 * stays in sight. There are four, and one that leaves.
 */
const shares = ['[--toasts:1]', '[--toasts:2]', '[--toasts:3]', '[--toasts:4]', '[--toasts:5]']

export type ToastRegionProps = {
  /** Names the region; `{hotkey}` in it becomes the key that jumps there, F8. */
  regionLabel: string
  /** Read out before a message: "Notification". */
  messageLabel: string
  /** Says what the x does. */
  closeLabel: string
  className?: string
  ref?: Ref<HTMLOListElement>
}

/**
 * Where messages appear: bottom right, newest below; on a phone under the header. They wait while the
 * pointer or the focus is on one of them.
 */
export function ToastRegion({
  regionLabel,
  messageLabel,
  closeLabel,
  className,
  ref,
}: ToastRegionProps) {
  const toasts = useToasts()
  const { dismiss } = useToast()
  return (
    <Primitive.Provider label={messageLabel} duration={5000}>
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          onClose={() => dismiss(toast.id)}
        />
      ))}
      <Primitive.Viewport
        ref={ref}
        label={regionLabel}
        data-slot="toast-region"
        className={cx(
          'fixed z-toast flex flex-col gap-[10px] rounded-lg',
          'inset-x-3 top-[64px] md:inset-x-auto md:end-6 md:top-auto md:bottom-6 md:w-[380px]',
          '[@media(max-height:420px)]:max-h-[calc(100dvh-76px)] [@media(max-height:420px)]:overflow-y-auto',
          shares[Math.min(toasts.length, shares.length) - 1],
          className,
        )}
      />
    </Primitive.Provider>
  )
}

type ToastCardProps = { toast: Toast; closeLabel: string; onClose: () => void }

function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const tone = toast.tone ?? 'info'
  const { mark: Mark, ink } = look[tone]
  return (
    <Primitive.Root
      open={toast.open}
      onOpenChange={(open) => open || onClose()}
      type={tone === 'negative' ? 'foreground' : 'background'}
      duration={toast.duration ?? (tone === 'negative' ? Infinity : 5000)}
      data-slot="toast"
      data-variant={tone}
      className={cx(
        'grid grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 rounded-lg bg-raised',
        'shrink-0 overflow-y-auto overscroll-contain touch-pan-y!',
        '[@media(min-height:421px)]:max-h-[calc((100dvh-76px)/var(--toasts)-10px)]',
        'py-[13px] ps-4 pe-2 type-body-sm text-primary shadow-3 inset-ring-1 inset-ring-default',
        'forced-colors:border',
        'data-[state=closed]:animate-menu-out data-[state=open]:animate-menu-in',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
      )}
    >
      <span className={cx('mt-0.5', ink)}>{toast.icon ?? <Mark />}</span>
      <div className="min-w-0">
        <Primitive.Title className="type-label font-semibold text-[0.9375rem]">
          {toast.title}
        </Primitive.Title>
        {toast.text !== undefined && (
          <Primitive.Description className="text-secondary">{toast.text}</Primitive.Description>
        )}
        {toast.action && (
          <Link
            asChild
            className="relative mt-1 after:absolute after:inset-x-0 after:-inset-y-[7px]"
          >
            <Primitive.Action altText={toast.action.label} onClick={toast.action.onSelect}>
              {toast.action.label}
            </Primitive.Action>
          </Link>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton label={closeLabel} size="sm" className="sticky! -top-1.5 -my-1.5">
          <XIcon />
        </IconButton>
      </Primitive.Close>
    </Primitive.Root>
  )
}
