import { expect } from 'storybook/test'
import { BarChart, barChartAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'
import { baht, betsAndPays, chartLabels, days, short } from './chart-samples.ts'

const meta = preview.meta({
  component: BarChart,
  args: {
    title: 'เดิมพันและการจ่าย',
    categories: days,
    series: betsAndPays,
    format: baht,
    formatAxis: short,
    labels: chartLabels,
    className: 'max-w-[760px]',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every height. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={barChartAxes}>
      {(choice) => (
        <div className="w-[440px] max-w-full">
          <BarChart {...args} {...choice} />
        </div>
      )}
    </EveryCombination>
  ),
})

const one = (...values: (number | null)[]) => [{ id: 'one', label: 'กำไร', values }]

/** Nothing, one bar, gaps, up and down, a great many, five side by side. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-8 md:grid-cols-2">
      <BarChart {...args} title="ไม่มีข้อมูล" categories={[]} series={[]} />
      <BarChart {...args} title="แท่งเดียว" categories={['จ']} series={one(500)} />
      <BarChart
        {...args}
        title="ขาดบางวัน"
        categories={days.slice(0, 4)}
        series={one(300, null, Number.NaN, 400)}
      />
      <BarChart
        {...args}
        title="ขึ้นและลง"
        categories={days.slice(0, 5)}
        series={one(-2180, 640, -900, 1020, -4000)}
      />
      <BarChart
        {...args}
        title="หนึ่งหมื่นแท่ง"
        categories={Array.from({ length: 10_000 }, (_, at) => `${at}`)}
        series={one(...Array.from({ length: 10_000 }, (_, at) => (at * 7919) % 5000))}
      />
      <BarChart
        {...args}
        title="ห้าชุด"
        categories={['จ', 'อ', 'พ']}
        series={['ก', 'ข', 'ค', 'ง', 'จ'].map((label, at) => ({
          id: label,
          label,
          values: [at + 3, at + 5, 9 - at],
        }))}
      />
    </div>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => <BarChart {...args} title={text} categories={[text, text, text]} />}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <BarChart {...args} size="sm" />
    </EverySurface>
  ),
})

/** Arrow keys walk from group to group. */
export const BehaviourWalk = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: 'จุดบนกราฟ' })
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('max', '13')
    await expect(canvas.getByText('20 พ.ย.', { selector: 'p' })).toBeVisible()
  },
})

/** A course over many days is a line: thirty bars are a fence. */
export const MisuseManyDays = meta.story({
  render: () => (
    <p className="max-w-[40em] type-body-md text-primary">
      ยอดของ 30 วันเป็น LineChart ส่วนแท่งใช้เทียบกันไม่เกินสิบกว่าแท่ง
    </p>
  ),
})
