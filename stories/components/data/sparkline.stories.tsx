import { expect } from 'storybook/test'
import { Sparkline, sparklineAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface } from '#stories/support/index.ts'
import { betsAndPays } from './chart-samples.ts'

const values = betsAndPays[0]?.values ?? []

const meta = preview.meta({
  component: Sparkline,
  args: { label: 'เดิมพัน 14 วัน จาก ฿42,000 ขึ้นเป็น ฿96,000', values },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** As high as a line of text, and as a row. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={sparklineAxes}>
      {(choice) => <Sparkline {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** Nothing, one point, gaps, below zero, the same all along, ten thousand. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      <Sparkline {...args} label="ไม่มีข้อมูล" values={[]} />
      <Sparkline {...args} label="จุดเดียว" values={[5]} />
      <Sparkline {...args} label="ขาดบางวัน" values={[1, 4, null, 3, Number.NaN, 6, 8, null]} />
      <Sparkline {...args} label="ต่ำกว่าศูนย์" values={[3, -2, -5, 4]} />
      <Sparkline {...args} label="เท่าเดิม" values={[7, 7, 7]} />
      <Sparkline
        {...args}
        label="หนึ่งหมื่นจุด"
        values={Array.from({ length: 10_000 }, (_, at) => Math.sin(at / 900))}
      />
    </div>
  ),
})

/** Beside its number, in a sentence of any script. */
export const Content = meta.story({
  render: (args) => (
    <p className="type-body-md">
      เดิมพัน ฿959,200 <Sparkline {...args} size="sm" /> ใน 14 วัน
    </p>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Sparkline {...args} />
    </EverySurface>
  ),
})

/** It is a picture whose words say where it went. */
export const BehaviourWords = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /จาก ฿42,000 ขึ้นเป็น ฿96,000/ })).toBeVisible()
  },
})

/** Who does not see the line hears its label alone: "chart" tells them nothing (WCAG 1.1.1). */
export const MisuseNamedChart = meta.story({ args: { label: 'กราฟ' } })
