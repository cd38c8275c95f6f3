import * as Primitive from '@radix-ui/react-dropdown-menu'
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react'

import { cx } from '../cx.ts'
import { CheckIcon } from '../media/icons/interface.ts'
import { useTabAway } from './use-tab-away.ts'

/** An ordinary line, or the one that leaves. */
export const dropdownMenuAxes = { tone: ['neutral', 'danger'] } as const

/**
 * The root of a menu: holds whether it is open, draws nothing. It leaves the page scrollable: the lock
 * Radix would put on it writes a `<style>` element, which our content security policy refuses.
 */
export function DropdownMenu(props: Omit<ComponentProps<typeof Primitive.Root>, 'modal'>) {
  return <Primitive.Root {...props} modal={false} />
}

/** The only child, a button, opens the menu. */
export function DropdownMenuTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger asChild {...props} />
}

/**
 * The panel. It stays 8 px inside the window and scrolls when it is too long. Tab closes it and goes on
 * behind its trigger, back to the trigger itself (Radix holds the key).
 */
export function DropdownMenuContent({
  className,
  ...rest
}: ComponentProps<typeof Primitive.Content>) {
  const away = useTabAway()
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={8}
        collisionPadding={8}
        loop
        {...away}
        {...rest}
        data-slot="dropdown-menu"
        className={cx(
          'z-popover max-h-[min(var(--radix-dropdown-menu-content-available-height),100dvh-16px)] min-w-[216px]',
          'max-w-[calc(100vw-16px)] overflow-y-auto overscroll-contain rounded-menu bg-raised p-1.5',
          'text-primary shadow-2 inset-ring-1 inset-ring-default forced-colors:border',
          'data-[state=closed]:animate-menu-out data-[state=open]:animate-menu-in',
          className,
        )}
      />
    </Primitive.Portal>
  )
}

const line =
  'flex min-h-[42px] w-full cursor-pointer touch-manipulation items-center gap-3 rounded-sm px-3 ' +
  'py-1.5 text-start type-label font-regular text-[0.9375rem] select-none data-[highlighted]:bg-hover ' +
  'data-[disabled]:cursor-not-allowed data-[disabled]:text-disabled pointer-coarse:min-h-control-md ' +
  'focus-visible:-outline-offset-3'

/** A line is read and does nothing; Radix's own `disabled` would have the arrows pass over it (W3C APG). */
const refusing = (disabled: boolean | undefined) =>
  disabled && {
    'aria-disabled': true,
    'data-disabled': '',
    onClick: (event: MouseEvent) => event.preventDefault(),
  }

export type DropdownMenuItemProps = ComponentProps<typeof Primitive.Item> & {
  /** A 20 px icon before the words. */
  icon?: ReactNode
  /** Keys that do the same from anywhere, as they are printed on them: "Ctrl K". Not with `asChild`. */
  shortcut?: string
  /** @default 'neutral' */
  tone?: (typeof dropdownMenuAxes.tone)[number]
}

/** A line that does something (`onSelect`). With `asChild` the only child, a link, is the line. */
export function DropdownMenuItem({
  icon,
  shortcut,
  tone = 'neutral',
  disabled,
  className,
  children,
  ...rest
}: DropdownMenuItemProps) {
  const keys = useId()
  return (
    <Primitive.Item
      aria-describedby={shortcut === undefined ? undefined : keys}
      {...rest}
      {...refusing(disabled)}
      data-slot="dropdown-menu-item"
      data-variant={tone}
      className={cx(line, tone === 'danger' && 'text-negative', className)}
    >
      {rest.asChild ? (
        children
      ) : (
        <>
          {icon}
          <span className="min-w-0">{children}</span>
          {shortcut !== undefined && (
            // Described by it, not named by it.
            <kbd
              id={keys}
              aria-hidden="true"
              className="ms-auto shrink-0 ps-3 type-caption text-muted pointer-coarse:hidden"
            >
              {shortcut}
            </kbd>
          )}
        </>
      )}
    </Primitive.Item>
  )
}

export type DropdownMenuCheckboxItemProps = Omit<
  ComponentProps<typeof Primitive.CheckboxItem>,
  'asChild'
> & {
  /** A 20 px icon before the words. */
  icon?: ReactNode
}

/** A line that is on or off, with a check while it is on. The menu stays open for the next one. */
export function DropdownMenuCheckboxItem({
  icon,
  disabled,
  className,
  children,
  onSelect,
  ...rest
}: DropdownMenuCheckboxItemProps) {
  return (
    <Primitive.CheckboxItem
      {...rest}
      {...refusing(disabled)}
      data-slot="dropdown-menu-checkbox-item"
      className={cx(line, className)}
      onSelect={(event) => {
        event.preventDefault()
        onSelect?.(event)
      }}
    >
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      <Check />
    </Primitive.CheckboxItem>
  )
}

/** Its room is kept, so that nothing moves when it comes. */
function Check() {
  return (
    <span className="w-5 shrink-0 text-accent">
      <Primitive.ItemIndicator>
        <CheckIcon />
      </Primitive.ItemIndicator>
    </span>
  )
}

/** Lines of which one is chosen. */
export function DropdownMenuRadioGroup(props: ComponentProps<typeof Primitive.RadioGroup>) {
  return <Primitive.RadioGroup {...props} data-slot="dropdown-menu-radio-group" />
}

export type DropdownMenuRadioItemProps = Omit<
  ComponentProps<typeof Primitive.RadioItem>,
  'asChild'
> & {
  /** A 20 px icon before the words. */
  icon?: ReactNode
}

/** A line of a radio group; the chosen one is bold and has a check. */
export function DropdownMenuRadioItem({
  icon,
  disabled,
  className,
  children,
  ...rest
}: DropdownMenuRadioItemProps) {
  return (
    <Primitive.RadioItem
      {...rest}
      {...refusing(disabled)}
      data-slot="dropdown-menu-radio-item"
      className={cx(line, 'data-[state=checked]:font-semibold', className)}
    >
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      <Check />
    </Primitive.RadioItem>
  )
}

/** Lines that belong together; a `DropdownMenuLabel` in it is seen, `aria-label` is heard. */
export function DropdownMenuGroup(props: ComponentProps<typeof Primitive.Group>) {
  return <Primitive.Group {...props} data-slot="dropdown-menu-group" />
}

/** A hairline between groups of lines. */
export function DropdownMenuSeparator({
  className,
  ...rest
}: ComponentProps<typeof Primitive.Separator>) {
  return (
    <Primitive.Separator
      {...rest}
      data-slot="dropdown-menu-separator"
      className={cx('mx-2 my-1.5 border-t border-default', className)}
    />
  )
}

/** The name of the lines under it. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label
      {...rest}
      data-slot="dropdown-menu-label"
      className={cx('px-3 py-1.5 type-caption text-muted', className)}
    />
  )
}
