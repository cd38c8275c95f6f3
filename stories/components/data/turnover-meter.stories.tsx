import { expect } from 'storybook/test'
import { TurnoverMeter } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({
  component: TurnoverMeter,
  args: {
    label: 'ยอดเทิร์นก่อนถอน',
    done: '6000',
    required: '10000',
    labels: {
      progress: '฿6,000 จาก ฿10,000',
      complete: 'ครบแล้ว',
      unknown: 'ยังไม่ทราบยอด',
    },
    note: 'โบนัสต้อนรับ 1 เท่า เหลืออีก ฿4,000 ก่อนถอนส่วนที่เป็นโบนัส',
    className: 'max-w-[540px]',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Not begun, all but done, done, nothing required, and not known. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      <TurnoverMeter
        {...args}
        done="0"
        labels={{ ...args.labels, progress: '฿0 จาก ฿10,000' }}
        note={undefined}
      />
      <TurnoverMeter
        {...args}
        done="9999.99"
        labels={{ ...args.labels, progress: '฿9,999.99 จาก ฿10,000' }}
        note={undefined}
      />
      <TurnoverMeter
        {...args}
        done="12500.50"
        labels={{ ...args.labels, progress: '฿12,500.50 จาก ฿10,000' }}
        note="ถอนได้ทั้งหมด"
      />
      <TurnoverMeter
        {...args}
        done="0"
        required="0"
        labels={{ ...args.labels, progress: 'ไม่ต้องทำยอด' }}
        note={undefined}
      />
      <TurnoverMeter {...args} done="oops" note={undefined} />
    </div>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <TurnoverMeter
          {...args}
          label={text}
          labels={{ ...args.labels, progress: text }}
          note={text}
        />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <TurnoverMeter {...args} />
    </EverySurface>
  ),
})

/** It is read as amounts, not as a percentage. */
export const BehaviourWords = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('progressbar', { name: 'ยอดเทิร์นก่อนถอน' })
    await expect(meter).toHaveAttribute('aria-valuetext', '฿6,000 จาก ฿10,000')
    await expect(meter).toHaveAttribute('aria-valuenow', '600')
  },
})

/** The bar alone does not say how much is left, and colour says nothing to many (WCAG 1.4.1). */
export const MisuseNoFigures = meta.story({
  args: {
    note: undefined,
    labels: { progress: 'กำลังเล่น', complete: 'ครบแล้ว', unknown: 'ยังไม่ทราบยอด' },
  },
})
