import * as Radix from '@radix-ui/react-tabs'
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cx } from '../cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../media/icons/first.ts'
import { useReach } from './use-reach.ts'

export const tabsAxes = { variant: ['underline', 'segment'] } as const

type Variant = (typeof tabsAxes.variant)[number]

/** A press on the tab that has the focus lets Radix leave the next one on the row, which shows none. */
const enterRow = ({ target, currentTarget }: FocusEvent) => {
  if (target === currentTarget)
    currentTarget.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
}

/**
 * Radix writes `outline` and `animation-duration` into the markup, which our content security policy
 * refuses with an error in the console. These take them out again; neither does anything here.
 */
const bareList = { style: { outline: undefined } }
const barePanel = { style: { animationDuration: undefined } }

interface Choice {
  variant: Variant
  chosen: string
  choose: (value: string) => void
  /** A press begins or ends: from now on the same tab may be asked for again. */
  askAnew: () => void
}

const Choosing = createContext<Choice>({
  variant: 'underline',
  chosen: '',
  choose: () => {},
  askAnew: () => {},
})

export type TabsProps = {
  /** The chosen tab; leave it out and give `defaultValue` when nobody else has to know. */
  value?: string
  /** The tab chosen at first. */
  defaultValue?: string
  /** Another tab was chosen. */
  onValueChange?: (value: string) => void
  /** Shows a panel on focus, or only on Enter and Space. @default 'automatic' */
  activation?: 'automatic' | 'manual'
  /** @default 'underline' */
  variant?: Variant
  /** The way one reads, where it is not the way of the page (Radix does not look). */
  dir?: 'ltr' | 'rtl'
  /** A `TabList` and its `TabPanel`s. */
  children: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Panels of which one is shown. */
export function Tabs(props: TabsProps) {
  const { value, defaultValue, onValueChange, activation, variant = 'underline' } = props
  const { children, dir, className, ref } = props
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own ?? ''
  // One press asks as it goes down, with the focus and as a click, until the owner has answered.
  const asked = useRef<string>(undefined)
  useEffect(() => {
    asked.current = undefined
  }, [chosen])
  const choice = useMemo<Choice>(
    () => ({
      variant,
      chosen,
      choose: (next) => {
        if (next === asked.current) return
        asked.current = next
        setOwn(next)
        onValueChange?.(next)
      },
      askAnew: () => {
        asked.current = undefined
      },
    }),
    [variant, chosen, onValueChange],
  )
  return (
    <Radix.Root
      ref={ref}
      data-slot="tabs"
      data-variant={variant}
      value={chosen}
      onValueChange={choice.choose}
      activationMode={activation}
      dir={dir}
      className={cx('min-w-0', className)}
    >
      <Choosing value={choice}>{children}</Choosing>
    </Radix.Root>
  )
}

export type TabListProps = {
  /** Names the row of tabs. */
  label: string
  /** `Tab`s. */
  children: ReactNode
  /** Shows the arrows of a row that is longer than most, even where it has room. @default false */
  arrows?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

const segments = 'flex gap-1 rounded-md bg-sunken p-1 outline-none inset-ring inset-ring-subtle'

const key =
  'grid size-control-sm place-items-center rounded-button text-primary hover:bg-hover disabled:bg-transparent disabled:text-disabled'

/**
 * The row of tabs. Where they have no room it scrolls sideways and two arrows stand at its end, for a
 * pointer alone: the keyboard walks through the tabs themselves, which come into sight as it does.
 */
export function TabList({ label, children, arrows = false, className, ref }: TabListProps) {
  const { variant } = use(Choosing)
  const box = useRef<HTMLDivElement>(null)
  const { start, end, move } = useReach(box)
  const segment = variant === 'segment'
  const list = (
    <Radix.List
      ref={ref}
      {...bareList}
      data-slot="tab-list"
      aria-label={label}
      onFocus={enterRow}
      className={segment ? cx(segments, className) : 'flex w-max gap-1 outline-none'}
    >
      {children}
    </Radix.List>
  )
  if (segment) return list
  return (
    <div
      data-slot="tab-row"
      className={cx(
        'relative flex min-w-0 items-center gap-2',
        'after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:border-b after:border-default',
        className,
      )}
    >
      <div
        ref={box}
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        className="min-w-0 flex-1 scroll-px-3 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
      >
        {list}
      </div>
      <div
        hidden={!arrows && !start && !end}
        aria-hidden="true"
        className="flex shrink-0 pointer-coarse:hidden rtl:-scale-x-100"
      >
        <button
          type="button"
          tabIndex={-1}
          disabled={!start}
          onClick={() => move(-1)}
          className={key}
        >
          <ChevronLeftIcon />
        </button>
        <button type="button" tabIndex={-1} disabled={!end} onClick={() => move(1)} className={key}>
          <ChevronRightIcon />
        </button>
      </div>
    </div>
  )
}

const tabs: Record<Variant, string> = {
  underline:
    'relative shrink-0 rounded-t-sm whitespace-nowrap px-[14px] pt-[11px] pb-3 text-[0.9375rem] text-secondary hover:bg-hover hover:text-primary data-[state=active]:after:absolute data-[state=active]:after:inset-x-[10px] data-[state=active]:after:bottom-0 data-[state=active]:after:z-1 data-[state=active]:after:h-[3px] data-[state=active]:after:rounded-t-xs data-[state=active]:after:bg-(--fy-color-border-accent) forced-colors:data-[state=active]:after:bg-[Highlight]',
  segment:
    'min-h-10 min-w-0 flex-1 wrap-break-word rounded-[calc(var(--fy-radius-md)-3px)] px-3 py-1 text-secondary hover:text-primary data-[state=active]:bg-raised data-[state=active]:shadow-1 forced-colors:data-[state=active]:border forced-colors:data-[state=active]:border-[Highlight]',
}

export type TabProps = {
  /** Says which `Tab` and `TabPanel` belong together. */
  value: string
  children: ReactNode
  /** @default false */
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** One tab. */
export function Tab({ value, children, disabled, className, ref }: TabProps) {
  const { variant, chosen, choose, askAnew } = use(Choosing)
  return (
    <Radix.Trigger
      ref={ref}
      data-slot="tab"
      value={value}
      disabled={disabled}
      onPointerDown={askAnew}
      onKeyDown={askAnew}
      // Radix listens to pointers and keys; assistive technology, and a page that does again what was
      // pressed before it was alive, only click.
      onClick={() => {
        if (value !== chosen) choose(value)
        askAnew()
      }}
      className={cx(
        'type-label focus-visible:-outline-offset-3 disabled:text-disabled disabled:hover:bg-transparent data-[state=active]:font-semibold data-[state=active]:text-primary',
        tabs[variant],
        className,
      )}
    >
      {children}
    </Radix.Trigger>
  )
}

export type TabPanelProps = {
  /** Says which `Tab` and `TabPanel` belong together. */
  value: string
  /** Stays as it is while another is shown, for a form that is half filled in. @default false */
  keep?: boolean
  children: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** What a tab shows. */
export function TabPanel({ value, keep = false, children, className, ref }: TabPanelProps) {
  return (
    <Radix.Content asChild value={value} forceMount={keep || undefined}>
      <div
        ref={ref}
        {...barePanel}
        data-slot="tab-panel"
        className={cx('rounded-sm pt-5', keep && 'data-[state=inactive]:hidden', className)}
      >
        {children}
      </div>
    </Radix.Content>
  )
}
