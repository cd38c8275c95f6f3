import { expect } from 'storybook/test'
import { LineChart, lineChartAxes, Surface } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'
import { baht, betsAndPays, chartLabels, days, short } from './chart-samples.ts'

const meta = preview.meta({
  component: LineChart,
  args: {
    title: 'เดิมพันและการจ่าย',
    categories: days,
    series: betsAndPays,
    format: baht,
    formatAxis: short,
    area: true,
    labels: chartLabels,
    className: 'max-w-[760px]',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every height, with a tint under the first line and without. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={lineChartAxes}>
      {(choice) => (
        <div className="w-[440px] max-w-full">
          <LineChart {...args} {...choice} />
        </div>
      )}
    </EveryCombination>
  ),
})

const one = (...values: (number | null)[]) => [{ id: 'one', label: 'กำไร', values }]
const first = (count: number) => days.slice(0, count)

/** Nothing, one point, two; gaps; below zero; nothing but zeros; the largest numbers there are. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-8 md:grid-cols-2">
      <LineChart {...args} title="ไม่มีข้อมูล" categories={[]} series={[]} />
      <LineChart {...args} title="มีแต่ช่องว่าง" series={one(null, Number.NaN, Infinity)} />
      <LineChart {...args} title="จุดเดียว" categories={first(1)} series={one(500)} />
      <LineChart {...args} title="สองจุด" categories={first(2)} series={one(500, 700)} />
      <LineChart
        {...args}
        title="ขาดบางวัน"
        categories={first(9)}
        series={one(300, 500, null, 400, Number.NaN, 900, 1200, null, 800)}
      />
      <LineChart
        {...args}
        title="ต่ำกว่าศูนย์"
        categories={first(5)}
        series={one(-2180, 640, -900, 1020, -4000)}
      />
      <LineChart {...args} title="ศูนย์ทั้งหมด" categories={first(3)} series={one(0, 0, 0)} />
      <LineChart
        {...args}
        title="ใหญ่มาก"
        categories={first(3)}
        series={one(9e14, 8.5e15, 7.25e15)}
      />
    </div>
  ),
})

/** Seven series: the sixth has the first's ink and another dash. */
export const Seven = meta.story({
  args: {
    area: false,
    series: Array.from({ length: 7 }, (_, at) => ({
      id: `${at}`,
      label: `ค่ายที่ ${at + 1}`,
      values: days.map((__, day) => (at + 1) * 9000 + ((day * 7 + at * 13) % 9) * 700),
    })),
  },
})

/** Ten thousand points: the lowest and the highest of every few are drawn. */
export const Many = meta.story({
  args: {
    categories: Array.from({ length: 10_000 }, (_, at) => `${at + 1}`),
    series: [
      {
        id: 'many',
        label: 'รอบ',
        values: Array.from(
          { length: 10_000 },
          (_, at) => Math.sin(at / 400) * 900 + ((at * 7919) % 400),
        ),
      },
    ],
  },
})

/** On a phone. */
export const Phone = meta.story({ args: { className: 'max-w-[326px]' } })

/** The note at a point, which the pointer and the arrows call up. */
export const Note = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText('฿96,000', { selector: 'dd' })).toBeVisible()
  },
})

/** In every script; names on the axis are cut between letters, and whole in the table. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <LineChart
          {...args}
          title={text}
          categories={['A', 'B', 'C'].map((letter) => `${text} ${letter}`)}
          series={betsAndPays.map((one) => ({ ...one, label: `${text} ${name} ${one.id}` }))}
          labels={{ ...args.labels, table: text }}
        />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <LineChart {...args} size="sm" />
    </EverySurface>
  ),
})

/** Arrow keys walk from point to point and say what stands there; Escape puts the note away. */
export const BehaviourWalk = meta.story({
  render: (args) => (
    <Surface className="max-w-[760px] px-6 py-5">
      <LineChart {...args} />
    </Surface>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: 'จุดบนกราฟ' })
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', '20 พ.ย., เดิมพัน ฿96,000, จ่าย ฿61,000')
    await expect(canvas.getAllByText('฿96,000')[0]).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('฿96,000', { selector: 'dd' })).toBeNull()
  },
})

/** The pointer finds the nearest point. */
export const BehaviourPoint = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole('slider')
    const plot = slider.parentElement!
    const { left, top, width } = plot.getBoundingClientRect()
    const coords = { clientX: left + (width * 9.2) / 13, clientY: top + 50 }
    await userEvent.pointer({ target: plot, coords })
    await expect(canvas.getByText('฿82,000', { selector: 'dd' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(2)
  },
})

/** Behind it stands a table with every value. */
export const BehaviourTable = meta.story({
  args: { series: [{ id: 'one', label: 'กำไร', values: [300, null] }], categories: ['จ', 'อ'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('ดูเป็นตาราง'))
    const rows = canvas.getAllByRole('row')
    await expect(rows.map((row) => row.textContent)).toEqual(['วันกำไร', 'จ฿300', 'อไม่มีข้อมูล'])
  },
})

/** An axis that does not begin at zero makes a hill of nothing. This one always does. */
export const MisuseCutAxis = meta.story({
  args: {
    categories: first(4),
    series: one(98_000, 98_400, 98_100, 98_900),
    title: '98,000 ถึง 98,900 คือเส้นราบ',
  },
})
