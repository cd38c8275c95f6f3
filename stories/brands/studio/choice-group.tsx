import { type ReactNode, useId } from 'react'

interface ChoiceGroupProps<T extends string> {
  legend: string
  options: readonly { value: T; label: ReactNode; note?: string; className?: string }[]
  value: T
  onChange: (value: T) => void
  /** One below the other, as wide as the panel. */
  stacked?: boolean
}

/** A few things to choose one of, all in sight. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { legend, options, value, onChange, stacked = false } = props
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="pb-1.5 type-label text-primary">{legend}</legend>
      <div className={stacked ? 'flex flex-col gap-2' : 'flex flex-wrap gap-2'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`flex min-h-control-md flex-1 items-center gap-3 rounded-md border border-control px-3 py-1.5 type-label text-secondary hover:bg-hover has-checked:border-accent has-checked:bg-selected has-checked:text-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${option.className ?? ''}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-4 shrink-0 accent-(--fy-color-action-primary-bg) outline-none"
            />
            <span className="min-w-0">{option.label}</span>
            {option.note !== undefined && (
              <span className="ms-auto type-caption text-muted">{option.note}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
