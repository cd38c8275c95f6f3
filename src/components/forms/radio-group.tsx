import { createContext, use, useId, useMemo, type ComponentProps, type ReactNode } from 'react'

import { cx } from '../cx.ts'
import { CheckIcon } from '../media/icons/interface.ts'
import { FieldGroup, type FieldGroupProps } from './field-group.tsx'

/** Lines, cards with room for two lines and a tag, or tiles of one word: amounts. */
export const radioGroupAxes = { variant: ['list', 'card', 'tile'], columns: [2, 3, 4] } as const

type Variant = (typeof radioGroupAxes.variant)[number]

type Group = {
  variant: Variant
  name: string
  value: string | undefined
  defaultValue: string | undefined
  onValueChange: ((value: string) => void) | undefined
}

const GroupContext = createContext<Group | null>(null)

const columnClasses = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2 sm:grid-cols-4',
} as const

const rows: Record<Variant, string> = {
  list: 'flex flex-col',
  card: 'flex flex-col gap-2',
  tile: 'grid gap-[10px]',
}

export type RadioGroupProps = Omit<
  FieldGroupProps,
  'onChange' | 'defaultValue' | 'name' | 'role'
> & {
  /** @default 'list' */
  variant?: Variant
  /** Tiles beside each other. @default 3 */
  columns?: (typeof radioGroupAxes.columns)[number]
  /** The chosen one, where the owner decides; `''` for none. */
  value?: string
  /** The one chosen at first. */
  defaultValue?: string
  /** Told which one was chosen. */
  onValueChange?: (value: string) => void
  /** What a form calls the answer. */
  name?: string
  /** `Radio`s. */
  children: ReactNode
}

/**
 * One answer of a few. Radio buttons of the browser: arrows walk, forms send them, `register` of
 * react-hook-form takes each `Radio`, and they work before the page has come alive. (Radix writes
 * `style=` on the server, which our content security policy refuses.)
 */
export function RadioGroup({
  variant = 'list',
  columns = 3,
  value,
  defaultValue,
  onValueChange,
  name,
  children,
  ...rest
}: RadioGroupProps) {
  const own = useId()
  const group = useMemo(
    () => ({ variant, name: name ?? own, value, defaultValue, onValueChange }),
    [variant, name, own, value, defaultValue, onValueChange],
  )
  return (
    <FieldGroup {...rest} data-variant={variant} role="radiogroup">
      <div className={cx(rows[variant], variant === 'tile' && columnClasses[columns])}>
        <GroupContext value={group}>{children}</GroupContext>
      </div>
    </FieldGroup>
  )
}

const boxed =
  'border transition-colors duration-fast has-checked:border-accent has-checked:bg-selected ' +
  'has-checked:inset-ring-[0.5px] has-checked:inset-ring-accent hover:bg-hover ' +
  'has-disabled:border-dashed has-disabled:bg-transparent has-disabled:text-disabled ' +
  'outline-offset-2 outline-focus has-[input:focus-visible]:outline-3 ' +
  'forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]'

const looks: Record<Variant, string> = {
  list: 'items-start gap-[10px] py-[11px] type-body-md has-disabled:text-disabled',
  card: cx(
    boxed,
    'items-center gap-3 rounded-card border-default px-4 py-3',
    'in-data-[state=invalid]:not-has-[:is(:checked,:disabled)]:border-status-negative-solid',
  ),
  tile: cx(
    boxed,
    'min-h-control-lg items-center justify-center rounded-md border-control px-2 py-1.5',
    'text-center type-label font-semibold text-[1rem]',
    'in-data-[state=invalid]:not-has-[:is(:checked,:disabled)]:border-status-negative-solid',
  ),
}

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value'> & {
  /** What the group answers when this one is chosen. */
  value: string
  /** The words. */
  label: ReactNode
  /** A second line under them: limits, how long it takes, or why it is off. */
  description?: ReactNode
  /** A tag at the end of a card. */
  end?: ReactNode
}

/** One of the answers. `className` reaches the root, `ref` and everything else the `<input>`. */
export function Radio({
  value,
  label,
  description,
  end,
  className,
  onChange,
  ...rest
}: RadioProps) {
  const group = use(GroupContext)
  const describedBy = useId()
  const variant = group?.variant ?? 'list'
  const chosen =
    group?.value === undefined
      ? group?.defaultValue === undefined
        ? {}
        : { defaultChecked: group.defaultValue === value }
      : { checked: group.value === value }
  return (
    <label
      data-slot="radio"
      data-variant={variant}
      className={cx(
        'relative flex min-w-0 touch-manipulation *:min-w-0',
        looks[variant],
        rest.disabled && 'cursor-not-allowed',
        className,
      )}
    >
      <span
        className={
          variant === 'tile'
            ? 'absolute inset-0'
            : 'relative grid size-[22px] shrink-0 place-items-center'
        }
      >
        <input
          name={group?.name}
          aria-describedby={description ? describedBy : undefined}
          {...chosen}
          {...rest}
          type="radio"
          value={value}
          className={cx(
            'peer size-full cursor-[inherit] appearance-none',
            variant === 'tile'
              ? 'rounded-[inherit] outline-none'
              : 'rounded-full border-[1.5px] border-control bg-canvas transition-colors duration-fast checked:border-action-primary-bg checked:bg-action-primary-bg disabled:border-dashed disabled:checked:bg-transparent in-data-[state=invalid]:enabled:border-status-negative-solid',
            variant === 'card' && 'outline-none',
          )}
          onChange={(event) => {
            onChange?.(event)
            group?.onValueChange?.(value)
          }}
        />
        {variant !== 'tile' && (
          <CheckIcon className="pointer-events-none invisible absolute size-icon-sm stroke-[3px] text-action-primary-fg peer-checked:visible peer-disabled:text-disabled" />
        )}
      </span>
      <span className={cx('min-w-0', variant !== 'tile' && 'flex-1')}>
        <span className={cx('block', variant === 'card' && 'type-body-md font-semibold')}>
          {label}
        </span>
        {description && (
          <span id={describedBy} className="block type-caption text-muted">
            {description}
          </span>
        )}
      </span>
      {end}
    </label>
  )
}
