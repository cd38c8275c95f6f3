import * as Primitive from '@radix-ui/react-dialog'
import { createContext, use, useRef, type ComponentProps } from 'react'

import { cx } from '../cx.ts'
import { useScrollLock } from './scroll-lock.ts'

/** Whether the dialog around is open; Radix keeps its own to itself. */
export const DialogOpenContext = createContext(false)

/** Widths in px from 768 up, and what becomes of it under that. */
export const dialogAxes = {
  size: [400, 440, 480, 680, 900, 960, 1080, 1180, 1360],
  phone: ['card', 'sheet', 'full'],
} as const

const widths: Record<(typeof dialogAxes.size)[number], string> = {
  400: 'md:w-[400px]',
  440: 'md:w-[440px]',
  480: 'md:w-[480px]',
  680: 'md:w-[680px]',
  900: 'md:w-[900px]',
  960: 'md:w-[960px]',
  1080: 'md:w-[1080px]',
  1180: 'md:w-[1180px]',
  1360: 'md:w-[1360px]',
}

const risen =
  'data-[state=open]:animate-dialog-in data-[state=closed]:animate-dialog-out rounded-dialog'

const phones: Record<(typeof dialogAxes.phone)[number], string> = {
  card: 'inset-x-4 inset-y-0 my-auto h-fit max-h-[calc(100dvh-32px)] ' + risen,
  sheet:
    'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[calc(100dvh-48px)] max-md:rounded-t-xl max-md:pt-2 ' +
    'max-md:data-[state=open]:animate-sheet-in max-md:data-[state=closed]:animate-sheet-out ' +
    'max-md:before:mx-auto max-md:before:mb-2 max-md:before:h-1 max-md:before:w-10 max-md:before:shrink-0 ' +
    'max-md:before:rounded-full max-md:before:bg-(--fy-color-border-control) ' +
    'md:data-[state=open]:animate-dialog-in md:data-[state=closed]:animate-dialog-out md:rounded-dialog',
  full:
    'max-md:inset-0 md:rounded-dialog data-[state=open]:animate-dialog-in ' +
    'data-[state=closed]:animate-dialog-out',
}

const base =
  'fixed z-dialog flex flex-col overflow-hidden bg-raised type-body-md text-primary shadow-3 ' +
  'inset-ring-1 inset-ring-subtle outline-none forced-colors:border ' +
  'md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-48px)] md:max-w-[calc(100vw-48px)] ' +
  // At 400 % zoom there is no room for a part that scrolls inside: the whole panel does.
  '[@media(max-height:420px)]:overflow-y-auto'

export type DialogPanelProps = ComponentProps<typeof Primitive.Content> & {
  /** Width in px from 768 up. @default 440 */
  size?: (typeof dialogAxes.size)[number]
  /** Under 768: a card 16 px from the edges, a sheet from the bottom, or the whole screen. @default 'card' */
  phone?: (typeof dialogAxes.phone)[number]
}

/** The panel and the veil under it. Focus goes to the first field and comes back to where it was. */
export function DialogPanel({
  size = 440,
  phone = 'card',
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: DialogPanelProps) {
  const opener = useRef<Element | null>(null)
  return (
    <Primitive.Portal>
      <Scrim />
      <Primitive.Content
        // Radix hides the page behind it, but for what is live there: slides, for one.
        aria-modal="true"
        {...rest}
        data-slot="dialog"
        data-size={size}
        data-variant={phone}
        className={cx(base, widths[size], phones[phone], className)}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement
          onOpenAutoFocus?.(event)
          if (event.defaultPrevented) return
          const first = (event.currentTarget as Element).querySelector<HTMLElement>(
            ':is(input, select, textarea):not([type="hidden"], :disabled)',
          )
          if (!first) return
          event.preventDefault()
          first.focus()
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          // Radix returns to its own trigger only; most of our dialogs are opened by the app.
          if (event.defaultPrevented || !opener.current?.isConnected) return
          event.preventDefault()
          ;(opener.current as HTMLElement).focus()
        }}
      />
    </Primitive.Portal>
  )
}

/** The portal hands its own props and ref down. */
function Scrim(props: ComponentProps<'div'>) {
  const open = use(DialogOpenContext)
  useScrollLock()
  return (
    <div
      {...props}
      aria-hidden="true"
      data-slot="dialog-scrim"
      data-state={open ? 'open' : 'closed'}
      className="scrim fixed inset-0 z-scrim touch-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
    />
  )
}
