import { cx } from '../cx.ts'
import type { ChartValue } from './chart-scale.ts'

export type ChartSeries = {
  id: string
  label: string
  /** One a category, in their order. */
  values: readonly ChartValue[]
}

export type ChartLabels = {
  /** Names the keys that walk from point to point: "points of the chart". */
  points: string
  /** Opens the table behind the chart. */
  table: string
  /** Heads the column of categories in it: "day". */
  category: string
  /** In the place of a chart of nothing. */
  empty: string
  /** In the place of a value that is not there. */
  missing: string
}

/** Past so many nobody tells them apart, and none is drawn. */
export const mostSeries = 20

const inks = [
  { line: 'stroke-(--fy-color-text-accent)', fill: 'fill-(--fy-color-text-accent)' },
  { line: 'stroke-(--fy-color-text-value)', fill: 'fill-(--fy-color-text-value)' },
  { line: 'stroke-(--fy-color-status-info-fg)', fill: 'fill-(--fy-color-status-info-fg)' },
  { line: 'stroke-(--fy-color-text-positive)', fill: 'fill-(--fy-color-text-positive)' },
  { line: 'stroke-(--fy-color-text-secondary)', fill: 'fill-(--fy-color-text-secondary)' },
] as const

const dashes = [undefined, '6 5', '2 5', '14 4 2 4', '14 6'] as const

/** How a series is told from the others: never by colour alone. The sixth has the first's ink again,
 * and another dash. */
export function seriesLook(at: number) {
  const ink = inks[at % inks.length] ?? inks[0]
  const dash = dashes[(at + Math.floor(at / inks.length)) % dashes.length]
  return {
    line: cx(ink.line, 'forced-colors:stroke-[CanvasText]'),
    fill: cx(ink.fill, 'forced-colors:fill-[CanvasText]'),
    dash,
  }
}

/** How a bar, a slice or its sample is filled: the first fully, the others hatched, each its own way. */
export const filled = (id: string, at: number) =>
  at % 5 === 0 ? { className: seriesLook(at).fill } : { fill: `url(#${id}-${at})` }

/** The hatchings of a chart, by the id that `filled` was given. */
export function Hatches({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, at) => at)
        .filter((at) => at % 5 !== 0)
        .map((at) => {
          const { line, fill } = seriesLook(at)
          const [turn, gap] = [
            [45, 5],
            [-45, 5],
            [0, 4],
            [90, 4],
          ][(at % 5) - 1] ?? [45, 5]
          return (
            <pattern
              key={at}
              id={`${id}-${at}`}
              width={gap}
              height={gap}
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${turn})`}
            >
              <rect width={gap} height={gap} opacity="0.25" className={fill} />
              <path d={`M1 0V${gap}`} strokeWidth="2" className={line} />
            </pattern>
          )
        })}
    </defs>
  )
}

type LegendProps = {
  series: readonly ChartSeries[]
  /** Id of the hatchings; without it the samples are lines. */
  hatches?: string
}

/** What each line or hatching stands for. */
export function Legend({ series, hatches }: LegendProps) {
  return (
    <ul className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 type-caption text-secondary">
      {series.map(({ id, label }, at) => {
        const { line, dash } = seriesLook(at)
        return (
          <li key={id} className="flex min-w-0 items-center gap-2">
            {hatches === undefined ? (
              <svg width="26" height="4" aria-hidden="true" className="shrink-0">
                <path d="M0 2H26" strokeWidth="3" strokeDasharray={dash} className={line} />
              </svg>
            ) : (
              <svg width="12" height="12" aria-hidden="true" className="shrink-0">
                <rect width="12" height="12" rx="2" {...filled(hatches, at)} />
              </svg>
            )}
            <span className="min-w-0 wrap-break-word">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}
