import type { ComponentProps } from 'react'

import { cx } from '../cx.ts'
import { OverlayPanel } from './overlay-panel.tsx'

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

export type DialogPanelProps = ComponentProps<typeof OverlayPanel> & {
  /** Width in px from 768 up. @default 440 */
  size?: (typeof dialogAxes.size)[number]
  /** Under 768: a card 16 px from the edges, a sheet from the bottom, or the whole screen. @default 'card' */
  phone?: (typeof dialogAxes.phone)[number]
}

/** The panel of a dialog, over its veil. */
export function DialogPanel({ size = 440, phone = 'card', className, ...rest }: DialogPanelProps) {
  return (
    <OverlayPanel
      {...rest}
      data-slot="dialog"
      data-size={size}
      data-variant={phone}
      className={cx(base, widths[size], phones[phone], className)}
    />
  )
}
