import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  DateRangeInput,
  dateRangeInputAxes,
  type DateRangeInputProps,
  Field,
} from '#components/index.ts'
import { lastDays } from '#platform/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { dialogSuite } from '#suites/patterns/dialog.ts'
import { calendarSuite } from '#suites/patterns/calendar.ts'

/** The caller holds the days. */
function Held(props: DateRangeInputProps) {
  const [value, setValue] = useState(props.value)
  const change = (range: typeof value) => {
    setValue(range)
    props.onValueChange(range)
  }
  return <DateRangeInput {...props} value={value} onValueChange={change} />
}

const today = '2026-11-20'
// The calendar's code comes when it is asked for; a busy machine takes its time.
const late = { timeout: 10_000 }
const none = { from: '', to: '' }
const problems = {
  unreadable: 'ไม่มีวันที่นี้ ใส่ปี เดือน วัน',
  early: 'ย้อนหลังได้ไม่เกิน 90 วัน',
  late: 'ยังมาไม่ถึง เลือกวันนี้หรือก่อนหน้า',
}

const meta = preview.meta({
  component: DateRangeInput,
  args: {
    label: 'ช่วงวันที่',
    value: lastDays(today, 7),
    onValueChange: fn(),
    placeholder: 'ทุกวัน',
    rangeText: (from: string, to: string) => `${from} ถึง ${to}`,
    presets: [
      { label: 'วันนี้', range: lastDays(today, 1) },
      { label: '7 วัน', range: lastDays(today, 7) },
      { label: '30 วัน', range: lastDays(today, 30) },
    ],
    fromLabel: 'ตั้งแต่',
    toLabel: 'ถึง',
    datePlaceholder: 'ปปปป.ดด.วว',
    applyLabel: 'ใช้ช่วงนี้',
    cancelLabel: 'ยกเลิก',
    problemText: (problem: keyof typeof problems) => problems[problem],
    previousLabel: 'เดือนก่อน',
    nextLabel: 'เดือนถัดไป',
    monthLabel: 'เดือน',
    yearLabel: 'ปี',
    selectedLabel: 'เลือกอยู่',
    today,
    locale: 'th',
    max: today,
  },
  render: (args) => <Held {...args} />,
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Three heights; a week, a day, nothing. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...dateRangeInputAxes, days: [7, 1, 0] }}>
      {({ size, days }) => (
        <Held {...args} size={size} value={days === 0 ? none : lastDays(today, days)} />
      )}
    </EveryCombination>
  ),
})

/** The states of an input, and one that is wrong. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-6">
      <EveryState only={['rest', 'hover', 'focus-visible', 'disabled']}>
        {(state) => <Held {...args} disabled={state === 'disabled'} />}
      </EveryState>
      <Field label="ช่วงวันที่" error="เลือกได้ครั้งละไม่เกิน 90 วัน">
        <Held {...args} />
      </Field>
    </div>
  ),
})

/** Words in every script; in Thai years; and days that there are not. */
export const Content = meta.story({
  render: (args) => (
    <>
      <EveryText>
        {(text) => <Held {...args} placeholder={text} label={text} value={none} />}
      </EveryText>
      <Held {...args} era="buddhist" />
      <Held {...args} value={{ from: '2026-02-30', to: 'soon' }} />
    </>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Held {...args} />
    </EverySurface>
  ),
})

/** Open: ready ranges, two dates, two months. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^ช่วงวันที่/ }))
    await screen.findAllByRole('grid', {}, late)
  },
})

/** A dialog that does not lock the page. */
export const BehaviourDialog = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: (context) =>
    dialogSuite(context, {
      opener: 'ช่วงวันที่: 2026.11.14 ถึง 2026.11.20',
      name: 'ช่วงวันที่',
      close: 'ยกเลิก',
      modal: false,
    }),
})

/** The days in its dialog by keys and by finger. */
export const BehaviourCalendar = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^ช่วงวันที่/ }))
    const inside = await screen.findByRole('dialog', { name: 'ช่วงวันที่' })
    await within(inside).findAllByRole('grid', {}, late)
    await calendarSuite(context, { inside })
  },
})

/** In a field the label opens the panel, and what is wrong describes the button. */
export const BehaviourField = meta.story({
  render: (args) => (
    <Field label="ช่วงวันที่" error="เลือกได้ครั้งละไม่เกิน 90 วัน" required>
      <Held {...args} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByLabelText('ช่วงวันที่', { selector: 'button' })
    await expect(button).toHaveAccessibleName('ช่วงวันที่: 2026.11.14 ถึง 2026.11.20')
    await expect(button).toHaveAccessibleDescription('เลือกได้ครั้งละไม่เกิน 90 วัน')
    await userEvent.click(canvas.getByText('ช่วงวันที่'))
    const panel = await screen.findByRole('dialog', { name: 'ช่วงวันที่' })
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
})

/** One press on a ready range does it all. */
export const BehaviourPreset = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'ช่วงวันที่: 2026.11.14 ถึง 2026.11.20' })
    await userEvent.click(button)
    const panel = within(await screen.findByRole('dialog', { name: 'ช่วงวันที่' }))
    await expect(panel.getByRole('button', { name: '7 วัน', pressed: true })).toBeInTheDocument()
    await userEvent.click(panel.getByRole('button', { name: 'วันนี้' }))
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: today, to: today })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent('2026.11.20')
  },
})

/** Typed the wrong way round, it comes out the right way; until then nothing has changed. */
export const BehaviourTyped = meta.story({
  args: { value: none },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const panel = within(await screen.findByRole('dialog'))
    await userEvent.type(panel.getByLabelText('ตั้งแต่'), '18/11/2569')
    await userEvent.type(panel.getByLabelText('ถึง'), '32/11/2026')
    await userEvent.tab()
    await expect(panel.getByLabelText('ถึง')).toHaveAccessibleDescription(problems.unreadable)
    await userEvent.clear(panel.getByLabelText('ถึง'))
    await userEvent.type(panel.getByLabelText('ถึง'), '3.11.2026')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(panel.getByRole('button', { name: 'ใช้ช่วงนี้' }))
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-11-03', to: '2026-11-18' })
  },
})

/** Esc leaves everything as it was; opened anew, it begins with what stands in the button. */
export const BehaviourCancel = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await userEvent.click(
      await screen.findByRole('button', { name: 'วันอาทิตย์ที่ 1 พฤศจิกายน 2026' }, late),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(await screen.findByLabelText('ตั้งแต่')).toHaveValue('2026.11.14')
    await userEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Breaks "errors stand beside their cause" (Accessibility): which of two fields is wrong? */
export const MisuseTwoFields = meta.story({
  render: () => <p>ช่วงเวลาใช้ช่องเดียว (DateRangeInput) สองช่องวันที่แยกกันทำให้กรอกวันจบก่อนวันเริ่มได้</p>,
})
