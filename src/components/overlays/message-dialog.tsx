import * as Primitive from '@radix-ui/react-dialog'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

import { Button } from '../actions/button.tsx'
import { cx } from '../cx.ts'
import type { Icon } from '../media/icon.tsx'
import { InfoIcon, TriangleAlertIcon } from '../media/icons/status.ts'
import { DialogPanel } from './dialog-panel.tsx'
import { Dialog, DialogDescription } from './dialog.tsx'
import { scrollRegion } from './scroll-region.ts'

/** `info` tells, `warning` stops, `danger` asks before leaving or losing something. */
export const messageDialogAxes = { tone: ['info', 'warning', 'danger'] } as const

/** What a message dialog is about. */
export type MessageDialogTone = (typeof messageDialogAxes.tone)[number]

/** How a message dialog went away without its confirm button. */
export type MessageDismissal = 'cancel' | 'escape' | 'cover' | 'timeout'

const look: Record<MessageDialogTone, { mark: Icon; badge: string }> = {
  info: { mark: InfoIcon, badge: 'bg-status-info-bg text-status-info-fg' },
  warning: { mark: TriangleAlertIcon, badge: 'bg-status-warning-bg text-status-warning-fg' },
  danger: { mark: TriangleAlertIcon, badge: 'bg-status-negative-bg text-status-negative-fg' },
}

export type MessageDialogProps = {
  /** Whether it is there. */
  open: boolean
  /** @default 'info' */
  tone?: MessageDialogTone
  /** Another icon, 24 px (`size="lg"`), in the badge. */
  icon?: ReactNode
  /** The action or the news. */
  title: ReactNode
  /** Its consequence; a server's HTML through `RichHtml`. With `autoClose`, a function may count the seconds. */
  children?: ReactNode | ((secondsLeft: number) => ReactNode)
  /** The verb of the button that agrees. */
  confirmLabel: string
  /** The button that agrees was pressed; closing is the owner's. */
  onConfirm: () => void
  /** Without it there is nothing to choose. */
  cancelLabel?: string
  /** Confirming takes time: nothing closes the dialog meanwhile. @default false */
  busy?: boolean
  /** The verb the confirm button shows while busy. */
  busyLabel?: string
  /** The cancel button, Esc, a click on the veil (only `info`), or the end of `autoClose`. */
  onDismiss: (how: MessageDismissal) => void
  /** Closes by itself after so many seconds; a pointer over it and the first key hold the count. */
  autoClose?: number
}

/**
 * A message that wants an answer. `warning` and `danger` are alert dialogs, whose focus starts on the
 * harmless button.
 */
export function MessageDialog({
  open,
  tone = 'info',
  icon,
  title,
  children,
  confirmLabel,
  onConfirm,
  cancelLabel,
  onDismiss,
  autoClose,
  busy = false,
  busyLabel,
}: MessageDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open={open} onOpenChange={() => onDismiss('escape')}>
      <DialogPanel
        size={400}
        role={tone === 'info' ? 'dialog' : 'alertdialog'}
        data-tone={tone}
        aria-busy={busy || undefined}
        onOpenAutoFocus={(event) => {
          // Radix would take the first link of the text.
          event.preventDefault()
          harmless.current?.focus()
        }}
        onEscapeKeyDown={(event) => busy && event.preventDefault()}
        onPointerDownOutside={(event) => {
          // Radix would report it like Esc; the owner may want to tell them apart.
          event.preventDefault()
          if (tone === 'info' && !busy) onDismiss('cover')
        }}
      >
        <Message
          tone={tone}
          icon={icon}
          title={title}
          text={children}
          autoClose={autoClose}
          busy={busy}
          onTimeout={() => onDismiss('timeout')}
        >
          {cancelLabel !== undefined && (
            <Button
              ref={harmless}
              variant="ghost"
              disabled={busy}
              onClick={() => onDismiss('cancel')}
            >
              {cancelLabel}
            </Button>
          )}
          <Button
            ref={cancelLabel === undefined ? harmless : undefined}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </Message>
      </DialogPanel>
    </Dialog>
  )
}

type MessageProps = {
  tone: MessageDialogTone
  icon: ReactNode
  title: ReactNode
  text: MessageDialogProps['children']
  autoClose: number | undefined
  busy: boolean
  onTimeout: () => void
  /** The buttons. */
  children: ReactNode
}

/** A part of its own, so that every opening counts from the start. */
function Message(props: MessageProps) {
  const { tone, icon, title, text, autoClose, busy, onTimeout, children } = props
  const [held, setHeld] = useState(false)
  const [left, setLeft] = useState(autoClose ?? 0)
  const end = useEffectEvent(onTimeout)
  const counting = autoClose !== undefined && !held && !busy

  useEffect(() => {
    if (!counting) return
    if (left <= 0) {
      end()
      return
    }
    const tick = setTimeout(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearTimeout(tick)
  }, [counting, left])

  const { mark: Mark, badge } = look[tone]
  return (
    <div
      role="presentation"
      className="contents"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onKeyDown={() => setHeld(true)}
    >
      <div
        ref={scrollRegion}
        className="min-h-0 overflow-y-auto overscroll-contain px-6 pt-6 focus-visible:-outline-offset-3 [@media(max-height:420px)]:flex-none"
      >
        <span
          className={cx(
            'mb-[14px] grid size-12 place-items-center rounded-lg [@media(max-height:420px)]:hidden',
            badge,
          )}
        >
          {icon ?? <Mark size="lg" />}
        </span>
        <Primitive.Title className="type-title-lg">{title}</Primitive.Title>
        {text !== undefined && (
          <DialogDescription asChild className="mt-1.5">
            <div>{typeof text === 'function' ? text(left) : text}</div>
          </DialogDescription>
        )}
      </div>
      <div className="flex shrink-0 flex-col-reverse gap-[10px] px-6 pt-[22px] pb-5 md:flex-row md:justify-end [&_button]:max-md:w-full">
        {children}
      </div>
    </div>
  )
}
