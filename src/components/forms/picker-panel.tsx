import * as Popover from '@radix-ui/react-popover'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'

import { cx } from '../cx.ts'
import { Dialog, DialogBody, DialogFooter, DialogTitle } from '../overlays/dialog.tsx'
import { SheetContent } from '../overlays/sheet.tsx'
import { useWide } from './use-wide.ts'

type PickerPanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens it: where it stands, and where the focus returns to. */
  anchor: RefObject<HTMLElement | null>
  /** What is being picked; seen on phones, heard elsewhere. */
  title: string
  closeLabel: string
  /** The edge of the button that the popover stands on. @default 'start' */
  align?: 'start' | 'end'
  /** The actions, which stay when the rest scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** A popover under the button where there is room, a sheet from below on phones. */
export function PickerPanel(props: PickerPanelProps) {
  const { open, onOpenChange, anchor, title, closeLabel, align = 'start' } = props
  const { footer, children } = props
  const isWide = useWide()
  // What is open stays what it is: turning a phone must not throw anybody out of a month.
  const [wasWide, setWasWide] = useState(isWide)
  if (!open && wasWide !== isWide) setWasWide(isWide)
  const pressedElsewhere = useRef(false)
  const back = (event: Event) => {
    event.preventDefault()
    // Whoever pressed another field wants to be there.
    if (!pressedElsewhere.current) anchor.current?.focus()
    pressedElsewhere.current = false
  }
  // Whoever is inside takes the focus itself, when it has come.
  const stay = (event: Event) => {
    event.preventDefault()
    ;(event.currentTarget as HTMLElement).focus()
  }
  if (!wasWide) {
    return (
      <Dialog open={open} onOpenChange={onOpenChange}>
        <SheetContent
          side="bottom"
          closeLabel={closeLabel}
          aria-describedby={undefined}
          tabIndex={-1}
          onOpenAutoFocus={stay}
          onCloseAutoFocus={back}
        >
          <DialogBody>
            <DialogTitle variant="title">{title}</DialogTitle>
            {children}
          </DialogBody>
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </SheetContent>
      </Dialog>
    )
  }
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          aria-label={title}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          tabIndex={-1}
          onOpenAutoFocus={stay}
          onCloseAutoFocus={back}
          onKeyDown={goRound}
          onInteractOutside={(event) => {
            // A press on the button closes by itself; closing twice would open again.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault()
            else pressedElsewhere.current = true
          }}
          className={cx(
            'z-popover flex max-h-[min(var(--radix-popover-content-available-height),100dvh-16px)] max-w-[calc(100vw-16px)] flex-col',
            'overflow-y-auto overscroll-contain rounded-menu bg-raised type-body-md text-primary shadow-3',
            'inset-ring-1 inset-ring-default outline-none forced-colors:border',
            'data-[state=closed]:animate-menu-out data-[state=open]:animate-menu-in',
          )}
        >
          <div className="p-4">{children}</div>
          {footer && (
            <div className="sticky bottom-px mx-px mb-px flex flex-wrap justify-end gap-[10px] rounded-b-menu border-t border-subtle bg-raised p-3">
              {footer}
            </div>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/**
 * Tab goes round, as in every dialog to pick a date from (APG): behind the last stop there is only the
 * end of the page. Esc leaves.
 */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input, select'),
  ].filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, [type="hidden"]'))
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const isOutside = !stops.includes(document.activeElement as HTMLElement)
  if (!to || (document.activeElement !== from && !(event.shiftKey && isOutside))) return
  event.preventDefault()
  to.focus()
}
