import * as Primitive from '@radix-ui/react-popover'
import { useRef, type ComponentProps } from 'react'

import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { XIcon } from '../media/icons/interface.ts'
import { useTabAway } from './use-tab-away.ts'

/** 252 px (a code to scan), 360 px (a short form), or as wide as its trigger and no narrower than 252. */
export const popoverAxes = { size: ['sm', 'md', 'trigger'] } as const

const widths: Record<(typeof popoverAxes.size)[number], string> = {
  sm: 'w-[252px]',
  md: 'w-[360px]',
  trigger: 'w-(--radix-popover-trigger-width) min-w-[252px]',
}

/**
 * The root of a popover: holds whether it is open, draws nothing. The page stays alive behind it: what
 * has to be answered first is a dialog.
 */
export function Popover(props: Omit<ComponentProps<typeof Primitive.Root>, 'modal'>) {
  return <Primitive.Root {...props} />
}

/** The only child, a button, opens and closes the popover. */
export function PopoverTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger asChild {...props} />
}

/** The only child, a button, closes the popover. */
export function PopoverClose(props: ComponentProps<typeof Primitive.Close>) {
  return <Primitive.Close asChild {...props} />
}

export type PopoverContentProps = ComponentProps<typeof Primitive.Content> & {
  /** Says what the x does. */
  closeLabel: string
  /** 252 px, 360 px, or as wide as the trigger; never wider than the window less 16. @default 'sm' */
  size?: (typeof popoverAxes.size)[number]
}

/**
 * The panel: a `PopoverTitle` and a little more. The focus goes in and comes back; Esc, the x, a press
 * beside it and Tab past its end close it. It stays 8 px inside the window and scrolls when it is long.
 */
export function PopoverContent({
  closeLabel,
  size = 'sm',
  className,
  children,
  ...rest
}: PopoverContentProps) {
  const closer = useRef<HTMLButtonElement>(null)
  const away = useTabAway(() => closer.current?.click())
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={8}
        collisionPadding={8}
        {...away}
        {...rest}
        data-slot="popover"
        data-size={size}
        className={cx(
          'z-popover max-h-[min(var(--radix-popover-content-available-height,100dvh),100dvh-16px)] max-w-[calc(100vw-16px)]',
          'overflow-y-auto overscroll-contain rounded-menu bg-raised p-[18px] type-body-md text-primary',
          'shadow-3 inset-ring-1 inset-ring-default outline-none forced-colors:border',
          'data-[state=closed]:animate-menu-out data-[state=open]:animate-menu-in',
          widths[size],
          className,
        )}
      >
        {children}
        <Primitive.Close asChild>
          <IconButton ref={closer} label={closeLabel} size="sm" className="absolute! end-3 top-3">
            <XIcon />
          </IconButton>
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  )
}

/** Names the popover. It leaves room for the x. */
export function PopoverTitle({ className, ...rest }: ComponentProps<typeof Primitive.Title>) {
  return (
    <Primitive.Title
      {...rest}
      data-slot="popover-title"
      className={cx('pe-8 type-title-sm', className)}
    />
  )
}
