import { expect } from 'storybook/test'
import { DateText, dateTextAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface } from '#stories/support/index.ts'

const meta = preview.meta({
  component: DateText,
  args: { value: '2026-11-20T14:40:02Z', locale: 'th', afterTime: '\u00a0น.' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every form in both calendars. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={dateTextAxes}>
      {(choice) => <DateText {...args} {...choice} />}
    </EveryCombination>
  ),
})

const locales = ['th', 'en', 'zh-CN', 'vi', 'id', 'fil']

/** In every language; then a day alone, an hour past midnight in Bangkok, and what is no date, with the words for it. */
export const Content = meta.story({
  render: (args) => (
    <ul className="grid gap-1 type-body-md">
      {locales.map((locale) => (
        <li key={locale} lang={locale}>
          <DateText
            {...args}
            locale={locale}
            form="date-time"
            afterTime={locale === 'th' ? args.afterTime : undefined}
          />
        </li>
      ))}
      <li>
        <DateText {...args} value="2026-11-20" form="date-time" />
      </li>
      <li>
        <DateText {...args} value="2026-11-20T17:30:00Z" form="board-time" />
      </li>
      <li>
        <DateText {...args} value="soon" />
      </li>
      <li>
        <DateText {...args} value={null} fallback="ยังไม่กำหนดวัน" />
      </li>
    </ul>
  ),
})

/** On every ground, as the second line of a row. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <DateText {...args} form="board-time" className="type-caption text-muted" />
    </EverySurface>
  ),
})

/** A machine reads the instant, whatever the eye is shown. */
export const BehaviourMachine = meta.story({
  args: { form: 'board', calendar: 'buddhist' },
  play: async ({ canvas }) => {
    const date = canvas.getByText('2569.11.20')
    await expect(date).toHaveAttribute('datetime', '2026-11-20T14:40:02.000Z')
  },
})

/** Written by hand a date loses its zone and its calendar: the reader guesses day, month and century. */
export const MisuseByHand = meta.story({
  render: () => <p className="type-body-md text-primary">งวดถัดไป 11/12/26 2:40</p>,
})
