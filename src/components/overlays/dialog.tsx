import * as Primitive from '@radix-ui/react-dialog'
import { useState, type ComponentProps, type ReactNode } from 'react'

import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { XIcon } from '../media/icons/interface.ts'
import { scrollRegion } from './scroll-region.ts'
import { DialogPanel, type DialogPanelProps } from './dialog-panel.tsx'
import { DialogOpenContext } from './overlay-panel.tsx'

export { dialogAxes } from './dialog-panel.tsx'

export type DialogProps = {
  /** Whether it is open, where the owner decides. */
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  /** Asked for by the trigger, the x, Esc and a click on the veil. */
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** The root of a dialog: holds whether it is open, draws nothing. */
export function Dialog({ open, defaultOpen = false, onOpenChange, children }: DialogProps) {
  const [own, setOwn] = useState(defaultOpen)
  const now = open ?? own
  return (
    <DialogOpenContext value={now}>
      <Primitive.Root
        open={now}
        onOpenChange={(next) => {
          setOwn(next)
          onOpenChange?.(next)
        }}
      >
        {children}
      </Primitive.Root>
    </DialogOpenContext>
  )
}

/** The only child, a button, opens the dialog. */
export function DialogTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger asChild {...props} />
}

/** The only child, a button, closes the dialog. */
export function DialogClose(props: ComponentProps<typeof Primitive.Close>) {
  return <Primitive.Close asChild {...props} />
}

export type DialogContentProps = DialogPanelProps & {
  /** Says what the x does; null where its buttons are the only ways out. */
  closeLabel: string | null
}

/**
 * The panel: a `DialogTitle` and what belongs under it, in a `DialogBody`. It closes by the x, by Esc
 * and by a click on the veil; the x comes last in the tab order, so that the first field comes first.
 */
export function DialogContent({ closeLabel, children, ...rest }: DialogContentProps) {
  return (
    <DialogPanel {...rest}>
      {children}
      {closeLabel !== null && (
        <div
          className={cx(
            'absolute end-[14px] top-[14px] z-sticky',
            // Under the grip of a sheet.
            rest.phone === 'sheet' && 'max-md:top-5',
          )}
        >
          <Primitive.Close asChild>
            <IconButton label={closeLabel}>
              <XIcon />
            </IconButton>
          </Primitive.Close>
        </div>
      )}
    </DialogPanel>
  )
}

/** The part that scrolls. */
export function DialogBody({ className, ...rest }: Omit<ComponentProps<'div'>, 'ref'>) {
  return (
    <div
      {...rest}
      ref={scrollRegion}
      data-slot="dialog-body"
      className={cx(
        'flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain p-5 md:p-8 focus-visible:-outline-offset-3',
        '[@media(max-height:420px)]:flex-none',
        className,
      )}
    />
  )
}

/** The foot that stays: the actions of a sheet or of a long dialog. */
export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      data-slot="dialog-footer"
      className={cx(
        'flex shrink-0 flex-wrap justify-end gap-[10px] border-t border-subtle bg-raised px-4 pt-3',
        'pb-[max(18px,env(safe-area-inset-bottom))] md:px-8',
        className,
      )}
    />
  )
}

/** `display` for dialogs that are a place, `title` for those that ask. */
export const dialogTitleAxes = { variant: ['display', 'title'] } as const

export type DialogTitleProps = ComponentProps<typeof Primitive.Title> & {
  /** @default 'display' */
  variant?: (typeof dialogTitleAxes.variant)[number]
}

/** Names the dialog. It leaves room for the x. */
export function DialogTitle({ variant = 'display', className, ...rest }: DialogTitleProps) {
  return (
    <Primitive.Title
      {...rest}
      data-slot="dialog-title"
      data-variant={variant}
      className={cx(
        variant === 'display' ? 'type-display-sm' : 'type-title-lg',
        'pe-10',
        className,
      )}
    />
  )
}

/** The sentence under the title; it is read out when the dialog opens. */
export function DialogDescription({
  className,
  ...rest
}: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      {...rest}
      data-slot="dialog-description"
      className={cx('text-secondary', className)}
    />
  )
}
