import { expect } from 'storybook/test'
import { CountdownText } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EverySurface, EveryText } from '#stories/support/index.ts'

const now = Date.UTC(2026, 10, 20, 13)
const second = 1000
const minute = 60 * second
const hour = 60 * minute

const meta = preview.meta({
  component: CountdownText,
  args: {
    deadline: now + 11 * minute + 53 * second,
    now,
    className: 'text-[22px] font-semibold',
    labels: {
      name: 'ปิดรับใน',
      soon: 'ใกล้ปิดรับ',
      lastMinute: 'เหลืออีก 1 นาที',
      over: 'ปิดรับแล้ว',
    },
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Far, days away, soon, soon in a draw every quarter of an hour, over, and not known. */
export const States = meta.story({
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      <CountdownText {...args} deadline={now + 10 * hour + 41 * minute + 53 * second} />
      <CountdownText {...args} deadline={now + 120 * hour} />
      <CountdownText {...args} />
      <CountdownText {...args} soon={0} />
      <CountdownText {...args} deadline={now} />
      <CountdownText {...args} deadline={Number.NaN} />
    </div>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => <CountdownText {...args} labels={{ ...args.labels, soon: text }} />}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <CountdownText {...args} />
    </EverySurface>
  ),
})

/** The figures are a timer that never interrupts; a machine's wrong clock is made good. */
export const BehaviourQuiet = meta.story({
  args: { clockOffset: 53 * second },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'ปิดรับใน' })
    await expect(timer).toHaveTextContent('00:11:00')
    await expect(timer).toHaveAttribute('aria-live', 'off')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

/**
 * Where every draw is soon, none is: accent says "about to close" (DESIGN.md, One flame), and fifteen
 * rows that shout it say nothing. For draws less than an hour apart pass `soon={0}`.
 */
export const MisuseAlwaysSoon = meta.story({
  render: (args) => (
    <div className="grid justify-items-start gap-2">
      {[2, 6, 11].map((left) => (
        <CountdownText key={left} {...args} soon={0} deadline={now + left * minute} />
      ))}
    </div>
  ),
})
