import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useId,
  useMemo,
  useState,
} from 'react'

import { cx } from '../cx.ts'

/** Rows of 40 and 34 px in their well. */
export const segmentAxes = { size: ['sm', 'md'] } as const

type Size = (typeof segmentAxes.size)[number]
type Choice = { name: string; value: string | undefined; size: Size; pick: (value: string) => void }

const SegmentContext = createContext<Choice | null>(null)

export type SegmentProps = Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'defaultValue' | 'name' | 'aria-label'
> & {
  /** Says what is chosen; it is heard, not seen. */
  label: string
  /** The chosen one, where the owner decides. */
  value?: string
  /** The one chosen at first. */
  defaultValue?: string
  /** Told which one was chosen. */
  onValueChange?: (value: string) => void
  /** What a form calls the choice. */
  name?: string
  /** @default 'md' */
  size?: Size
  /** `SegmentItem`s, two to four: more belong in chips or a select. */
  children: ReactNode
}

/**
 * A choice of two to four in one well, in effect at once: by mobile or by e-mail. Radio buttons of the
 * browser, so arrows walk, forms send it, and it works before the page has come alive. Where each choice
 * shows a panel of its own, it is `Tabs` (variant `segment`).
 */
export function Segment({
  label,
  value,
  defaultValue,
  onValueChange,
  name,
  size = 'md',
  className,
  children,
  ...rest
}: SegmentProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const choice = useMemo(
    () => ({
      name: name ?? id,
      value: value ?? own,
      size,
      pick: (next: string) => {
        setOwn(next)
        onValueChange?.(next)
      },
    }),
    [name, id, value, own, size, onValueChange],
  )
  return (
    <fieldset
      role="radiogroup"
      {...rest}
      data-slot="segment"
      data-size={size}
      aria-label={label}
      className={cx(
        'm-0 grid min-w-0 auto-cols-[minmax(0,1fr)] grid-flow-col gap-1 rounded-md bg-sunken p-1 inset-ring inset-ring-subtle',
        'forced-colors:border',
        className,
      )}
    >
      <SegmentContext value={choice}>{children}</SegmentContext>
    </fieldset>
  )
}

export type SegmentItemProps = Omit<ComponentProps<'label'>, 'htmlFor'> & {
  /** What the group answers when this one is chosen. */
  value: string
  /** A 20 px icon before the words. */
  icon?: ReactNode
  /** @default false */
  disabled?: boolean
}

/** One of the choices; all are equally wide. */
export function SegmentItem({
  value,
  icon,
  disabled = false,
  className,
  children,
  ...rest
}: SegmentItemProps) {
  const choice = use(SegmentContext)
  const chosen = choice?.value === value
  return (
    <label
      {...rest}
      data-slot="segment-item"
      data-state={chosen ? 'checked' : 'unchecked'}
      className={cx(
        'relative flex min-w-0 touch-manipulation items-center justify-center gap-2',
        'rounded-[calc(var(--fy-radius-md)-3px)] px-2 py-1 text-center type-label',
        'transition-colors duration-fast has-checked:bg-raised has-checked:font-semibold',
        'has-checked:shadow-1 forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]',
        choice?.size === 'sm' ? 'min-h-[34px] pointer-coarse:min-h-10' : 'min-h-10',
        disabled
          ? 'cursor-not-allowed text-disabled'
          : 'text-secondary hover:text-primary has-checked:text-primary',
        className,
      )}
    >
      <input
        type="radio"
        name={choice?.name}
        value={value}
        checked={chosen}
        disabled={disabled}
        // As large as its row, so that the ring and the finger have all of it.
        className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[inherit] focus-visible:outline-offset-0"
        onChange={() => choice?.pick(value)}
      />
      {icon}
      <span className="min-w-0">{children}</span>
    </label>
  )
}
