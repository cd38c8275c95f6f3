import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import {
  Calendar,
  calendarAxes,
  type CalendarProps,
  RangeCalendar,
  type RangeCalendarProps,
} from '#components/index.ts'
import { CalendarWaiting } from '#components/forms/late-calendar.tsx'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, stress } from '#stories/support/index.ts'
import { calendarSuite } from '#suites/patterns/calendar.ts'

/** The caller holds the date. */
function Held(props: CalendarProps) {
  const [value, setValue] = useState(props.value)
  const change = (date: string) => {
    setValue(date)
    props.onValueChange(date)
  }
  return <Calendar {...props} value={value} onValueChange={change} />
}

function HeldRange({ value: first, ...props }: RangeCalendarProps) {
  const [value, setValue] = useState(first)
  const change = (range: typeof value) => {
    setValue(range)
    props.onValueChange(range)
  }
  return <RangeCalendar {...props} value={value} onValueChange={change} />
}

const words = {
  previousLabel: 'เดือนก่อน',
  nextLabel: 'เดือนถัดไป',
  monthLabel: 'เดือน',
  yearLabel: 'ปี',
  selectedLabel: 'เลือกอยู่',
}

const meta = preview.meta({
  component: Calendar,
  args: {
    ...words,
    label: 'วันเกิด',
    value: '2026-11-12',
    onValueChange: fn(),
    today: '2026-11-20',
    locale: 'th',
  },
  render: (args) => <Held {...args} />,
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Its code is on the way: a panel keeps the place of a month. */
export const Waiting = meta.story({ render: () => <CalendarWaiting /> })

/** Both eras, one month and two. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={calendarAxes}>
      {(choice) => <Held {...args} {...choice} label={`วันเกิด ${choice.era} ${choice.months}`} />}
    </EveryCombination>
  ),
})

/** A range: its ends, what lies between, across the end of a month; and days that cannot be chosen. */
export const Range = meta.story({
  render: ({ value: _, ...args }) => (
    <HeldRange
      {...args}
      label="ช่วงวันที่"
      months={2}
      value={{ from: '2026-10-26', to: '2026-11-09' }}
      onValueChange={fn()}
      max="2026-11-20"
    />
  ),
})

/** At rest; with first and last day; with lists to jump by; nothing chosen; nothing to choose. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      <Held {...args} label="ปกติ" />
      <Held {...args} label="จำกัดช่วง" min="2026-11-10" max="2026-11-25" />
      <Held {...args} label="กระโดดปี" jump max="2026-11-20" era="buddhist" />
      <Held {...args} label="ยังไม่เลือก" value="" />
      <Held {...args} label="เลือกไม่ได้" min="2026-12-01" max="2026-11-01" />
    </div>
  ),
})

const languages = ['th', 'en', 'zh-CN', 'id', 'vi', 'fil', 'not a language']

/** Six languages, and one that there is not: names, order and first weekday are the language's. */
export const Content = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      {languages.map((locale) => (
        <div key={locale} className="w-[288px] max-w-full">
          <Held {...args} jump={locale === 'zh-CN'} locale={locale} label={locale} />
        </div>
      ))}
      <Held {...args} label={stress[5].text} value="2026-02-30" today="soon" />
    </div>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: ({ value: _, ...args }) => (
    <EverySurface>
      {(ground) => (
        <HeldRange
          {...args}
          label={ground}
          value={{ from: '2026-11-12', to: '2026-11-18' }}
          onValueChange={fn()}
        />
      )}
    </EverySurface>
  ),
})

/** The grid of the APG, by keys and finger. */
export const BehaviourPattern = meta.story({ play: (context) => calendarSuite(context) })

/** The day that is chosen has the focus, the last one is a wall, Shift walks over years. */
export const BehaviourKeys = meta.story({
  args: { locale: 'en', max: '2026-12-24', focusDay: true },
  play: async ({ args, canvas, userEvent }) => {
    const at = (name: string | RegExp) => expect(canvas.getByRole('button', { name })).toHaveFocus()
    await at('Thursday, November 12, 2026, เลือกอยู่')
    await userEvent.keyboard('{PageDown}{ArrowDown}')
    await at('Saturday, December 19, 2026')
    // The last day that can be chosen is a wall.
    await userEvent.keyboard('{ArrowDown}')
    await at('Saturday, December 19, 2026')
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await at('Friday, December 19, 2025')
    await expect(canvas.getByRole('status')).toHaveTextContent('December 2025')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-12-19')
    // One stop for all the days: the next one leaves them.
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'เดือนถัดไป' })).toHaveFocus()
  },
})

/** The lists jump to a month and to a Thai year; the value stays Gregorian. */
export const BehaviourJump = meta.story({
  args: { jump: true, era: 'buddhist', max: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'ปี' }), '2541')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'เดือน' }), 'เมษายน')
    await userEvent.click(canvas.getByRole('button', { name: 'วันจันทร์ที่ 13 เมษายน 2541' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1998-04-13')
  },
})

/** A contrast theme takes the brand's colours; the chosen day stands on the system's own, alone. */
export const BehaviourForcedColours = meta.story({
  globals: { contrast: 'forced', locale: 'th' },
  play: async ({ canvas }) => {
    const ground = (date: number) => {
      const day = canvas.getByRole('button', { name: new RegExp(`ที่ ${date} พฤศจิกายน`) })
      return getComputedStyle(day).backgroundColor
    }
    await expect(ground(13)).toBe('rgba(0, 0, 0, 0)')
    await expect(ground(12)).not.toBe(ground(13))
  },
})

const pick = fn()

/** The second press ends the range, also when it comes before the first; the third begins anew. */
export const BehaviourRange = meta.story({
  render: ({ value: _, ...args }) => (
    <HeldRange {...args} locale="en" value={{ from: '', to: '' }} onValueChange={pick} />
  ),
  play: async ({ canvas, userEvent }) => {
    pick.mockClear()
    const press = (date: number) =>
      userEvent.click(canvas.getByRole('button', { name: new RegExp(`November ${date}, 2026`) }))
    await press(18)
    await expect(pick).toHaveBeenLastCalledWith({ from: '2026-11-18', to: '' })
    await press(14)
    await expect(pick).toHaveBeenLastCalledWith({ from: '2026-11-14', to: '2026-11-18' })
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(5)
    await press(3)
    await expect(pick).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '' })
    await press(3)
    await expect(pick).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-03' })
  },
})

/** Breaks "a date can always be typed instead" (the pattern): a calendar alone is no field. */
export const MisuseAlone = meta.story({
  render: () => (
    <p>วันเกิดต้องพิมพ์ได้ด้วย ใช้ช่องวันที่ (DateInput) ปฏิทินอย่างเดียวต้องกดหลายสิบครั้งกว่าจะถึงปีที่ต้องการ</p>
  ),
})
