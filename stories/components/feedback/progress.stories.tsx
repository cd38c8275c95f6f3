import { expect } from 'storybook/test'
import { Progress, progressAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({
  component: Progress,
  args: { label: 'กำลังอัปโหลดสลิป', value: 62, className: 'w-[320px] max-w-full' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** With its words and without, on its way and reached. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={progressAxes}>
      {(choice) => <Progress {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** Nothing yet, a little, all of it, nobody knows; and numbers that are none. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-5">
      <Progress {...args} value={0} />
      <Progress {...args} value={1} />
      <Progress {...args} value={100} tone="positive" note="ส่งแล้ว" />
      <Progress {...args} value={null} note="รอเซิร์ฟเวอร์ตอบ" />
      <Progress {...args} value={Number.NaN} max={-1} />
      <Progress {...args} value={9e20} />
    </div>
  ),
})

/** As it moves while nobody knows how far. */
export const Moving = meta.story({ args: { value: null }, globals: { motion: 'on' } })

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => <Progress {...args} label={text} valueText={text} note={text} />}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Progress {...args} />
    </EverySurface>
  ),
})

/** It says how far in words, and nothing of the kind while nobody knows. */
export const BehaviourWords = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      <Progress {...args} valueText="2 จาก 3 ไฟล์" />
      <Progress {...args} label="กำลังต่อสาย" value={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    const known = canvas.getByRole('progressbar', { name: 'กำลังอัปโหลดสลิป' })
    await expect(known).toHaveAttribute('aria-valuenow', '62')
    await expect(known).toHaveAttribute('aria-valuetext', '2 จาก 3 ไฟล์')
    const waiting = canvas.getByRole('progressbar', { name: 'กำลังต่อสาย' })
    await expect(waiting).not.toHaveAttribute('aria-valuenow')
  },
})

/** A wait of unknown length has no 62 %: it is the flame, a skeleton, or a bar without a value. */
export const MisuseMadeUp = meta.story({ args: { label: 'กำลังต่อสาย', value: 62 } })
