import { scaleBand } from 'd3-scale'
import { useId } from 'react'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
import { ChartPlot, chartSizes, type ChartSize } from './chart-plot.tsx'
import { heightScale, isDrawable, thin } from './chart-scale.ts'
import { filled, Hatches, Legend, mostSeries } from './chart-series.tsx'

/** Per cent of the plot. */
const widest = 12

export const barChartAxes = { size: chartSizes } as const

export type BarChartProps = ChartFrameProps & {
  /** Writes a value beside the axis, short: `25k`. @default format */
  formatAxis?: (value: number) => string
  /** @default 'md' */
  size?: ChartSize
}

/** How much of each, side by side, up or down from zero. */
export function BarChart(props: BarChartProps) {
  const { categories, format, formatAxis = format, size = 'md', labels } = props
  // A value without a category is not drawn, and must not stretch the axis.
  const series = props.series
    .slice(0, mostSeries)
    .map((one) => ({ ...one, values: one.values.slice(0, categories.length) }))
  const id = useId()
  const scale = categories.length > 0 && heightScale(series.map(({ values }) => values))
  const band = scaleBand(Array.from(categories.keys()), [0, 100])
    .paddingInner(0.32)
    .paddingOuter(0.16)
  // One bar alone is a bar, not a wall.
  const group = Math.min(band.bandwidth(), series.length * widest)
  const edge = (band.bandwidth() - group) / 2
  const side = scaleBand(Array.from(series.keys()), [edge, edge + group]).paddingInner(0.12)
  return (
    <ChartFrame
      {...{ ...props, series, size }}
      slot="bar-chart"
      legend={series.length > 1 && <Legend series={series} hatches={id} />}
    >
      {scale && (
        <ChartPlot
          {...{ size, scale, categories, series, format, formatAxis, labels }}
          across={(at) => (band(at) ?? 0) + band.bandwidth() / 2}
          nearest={(along) => Math.floor((along / 100) * categories.length)}
        >
          <Hatches id={id} count={series.length} />
          {series.map(({ id: key, values }, at) =>
            thin(values).map((point) => {
              const value = values[point]
              if (!isDrawable(value)) return null
              const [top, zero] = [scale.at(Math.max(value, 0)), scale.at(Math.min(value, 0))]
              return (
                <rect
                  key={`${key} ${point}`}
                  x={`${(band(point) ?? 0) + (side(at) ?? 0)}%`}
                  y={`${top}%`}
                  // A bar of a thousand others is still to be seen.
                  width={`${Math.max(side.bandwidth(), 0.15)}%`}
                  height={`${zero - top}%`}
                  rx={categories.length > 60 ? 0 : 2}
                  {...filled(id, at)}
                />
              )
            }),
          )}
        </ChartPlot>
      )}
    </ChartFrame>
  )
}
