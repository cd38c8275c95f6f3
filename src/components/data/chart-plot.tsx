import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { type HeightScale, isDrawable, nameSteps, shortName } from './chart-scale.ts'
import { type ChartLabels, type ChartSeries, seriesLook } from './chart-series.tsx'

/** Plots of 140, 208 and 280 px. */
export const chartSizes = ['sm', 'md', 'lg'] as const

export type ChartSize = (typeof chartSizes)[number]

const heights: Record<ChartSize, string> = { sm: 'h-[140px]', md: 'h-[208px]', lg: 'h-[280px]' }

type PlotProps = {
  size: ChartSize
  scale: HeightScale
  categories: readonly string[]
  series: readonly ChartSeries[]
  /** How far along a point stands, 0 to 100. */
  across: (at: number) => number
  /** Which point stands there; the nearest. */
  nearest: (across: number) => number
  format: (value: number) => string
  formatAxis: (value: number) => string
  labels: ChartLabels
  /** Rings on the lines at the chosen point. @default false */
  rings?: boolean
  /** What is drawn, in per cent of an `<svg>` without a view box. */
  children: ReactNode
}

/**
 * Axes, and a point that can be chosen: by the pointer, or by the keys of a slider that lies unseen
 * over the plot. Everything stands in per cent, so nothing has to be measured and the server draws
 * what the browser draws.
 */
export function ChartPlot(props: PlotProps) {
  const { size, scale, categories, series, across, nearest, format, formatAxis, labels } = props
  const { rings = false, children } = props
  const [pointed, setPointed] = useState<number | null>(null)
  const [walked, setWalked] = useState<number | null>(null)
  const [focused, setFocused] = useState(false)
  const last = categories.length - 1
  const kept = Math.min(walked ?? last, last)
  const chosen = pointed !== null && pointed <= last ? pointed : focused ? kept : null
  const texts = (at: number) =>
    series.map(({ id, label, values }) => {
      const value = values[at]
      return { id, label, text: isDrawable(value) ? format(value) : labels.missing }
    })
  const spoken = [
    categories[kept],
    ...texts(kept).map(({ label, text }) => `${label} ${text}`),
  ].join(', ')
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width === 0) return
    const along = ((event.clientX - left) / width) * 100
    setPointed(Math.min(Math.max(nearest(along), 0), last))
  }
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pe-5 pt-2 type-caption text-muted tabular-nums">
      <div
        aria-hidden="true"
        className={cx('flex max-w-[96px] flex-col-reverse justify-between', heights[size])}
      >
        {scale.ticks.map((tick) => (
          <span key={tick} className="flex h-0 items-center justify-end">
            <span className="truncate-thai">{formatAxis(tick)}</span>
          </span>
        ))}
      </div>
      <div
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
        className={cx(
          'relative min-w-0 touch-pan-y rounded-xs has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
          heights[size],
        )}
      >
        <svg aria-hidden="true" className="block size-full overflow-visible">
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={`${scale.at(tick)}%`}
              y2={`${scale.at(tick)}%`}
              className={tick === 0 ? 'stroke-border-control' : 'stroke-border-subtle'}
            />
          ))}
          {children}
          {chosen !== null && (
            <>
              <line
                x1={`${across(chosen)}%`}
                x2={`${across(chosen)}%`}
                y1="0"
                y2="100%"
                strokeDasharray="3 3"
                className="stroke-border-control"
              />
              {rings &&
                series.map(({ id, values }, at) => {
                  const value = values[chosen]
                  if (!isDrawable(value)) return null
                  return (
                    <circle
                      key={id}
                      cx={`${across(chosen)}%`}
                      cy={`${scale.at(value)}%`}
                      r="5"
                      strokeWidth="2"
                      className={cx('fill-bg-surface', seriesLook(at).line)}
                    />
                  )
                })}
            </>
          )}
        </svg>
        <input
          type="range"
          aria-label={labels.points}
          aria-valuetext={spoken}
          min={0}
          max={Math.max(last, 0)}
          value={kept}
          onChange={(event) => setWalked(event.currentTarget.valueAsNumber)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onKeyDown={(event) => setFocused(event.key !== 'Escape')}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
        {chosen !== null && (
          <Tip across={across(chosen)} title={categories[chosen] ?? ''} lines={texts(chosen)} />
        )}
      </div>
      <Names categories={categories} across={across} />
    </div>
  )
}

type TipProps = {
  across: number
  title: string
  lines: readonly { id: string; label: string; text: string }[]
}

/** What stands at the chosen point; on the side where there is room. The slider says it to ears. */
function Tip({ across, title, lines }: TipProps) {
  const box = useRef<HTMLDivElement>(null)
  // Shown in the browser only, where a style set by a script is not the markup's.
  useLayoutEffect(() => box.current?.style.setProperty('left', `${across}%`), [across])
  return (
    <div ref={box} aria-hidden="true" className="pointer-events-none absolute top-2 z-1 w-0">
      <div
        className={cx(
          'absolute top-0 w-max max-w-[200px] rounded-md bg-raised px-3 py-2 text-secondary shadow-2 inset-ring inset-ring-default forced-colors:border',
          across > 50 ? 'end-3' : 'start-3',
        )}
      >
        <p className="wrap-break-word">{title}</p>
        <dl className="grid gap-x-4 text-primary">
          {lines.map(({ id, label, text }) => (
            <div key={id} className="flex justify-between gap-x-4">
              <dt className="min-w-0 wrap-break-word">{label}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** Names under the plot, as many as have room. */
function Names({ categories, across }: Pick<PlotProps, 'categories' | 'across'>) {
  const { wide, narrow } = nameSteps(categories.length)
  return (
    <svg aria-hidden="true" className="col-start-2 block h-[28px] w-full overflow-visible">
      {[...categories.keys()]
        .filter((at) => at % wide === 0)
        .map((at) => (
          <text
            key={at}
            x={`${across(at)}%`}
            y="23"
            textAnchor="middle"
            className={cx('fill-current type-caption', at % narrow !== 0 && '@max-[479px]:hidden')}
          >
            {shortName(categories[at] ?? '')}
          </text>
        ))}
    </svg>
  )
}
