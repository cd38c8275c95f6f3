import * as Primitive from '@radix-ui/react-tooltip'
import {
  createContext,
  use,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'

import { cx } from '../cx.ts'
import { useLongPress } from './use-long-press.ts'

/**
 * `description` is read out after the name of what it stands at; `label` only shows that name to the
 * eye (an icon button's), and is not read twice.
 */
export const tooltipAxes = { variant: ['description', 'label'] } as const

const Grouped = createContext(false)

/** How long a pointer rests before a tooltip shows, in ms. */
const delay = 400

/** Tooltips that follow one another without waiting: a toolbar, a bar of icons. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={delay}>
      <Grouped value={true}>{children}</Grouped>
    </Primitive.Provider>
  )
}

export type TooltipProps = Omit<
  ComponentProps<typeof Primitive.Content>,
  'children' | 'content' | 'asChild' | 'forceMount'
> & {
  /** What it says: a few words, nothing to press, nothing that is not said elsewhere. */
  text: ReactNode
  /** Exactly one element that takes the focus: a button, a link, a field. */
  children: ReactElement
  /** Whether the words add to the name or repeat it. @default 'description' */
  variant?: (typeof tooltipAxes.variant)[number]
  /** Starts open. @default false */
  defaultOpen?: boolean
}

/**
 * A few words about a control. They show when a pointer rests on it, when the keyboard reaches it, and
 * while a finger is held on it; Esc hides them, and the pointer may move onto them (WCAG 1.4.13).
 */
export function Tooltip(props: TooltipProps) {
  const grouped = use(Grouped)
  const tip = <Tip {...props} />
  return grouped ? tip : <Primitive.Provider delayDuration={delay}>{tip}</Primitive.Provider>
}

function Tip({
  text,
  children,
  variant = 'description',
  defaultOpen = false,
  className,
  ...rest
}: TooltipProps) {
  const [open, setOpen] = useState(defaultOpen)
  const hold = useLongPress(() => setOpen(true))
  return (
    <Primitive.Root open={open} onOpenChange={setOpen}>
      <Primitive.Trigger asChild {...hold}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          {...rest}
          // Radix describes the trigger by the panel, or by the label given here: an empty one.
          {...(variant === 'label' && { 'aria-label': '\u00a0', 'aria-hidden': true })}
          data-slot="tooltip"
          data-variant={variant}
          className={cx(
            'z-tooltip max-h-[min(var(--radix-tooltip-content-available-height),100dvh-16px)] overflow-y-auto max-w-[min(280px,calc(100vw-16px))] rounded-sm bg-inverse px-3 py-1.5 type-caption',
            'wrap-break-word text-inverse shadow-2 select-none forced-colors:border',
            'data-[state=closed]:animate-menu-out data-[state$=open]:animate-menu-in',
            className,
          )}
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
