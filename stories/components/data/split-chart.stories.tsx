import { expect } from 'storybook/test'
import { SplitChart, splitChartAxes, Surface } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'
import { percent, shares } from './chart-samples.ts'

const meta = preview.meta({
  component: SplitChart,
  args: {
    title: 'แยกตามหมวด',
    parts: shares,
    formatShare: percent,
    whole: '฿959k',
    labels: { part: 'หมวด', share: 'สัดส่วน', empty: 'ยังไม่มีเดิมพันในช่วงนี้' },
  },
})

/** Every prop on the panel. */
export const Playground = meta.story({
  render: (args) => (
    <Surface className="max-w-[270px] px-5 py-[22px]">
      <SplitChart {...args} />
    </Surface>
  ),
})

/** As bars and as a ring. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={splitChartAxes}>
      {(choice) => (
        <div className="w-[400px] max-w-full">
          <SplitChart {...args} {...choice} />
        </div>
      )}
    </EveryCombination>
  ),
})

const part = (value: number | null, id = 'a') => ({ id, label: `หมวด ${id}`, value })

/** Nothing, one part, parts of nothing, less than nothing, and the largest numbers there are. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-8 md:grid-cols-2">
      {splitChartAxes.variant.flatMap((variant) => [
        <SplitChart key={`${variant} 0`} {...args} variant={variant} title="ว่าง" parts={[]} />,
        <SplitChart
          key={`${variant} 1`}
          {...args}
          variant={variant}
          title="หมวดเดียว"
          parts={[part(7)]}
        />,
        <SplitChart
          key={`${variant} 2`}
          {...args}
          variant={variant}
          title="แปลก ๆ"
          parts={[part(-5), part(null, 'b'), part(Number.NaN, 'c'), part(3, 'd'), part(1, 'e')]}
        />,
        <SplitChart
          key={`${variant} 3`}
          {...args}
          variant={variant}
          title="ใหญ่มาก"
          parts={[part(1e300), part(1e300, 'b'), part(1, 'c')]}
        />,
      ])}
    </div>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <SplitChart
          {...args}
          variant="donut"
          title={text}
          parts={shares.slice(0, 2).map((one) => ({ ...one, label: text }))}
        />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="grid max-w-[720px] gap-6 md:grid-cols-2">
        <SplitChart {...args} />
        <SplitChart {...args} variant="donut" />
      </div>
    </EverySurface>
  ),
})

/** What is drawn is a table: each part has its name and its share. */
export const BehaviourTable = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(rows.slice(0, 3)).toEqual(['หมวดสัดส่วน', 'สล็อต46%', 'คาสิโนสด23%'])
  },
})

/**
 * A ring of twelve slices tells nobody anything: past five, hatchings repeat and slices are slivers.
 * Use bars, or gather the rest into one part.
 */
export const MisuseManySlices = meta.story({
  args: {
    title: 'สิบสองหมวดเป็นแท่ง',
    parts: Array.from({ length: 12 }, (_, at) => ({
      id: `${at}`,
      label: `หมวด ${at + 1}`,
      value: 24 - at,
    })),
    className: 'max-w-[320px]',
  },
})
