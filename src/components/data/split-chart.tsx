import { arc, pie } from 'd3-shape'
import { type Ref, useId } from 'react'
import { cx } from '../cx.ts'
import { type ChartValue, isDrawable } from './chart-scale.ts'
import { filled, Hatches } from './chart-series.tsx'

/** Bars that are true to 100 %, or a ring with its sum in the middle. */
export const splitChartAxes = { variant: ['bars', 'donut'] } as const

export type SplitPart = {
  id: string
  label: string
  /** Less than nothing and what is no number counts as nothing. */
  value: ChartValue
}

export type SplitChartProps = {
  /** Says what is divided. */
  title: string
  /** Rank of the title among the page's headings. @default 3 */
  level?: 2 | 3 | 4
  /** In order; of a ring, five at most are told apart well. */
  parts: readonly SplitPart[]
  /** Writes a share of 0 to 1: `46%`. */
  formatShare: (share: number) => string
  /** In the middle of a ring: the whole, in words. */
  whole?: string
  /** The words around the parts. */
  labels: {
    /** Heads the parts, for those who listen: "category". */
    part: string
    /** Heads the shares. */
    share: string
    /** In the place of a whole of nothing. */
    empty: string
  }
  /** @default 'bars' */
  variant?: (typeof splitChartAxes.variant)[number]
  className?: string
  ref?: Ref<HTMLElement>
}

/** How a whole is divided. What is drawn is a table already: each part has its name and its share. */
export function SplitChart(props: SplitChartProps) {
  const { title, level = 3, parts, formatShare, whole, labels, variant = 'bars' } = props
  const { className, ref } = props
  const id = useId()
  const Title = `h${level}` as const
  const sizes = parts.map(({ value }) => (isDrawable(value) && value > 0 ? value : 0))
  const largest = Math.max(1e-300, ...sizes)
  // Divided first: the sum of the largest numbers there are is infinite.
  const sum = sizes.reduce((all, size) => all + size / largest, 0)
  const shares = sizes.map((size) => (sum === 0 ? 0 : size / largest / sum))
  const donut = variant === 'donut'
  return (
    <figure
      ref={ref}
      data-slot="split-chart"
      data-variant={variant}
      className={cx(
        '@container grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4',
        className,
      )}
    >
      <figcaption>
        <Title className="type-title-md text-primary">{title}</Title>
      </figcaption>
      {sum === 0 ? (
        <p className="grid min-h-[120px] place-items-center rounded-md bg-sunken px-4 type-body-sm text-secondary">
          {labels.empty}
        </p>
      ) : (
        <div
          className={cx(
            donut && 'grid items-center gap-5 @min-[360px]:grid-cols-[160px_minmax(0,1fr)]',
          )}
        >
          {donut && <Ring id={id} shares={shares} whole={whole} />}
          <table className="w-full type-body-sm text-primary">
            <caption className="sr-only">{title}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{labels.part}</th>
                <th scope="col">{labels.share}</th>
              </tr>
            </thead>
            <tbody className={cx('grid', donut ? 'gap-2' : 'gap-3')}>
              {parts.map((part, at) => (
                <tr key={part.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
                  <th scope="row" className="flex min-w-0 gap-2 text-start font-regular">
                    {donut && <Sample id={id} at={at} />}
                    <span className="min-w-0 wrap-break-word">{part.label}</span>
                  </th>
                  <td className="font-semibold tabular-nums">{formatShare(shares[at] ?? 0)}</td>
                  {!donut && <Bar share={shares[at] ?? 0} />}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <td aria-hidden="true" className="col-span-2">
      <svg className="block h-2 w-full rounded-pill bg-hover forced-colors:border">
        <rect
          width={`${share * 100}%`}
          height="8"
          rx="4"
          className="fill-(--fy-color-text-accent) forced-colors:fill-[Highlight]"
        />
      </svg>
    </td>
  )
}

const ring = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
  .innerRadius(52)
  .outerRadius(78)

type RingProps = { id: string; shares: readonly number[]; whole: string | undefined }

function Ring({ id, shares, whole }: RingProps) {
  // Nothing has no slice, and no gap beside it.
  const there = [...shares.keys()].filter((at) => (shares[at] ?? 0) > 0)
  const slices = pie<number>()
    .sort(null)
    .padAngle(there.length > 1 ? 0.03 : 0)
    .value((at) => shares[at] ?? 0)(there)
  return (
    <svg viewBox="-80 -80 160 160" aria-hidden="true" className="mx-auto block size-[160px]">
      <Hatches id={id} count={shares.length} />
      {slices.map((slice) => (
        <path key={slice.data} d={ring(slice) ?? ''} {...filled(id, slice.data)} />
      ))}
      {whole !== undefined && (
        <text
          y="6"
          textAnchor="middle"
          className="fill-current type-title-sm text-primary tabular-nums"
        >
          {whole}
        </text>
      )}
    </svg>
  )
}

function Sample({ id, at }: { id: string; at: number }) {
  return (
    <svg width="12" height="12" aria-hidden="true" className="mt-[5px] shrink-0">
      <rect width="12" height="12" rx="2" {...filled(id, at)} />
    </svg>
  )
}
