import * as Primitive from '@radix-ui/react-dialog'
import { createContext, use, useEffect, useRef, type ComponentProps } from 'react'

import { OverlayContainer } from './overlay-container.ts'
import { useScrollLock } from './scroll-lock.ts'

/** Whether the dialog around is open; Radix keeps its own to itself. */
export const DialogOpenContext = createContext(false)

/**
 * What dialogs and sheets have in common: the veil, and where the focus goes. It starts on the first
 * field and comes back to where it was, or to the page's main part where that is gone. Esc first undoes
 * what stands in front of it: a search that was typed, a list of choices.
 */
export function OverlayPanel({
  onOpenAutoFocus,
  onCloseAutoFocus,
  onEscapeKeyDown,
  ...rest
}: ComponentProps<typeof Primitive.Content>) {
  const opener = useRef<Element | null>(null)
  return (
    <Primitive.Portal container={use(OverlayContainer)}>
      <Scrim />
      <Primitive.Content
        // Radix hides the page behind it, but for what is live there: slides, for one.
        aria-modal="true"
        {...rest}
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event)
          // Radix hears of it before the field does, which then clears itself.
          const { target } = event
          if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '')
            event.preventDefault()
        }}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement
          onOpenAutoFocus?.(event)
          if (event.defaultPrevented) return
          const all = (event.currentTarget as Element).querySelectorAll<HTMLInputElement>(
            ':is(input, select, textarea):not([type="hidden"], :disabled)',
          )
          // Not one that is only there for password managers, or in a form that waits its turn.
          const fields = [...all].filter((field) => !field.closest('[hidden]'))
          // A choice above the fields is mostly between two forms, and made already.
          const first = fields.find(({ type }) => type !== 'radio') ?? fields[0]
          if (!first) return
          event.preventDefault()
          first.focus()
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          if (event.defaultPrevented) return
          // Radix returns to its own trigger only; most of our dialogs are opened by the app.
          event.preventDefault()
          const { current } = opener
          if (current instanceof HTMLElement && current.isConnected) current.focus()
          // What opened it is gone, and nothing else has taken the focus: on with the page, not its top.
          if (document.activeElement === document.body)
            document.getElementById('main')?.focus({ preventScroll: true })
        }}
      />
    </Primitive.Portal>
  )
}

/** The portal hands its own props and ref down. */
function Scrim(props: ComponentProps<'div'>) {
  const open = use(DialogOpenContext)
  useScrollLock()
  useEffect(() => {
    // One of its own: the dialog under this one goes on listening when this one closes.
    const hear = (event: KeyboardEvent) => keepForList(event)
    window.addEventListener('keydown', hear, true)
    return () => window.removeEventListener('keydown', hear, true)
  }, [])
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

/**
 * Esc over the open list of a `<select>` is for the list. Radix listens on the document and must not
 * hear of it; to prevent the event would keep the list open.
 */
function keepForList(event: KeyboardEvent) {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return
  const select = event.target.closest('select')
  if (select && CSS.supports('selector(:open)') && select.matches(':open')) event.stopPropagation()
}
