import { area as areaShape, line as lineShape } from 'd3-shape'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
import { ChartPlot, chartSizes, type ChartSize } from './chart-plot.tsx'
import { alone, type ChartValue, heightScale, isDrawable, thin } from './chart-scale.ts'
import { type ChartSeries, Legend, mostSeries, seriesLook } from './chart-series.tsx'

export type { ChartLabels, ChartSeries } from './chart-series.tsx'
export type { ChartValue } from './chart-scale.ts'

/** Height of the plot; whether the first line stands on a tint. */
export const lineChartAxes = { size: chartSizes, area: [false, true] } as const

export type LineChartProps = ChartFrameProps & {
  /** Writes a value beside the axis, short: `25k`. @default format */
  formatAxis?: (value: number) => string
  /** Tints the ground under the first series. @default false */
  area?: boolean
  /** @default 'md' */
  size?: ChartSize
}

/** How something went, point after point. A missing value is a gap, never a zero. */
export function LineChart(props: LineChartProps) {
  const { categories, format, formatAxis = format, area = false, size = 'md', labels } = props
  // A value without a category is not drawn, and must not stretch the axis.
  const series = props.series
    .slice(0, mostSeries)
    .map((one) => ({ ...one, values: one.values.slice(0, categories.length) }))
  const last = Math.max(categories.length - 1, 1)
  const scale = categories.length > 0 && heightScale(series.map(({ values }) => values))
  // One point stands in the middle.
  const across = (at: number) => (categories.length === 1 ? 50 : (at / last) * 100)
  return (
    <ChartFrame
      {...props}
      series={series}
      slot="line-chart"
      size={size}
      legend={series.length > 1 && <Legend series={series} />}
    >
      {scale && (
        <ChartPlot
          {...{ size, scale, categories, series, format, formatAxis, labels, across }}
          nearest={(along) => Math.round((along / 100) * last)}
          rings
        >
          {series.map((one, at) => (
            <Line
              key={one.id}
              {...{ series: one, at, across }}
              height={scale.at}
              area={area && at === 0}
            />
          ))}
        </ChartPlot>
      )}
    </ChartFrame>
  )
}

type LineProps = {
  series: ChartSeries
  at: number
  across: (at: number) => number
  height: (value: number) => number
  area: boolean
}

/** One line; stretched to its box, with a stroke that is not. */
function Line({ series: { values }, at, across, height, area }: LineProps) {
  const { line, fill, dash } = seriesLook(at)
  const points = thin(values).map((point) => [across(point), values[point]] as const)
  const there = ([, value]: readonly [number, ChartValue]) => isDrawable(value)
  const y = ([, value]: readonly [number, ChartValue]) => height(value as number)
  const path = lineShape<(typeof points)[number]>((point) => point[0], y).defined(there)
  const ground = areaShape<(typeof points)[number]>((point) => point[0], height(0), y).defined(
    there,
  )
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        {area && <path d={ground(points) ?? ''} opacity="0.12" className={fill} />}
        <path
          d={path(points) ?? ''}
          fill="none"
          strokeWidth="2.25"
          strokeDasharray={dash}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className={line}
        />
      </svg>
      {values.length <= 400 &&
        alone(values).map((point) => (
          <circle
            key={point}
            cx={`${across(point)}%`}
            cy={`${height(values[point] as number)}%`}
            r="3.5"
            className={fill}
          />
        ))}
    </>
  )
}
