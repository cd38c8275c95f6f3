import { type ReactNode, type Ref, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { isDrawable } from './chart-scale.ts'
import type { ChartLabels, ChartSeries } from './chart-series.tsx'
import { useScrolls } from './use-scrolls.ts'

/** How many rows are in the page before anybody has asked for the table. */
const readyRows = 100

export type ChartFrameProps = {
  /** Says what is drawn. */
  title: string
  /** Rank of the title among the page's headings. @default 3 */
  level?: 2 | 3 | 4
  /** Names of the points, in order: days, games. */
  categories: readonly string[]
  /** Told apart by colour and dash; five at most are told apart well. */
  series: readonly ChartSeries[]
  /** Writes a value, in the table and beside a point. */
  format: (value: number) => string
  /** The words around the drawing. */
  labels: ChartLabels
  className?: string
  ref?: Ref<HTMLElement>
}

type FrameProps = ChartFrameProps & {
  slot: string
  size: string
  legend: ReactNode
  /** The drawing; nothing says so in words. */
  children: ReactNode
}

/** Around every chart: its title, its legend, and the same as a table for whoever wants to read it. */
export function ChartFrame(props: FrameProps) {
  const { slot, size, title, level = 3, legend, children, className, ref, ...table } = props
  const Title = `h${level}` as const
  return (
    <figure
      ref={ref}
      data-slot={slot}
      data-size={size}
      className={cx(
        '@container grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4',
        className,
      )}
    >
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Title className="min-w-0 type-title-md text-primary">{title}</Title>
        {legend}
      </figcaption>
      {children || (
        <p className="grid min-h-[120px] place-items-center rounded-md bg-sunken px-4 type-body-sm text-secondary">
          {props.labels.empty}
        </p>
      )}
      {table.categories.length > 0 && <ChartTable title={title} {...table} />}
    </figure>
  )
}

type ChartTableProps = Pick<
  ChartFrameProps,
  'title' | 'categories' | 'series' | 'format' | 'labels'
>

function ChartTable({ title, categories, series, format, labels }: ChartTableProps) {
  const [asked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(box)
  // By place: two points may have one name.
  const rows = asked || categories.length <= readyRows ? [...categories.keys()] : []
  const cell = 'border-b border-subtle px-3 py-1.5'
  return (
    <details onToggle={(event) => setAsked(event.currentTarget.open)} className="min-w-0">
      <summary className="inline-block max-w-full rounded-xs py-0.5 type-caption wrap-break-word text-link underline underline-offset-[.28em] hover:decoration-2">
        {labels.table}
      </summary>
      <div
        ref={box}
        {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': title } : {})}
        className="mt-2 max-h-[320px] overflow-auto rounded-md border border-subtle focus-visible:-outline-offset-3"
      >
        <table className="w-full border-separate border-spacing-0 type-body-sm text-primary">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="type-caption text-muted">
              <th
                scope="col"
                className={cx(cell, 'sticky top-0 bg-surface text-start font-medium')}
              >
                {labels.category}
              </th>
              {series.map(({ id, label }) => (
                <th
                  key={id}
                  scope="col"
                  className={cx(cell, 'sticky top-0 bg-surface text-end font-medium')}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((at) => (
              <tr key={at}>
                <th scope="row" className={cx(cell, 'text-start font-regular')}>
                  {categories[at]}
                </th>
                {series.map(({ id, values }) => {
                  const value = values[at]
                  return (
                    <td key={id} className={cx(cell, 'text-end tabular-nums')}>
                      {isDrawable(value) ? format(value) : labels.missing}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
