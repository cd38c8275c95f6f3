import * as Radix from '@radix-ui/react-tabs'
import { createContext, type ReactNode, type Ref, use } from 'react'
import { cx } from '../cx.ts'
import { ScrollRow } from './scroll-row.tsx'

export const tabsAxes = { variant: ['underline', 'segment'] } as const

type Variant = (typeof tabsAxes.variant)[number]

/**
 * Radix writes `outline` and `animation-duration` into the markup, which our content security policy
 * refuses with an error in the console. These take them out again; neither does anything here.
 */
const bareList = { style: { outline: undefined } }
const barePanel = { style: { animationDuration: undefined } }

const Look = createContext<Variant>('underline')

export type TabsProps = {
  /** The chosen tab; leave it out and give `defaultValue` when nobody else has to know. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Shows a panel on focus, or only on Enter and Space. @default 'automatic' */
  activation?: 'automatic' | 'manual'
  /** @default 'underline' */
  variant?: Variant
  /** A `TabList` and its `TabPanel`s. */
  children: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Panels of which one is shown. */
export function Tabs(props: TabsProps) {
  const { value, defaultValue, onValueChange, activation, variant = 'underline' } = props
  const { children, className, ref } = props
  return (
    <Radix.Root
      ref={ref}
      data-slot="tabs"
      data-variant={variant}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      activationMode={activation}
      className={cx('min-w-0', className)}
    >
      <Look value={variant}>{children}</Look>
    </Radix.Root>
  )
}

export type TabListProps = {
  /** Names the row of tabs. */
  label: string
  /** `Tab`s. */
  children: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** The row of tabs; where they have no room it scrolls sideways and shows arrows. */
export function TabList({ label, children, className, ref }: TabListProps) {
  const variant = use(Look)
  if (variant === 'segment') {
    return (
      <Radix.List
        ref={ref}
        {...bareList}
        data-slot="tab-list"
        aria-label={label}
        className={cx(
          'flex gap-1 rounded-md bg-sunken p-1 outline-none inset-ring inset-ring-subtle',
          className,
        )}
      >
        {children}
      </Radix.List>
    )
  }
  return (
    <ScrollRow
      arrows="always"
      className={cx(
        'after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:border-b after:border-default',
        className,
      )}
    >
      <Radix.List
        ref={ref}
        {...bareList}
        data-slot="tab-list"
        aria-label={label}
        className="flex w-max gap-1 outline-none"
      >
        {children}
      </Radix.List>
    </ScrollRow>
  )
}

const tabs: Record<Variant, string> = {
  underline:
    'relative rounded-t-sm px-[14px] pt-[11px] pb-3 text-[15px] text-secondary hover:bg-hover hover:text-primary data-[state=active]:after:absolute data-[state=active]:after:inset-x-[10px] data-[state=active]:after:bottom-0 data-[state=active]:after:z-1 data-[state=active]:after:h-[3px] data-[state=active]:after:rounded-t-xs data-[state=active]:after:bg-(--fy-color-border-accent) forced-colors:data-[state=active]:after:bg-[Highlight]',
  segment:
    'min-h-10 min-w-0 flex-1 rounded-[calc(var(--fy-radius-md)-3px)] px-3 py-1 text-secondary hover:text-primary data-[state=active]:bg-raised data-[state=active]:shadow-1 forced-colors:data-[state=active]:border forced-colors:data-[state=active]:border-[Highlight]',
}

export type TabProps = {
  value: string
  children: ReactNode
  /** @default false */
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** One tab. */
export function Tab({ value, children, disabled, className, ref }: TabProps) {
  return (
    <Radix.Trigger
      ref={ref}
      data-slot="tab"
      value={value}
      disabled={disabled}
      className={cx(
        'shrink-0 type-label whitespace-nowrap focus-visible:-outline-offset-3 disabled:text-disabled disabled:hover:bg-transparent data-[state=active]:font-semibold data-[state=active]:text-primary',
        tabs[use(Look)],
        className,
      )}
    >
      {children}
    </Radix.Trigger>
  )
}

export type TabPanelProps = {
  value: string
  children: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** What a tab shows. */
export function TabPanel({ value, children, className, ref }: TabPanelProps) {
  return (
    <Radix.Content asChild value={value}>
      <div
        ref={ref}
        {...barePanel}
        data-slot="tab-panel"
        className={cx('rounded-sm pt-5', className)}
      >
        {children}
      </div>
    </Radix.Content>
  )
}
