import { expect } from 'storybook/test'
import { RelativeTime, relativeTimeAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface } from '#stories/support/index.ts'

const now = Date.UTC(2026, 10, 20, 13)
const minute = 60_000

const meta = preview.meta({
  component: RelativeTime,
  args: { value: now - 5 * minute, now, locale: 'th' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Past a week it is a date, in either calendar. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={relativeTimeAxes}>
      {(choice) => <RelativeTime {...args} {...choice} value={now - 30 * 24 * 60 * minute} />}
    </EveryCombination>
  ),
})

const gaps = [0, -5, -60, -24 * 60, 90, 3 * 24 * 60, -8 * 24 * 60]

/** Just now, minutes, hours, days, in an hour, past a week; and what is no date. */
export const Content = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-8">
      {['th', 'en', 'zh-CN', 'vi', 'id', 'fil'].map((locale) => (
        <ul key={locale} lang={locale} className="grid gap-1 type-body-sm">
          {gaps.map((gap) => (
            <li key={gap}>
              <RelativeTime {...args} locale={locale} value={now + gap * minute} />
            </li>
          ))}
          <li>
            <RelativeTime {...args} locale={locale} value="nonsense" />
          </li>
        </ul>
      ))}
    </div>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <RelativeTime {...args} className="type-caption text-muted" />
    </EverySurface>
  ),
})

/** The exact time is kept for the pointer and for machines. */
export const BehaviourExact = meta.story({
  play: async ({ canvas }) => {
    const time = await canvas.findByText('5 นาทีที่ผ่านมา')
    await expect(time).toHaveAttribute('datetime', '2026-11-20T12:55:00.000Z')
    await expect(time).toHaveAttribute('title', '20 พ.ย. 2026 19:55')
  },
})

/** Records of money have the date and the time: "5 minutes ago" proves nothing a week later. */
export const MisuseRecord = meta.story({
  render: (args) => (
    <p className="type-body-md text-primary">
      ถอน WD-1120-0F7A <RelativeTime {...args} />
    </p>
  ),
})
