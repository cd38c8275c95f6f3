import * as Primitive from '@radix-ui/react-dialog'
import { useRef, type ComponentProps } from 'react'

import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { XIcon } from '../media/icons/interface.ts'
import { OverlayPanel } from './overlay-panel.tsx'
import { useDragAway } from './use-drag-away.ts'

/**
 * `side`: the edge it comes from, from 768 px up. `phone`: whether a narrow screen gets it from below or
 * from the same side. `size`: 280, 400 or 560 px wide, where it comes from a side.
 */
export const sheetAxes = {
  side: ['end', 'start', 'bottom'],
  phone: ['bottom', 'side'],
  size: ['sm', 'md', 'lg'],
} as const

type Side = (typeof sheetAxes.side)[number]

const base =
  'fixed z-dialog flex flex-col overflow-hidden bg-raised type-body-md text-primary shadow-3 ' +
  'inset-ring-1 inset-ring-subtle outline-none forced-colors:border transition-[translate] duration-base ' +
  'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out ' +
  '[@media(max-height:420px)]:overflow-y-auto ' +
  // Body and foot stand closer to the edge than in a dialog, and share it.
  '*:data-[slot=dialog-body]:px-4 md:*:data-[slot=dialog-body]:px-6 md:*:data-[slot=dialog-footer]:px-6'

// 48 px of the page stay in sight, so that everyone sees that it is still there.
const below =
  'inset-x-0 bottom-0 mx-auto max-h-[calc(100dvh-48px)] w-full rounded-t-xl md:max-w-[680px]'
const belowOnPhone =
  'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[calc(100dvh-48px)] max-md:rounded-t-xl md:inset-y-0'

const sides: Record<Exclude<Side, 'bottom'>, Record<'bottom' | 'side', string>> = {
  end: {
    bottom: cx(
      belowOnPhone,
      'md:end-0 md:[--sheet-away:100%_0] md:rtl:[--sheet-away:-100%_0] md:rounded-s-xl',
    ),
    side: 'inset-y-0 end-0 rounded-s-xl [--sheet-away:100%_0] rtl:[--sheet-away:-100%_0]',
  },
  start: {
    bottom: cx(
      belowOnPhone,
      'md:start-0 md:[--sheet-away:-100%_0] md:rtl:[--sheet-away:100%_0] md:rounded-e-xl',
    ),
    side: 'inset-y-0 start-0 rounded-e-xl [--sheet-away:-100%_0] rtl:[--sheet-away:100%_0]',
  },
}

const widths = {
  sm: { bottom: 'md:w-[280px]', side: 'w-[280px] max-w-[calc(100vw-48px)]' },
  md: { bottom: 'md:w-[400px]', side: 'w-[400px] max-w-[calc(100vw-48px)]' },
  lg: { bottom: 'md:w-[560px]', side: 'w-[560px] max-w-[calc(100vw-48px)]' },
} as const satisfies Record<(typeof sheetAxes.size)[number], unknown>

export type SheetContentProps = ComponentProps<typeof OverlayPanel> & {
  /** Says what the x does. */
  closeLabel: string
  /** The edge it comes from, from 768 px up. @default 'end' */
  side?: Side
  /** Under 768 px: from below, or from its side. @default 'bottom' */
  phone?: (typeof sheetAxes.phone)[number]
  /** Width of one that comes from a side: 280, 400 or 560 px. @default 'md' */
  size?: (typeof sheetAxes.size)[number]
}

/**
 * A dialog that slides in from an edge: a filter, a menu, a slip. It stands in a `Dialog` like
 * `DialogContent` does and takes the same parts: a `DialogTitle` in a `DialogBody`, a `DialogFooter`.
 */
export function SheetContent({
  closeLabel,
  side = 'end',
  phone = 'bottom',
  size = 'md',
  className,
  children,
  ...rest
}: SheetContentProps) {
  const closer = useRef<HTMLButtonElement>(null)
  const pull = useDragAway(() => closer.current?.click())
  const low = side === 'bottom'
  const gripped = low || phone === 'bottom'
  // The first line and the x share their middle, under a grip and without one.
  const head = low
    ? '*:data-[slot=dialog-body]:pt-1'
    : cx(
        gripped ? 'max-md:*:data-[slot=dialog-body]:pt-1' : 'max-md:*:data-[slot=dialog-body]:pt-5',
        'md:*:data-[slot=dialog-body]:pt-5',
      )
  return (
    <OverlayPanel
      {...rest}
      data-slot="sheet"
      data-variant={side}
      data-size={size}
      className={cx(
        base,
        head,
        low ? below : cx(sides[side][phone], widths[size][phone]),
        className,
      )}
    >
      {gripped && (
        <div
          {...pull}
          aria-hidden="true"
          data-slot="sheet-grip"
          className={cx(
            'flex h-[22px] shrink-0 cursor-grab touch-none justify-center pt-[10px] active:cursor-grabbing',
            !low && 'md:hidden',
          )}
        >
          <span className="h-1 w-10 rounded-full bg-(--fy-color-border-control) forced-colors:bg-[ButtonBorder]" />
        </div>
      )}
      {children}
      <div
        className={cx(
          'absolute end-[14px] z-sticky',
          low ? 'top-6' : gripped ? 'top-6 md:top-4' : 'top-4',
        )}
      >
        <Primitive.Close asChild>
          <IconButton ref={closer} label={closeLabel}>
            <XIcon />
          </IconButton>
        </Primitive.Close>
      </div>
    </OverlayPanel>
  )
}
