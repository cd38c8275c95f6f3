import { line as lineShape } from 'd3-shape'
import type { Ref } from 'react'
import { cx } from '../cx.ts'
import { type ChartValue, heightScale, isDrawable, thin } from './chart-scale.ts'
import { seriesLook } from './chart-series.tsx'

export const sparklineAxes = { size: ['sm', 'md'] } as const

const sizes = { sm: 'h-5 w-16', md: 'h-8 w-[120px]' } as const

export type SparklineProps = {
  /**
   * Where it went, in words: "14 days, from 420 up to 960". A line of a word's height has no axis to
   * read; this is its table.
   */
  label: string
  /** One a point, in order; what is missing is a gap. */
  values: readonly ChartValue[]
  /** As high as a line of text, or as a row. @default 'md' */
  size?: (typeof sparklineAxes.size)[number]
  className?: string
  ref?: Ref<SVGSVGElement>
}

/** The course of something, small enough to stand beside its number. */
export function Sparkline({ label, values, size = 'md', className, ref }: SparklineProps) {
  const scale = heightScale([values])
  const last = Math.max(values.length - 1, 1)
  const end = values.findLastIndex(isDrawable)
  const { line, fill } = seriesLook(0)
  const path = lineShape<number>(
    (at) => (values.length === 1 ? 50 : (at / last) * 100),
    (at) => scale?.at(values[at] as number) ?? 0,
  ).defined((at) => isDrawable(values[at]))
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      data-slot="sparkline"
      data-size={size}
      className={cx('inline-block overflow-visible align-middle', sizes[size], className)}
    >
      {scale && (
        <>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
            <path
              d={path(thin(values, 120)) ?? ''}
              fill="none"
              strokeWidth="1.75"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className={line}
            />
          </svg>
          <circle
            cx={`${values.length === 1 ? 50 : (end / last) * 100}%`}
            cy={`${scale.at(values[end] as number)}%`}
            r="2.5"
            className={fill}
          />
        </>
      )}
    </svg>
  )
}
