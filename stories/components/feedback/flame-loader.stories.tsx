import { expect } from 'storybook/test'
import { FlameLoader, flameLoaderAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface } from '#stories/support/index.ts'

const meta = preview.meta({ component: FlameLoader, args: { label: 'กำลังเปิดเกม' } })

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both sizes. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={flameLoaderAxes}>
      {(choice) => <FlameLoader {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** As it moves: it fills from below. */
export const Moving = meta.story({ globals: { motion: 'on' } })

/** Beside a line of text. */
export const Content = meta.story({
  render: (args) => (
    <p className="flex items-center gap-3">
      <FlameLoader {...args} size="sm" /> กำลังเปิดกระเป๋ากับค่าย
    </p>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <FlameLoader {...args} />
    </EverySurface>
  ),
})

/** It says what is being waited for. */
export const BehaviourLabel = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('กำลังเปิดเกม')
  },
})

/** What is on its way keeps its place with skeletons: three flames say nothing of what comes, and jump. */
export const MisuseForContent = meta.story({
  render: (args) => (
    <div className="grid grid-cols-3 gap-4">
      <FlameLoader {...args} label="กำลังโหลดเกมที่ 1" />
      <FlameLoader {...args} label="กำลังโหลดเกมที่ 2" />
      <FlameLoader {...args} label="กำลังโหลดเกมที่ 3" />
    </div>
  ),
})
