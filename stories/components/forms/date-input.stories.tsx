import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button, DateInput, dateInputAxes, type DateInputProps, Field } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { dialogSuite } from '#suites/patterns/dialog.ts'
import { fieldSuite } from '#suites/patterns/field.ts'
import { calendarSuite } from '#suites/patterns/calendar.ts'

/** The caller holds the date. */
function Held(props: DateInputProps) {
  const [value, setValue] = useState(props.value)
  const change = (date: string) => {
    setValue(date)
    props.onValueChange(date)
  }
  return <DateInput {...props} value={value} onValueChange={change} />
}

/** In a form that can be reset, beside buttons that set the date. */
function Resettable(props: DateInputProps) {
  const [value, setValue] = useState(props.value)
  return (
    <form>
      <DateInput {...props} aria-label="วันเกิด" value={value} onValueChange={setValue} />
      <Button onClick={() => setValue(props.today)}>วันนี้</Button>
      <Button onClick={() => setValue('')}>ไม่ใส่</Button>
      <Button type="reset">ล้างฟอร์ม</Button>
    </form>
  )
}

// The calendar's code comes when it is asked for; a busy machine takes its time.
const late = { timeout: 10_000 }

const meta = preview.meta({
  component: DateInput,
  args: {
    value: '2026-11-12',
    onValueChange: fn(),
    onProblem: fn(),
    placeholder: 'ปปปป.ดด.วว',
    calendarLabel: 'เลือกวันเกิด',
    openLabel: 'เปิดปฏิทิน',
    closeLabel: 'ปิด',
    previousLabel: 'เดือนก่อน',
    nextLabel: 'เดือนถัดไป',
    monthLabel: 'เดือน',
    yearLabel: 'ปี',
    selectedLabel: 'เลือกอยู่',
    today: '2026-11-20',
    locale: 'th',
    className: 'max-w-[376px]',
  },
  render: (args) => (
    <Field label="วันเกิด" hint="เช่น 1998.04.13">
      <Held {...args} />
    </Field>
  ),
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both heights, both eras, empty and filled. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination
      axes={{ ...dateInputAxes, era: ['gregorian', 'buddhist'], value: ['', '2026-11-12'] }}
    >
      {(choice) => (
        <Held {...args} {...choice} aria-label={`${choice.size} ${choice.era} ${choice.value}`} />
      )}
    </EveryCombination>
  ),
})

/** The states of an input; then one with an error. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-6">
      <EveryState only={['rest', 'hover', 'focus-visible', 'disabled']}>
        {(state) => <Held {...args} aria-label={state} disabled={state === 'disabled'} />}
      </EveryState>
      <Field label="วันเกิด" error="ไม่มีวันที่ 30 กุมภาพันธ์ ตรวจอีกครั้ง">
        <Held {...args} value="" />
      </Field>
    </div>
  ),
})

/** Labels and placeholders in every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, entry) => (
        <Field label={text} hint={text} inputId={`date-${entry.name}`}>
          <Held {...args} value="" placeholder={text} />
        </Field>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>{(ground) => <Held {...args} aria-label={ground} />}</EverySurface>
  ),
})

/** Open, with lists for a year long ago. */
export const Open = meta.story({
  args: { jump: true, era: 'buddhist', max: '2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'เปิดปฏิทิน' }))
    await screen.findByRole('grid', {}, late)
  },
})

/** A field like every other, wrong and needed. */
export const BehaviourField = meta.story({
  args: { value: '' },
  render: (args) => (
    <Field label="วันเกิด" error="ใส่วันเกิดก่อน" required>
      <Held {...args} />
    </Field>
  ),
  play: (context) =>
    fieldSuite(context, {
      label: 'วันเกิด',
      message: 'ใส่วันเกิดก่อน',
      invalid: true,
      required: true,
      types: '1998.04.13',
    }),
})

/** A dialog that does not lock the page; the day that is chosen closes it. */
export const BehaviourDialog = meta.story({
  play: (context) =>
    dialogSuite(context, {
      opener: 'เปิดปฏิทิน',
      name: 'เลือกวันเกิด',
      close: 'วันพฤหัสบดีที่ 12 พฤศจิกายน 2026, เลือกอยู่',
      modal: false,
    }),
})

/** The days in its dialog by keys and by finger. */
export const BehaviourCalendar = meta.story({
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'เปิดปฏิทิน' }))
    const inside = await screen.findByRole('dialog', { name: 'เลือกวันเกิด' })
    await within(inside).findByRole('grid', {}, late)
    await calendarSuite(context, { inside, closes: true })
  },
})

/** Any order, any separator, digits of any script; leaving the field writes the date the one way. */
export const BehaviourTyped = meta.story({
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('วันเกิด')
    await userEvent.type(input, '๑๓/๔/๒๕๔๑')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1998-04-13')
    await expect(input).toHaveValue('๑๓/๔/๒๕๔๑')
    await userEvent.tab()
    await expect(input).toHaveValue('1998.04.13')
    await expect(args.onProblem).toHaveBeenLastCalledWith(null)
  },
})

/** What is no date stays as it was typed, is marked, and the value is empty. */
export const BehaviourUnreadable = meta.story({
  args: { min: '2026-01-01' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('วันเกิด')
    await userEvent.clear(input)
    await userEvent.type(input, '30/2/2026')
    await expect(input).toBeValid()
    await userEvent.tab()
    await expect(args.onProblem).toHaveBeenLastCalledWith('unreadable')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(input).toHaveValue('30/2/2026')
    await expect(input).toBeInvalid()
    await userEvent.clear(input)
    await userEvent.type(input, '31.12.2025{Enter}')
    await expect(args.onProblem).toHaveBeenLastCalledWith('early')
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(input).toBeValid()
  },
})

/** What is no date goes with a form that is reset, and with another date that is set. */
export const BehaviourReset = meta.story({
  args: { value: '' },
  render: (args) => <Resettable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('วันเกิด')
    const write = async () => {
      await userEvent.type(input, '30/2/2026')
      await userEvent.tab()
      await expect(input).toBeInvalid()
    }
    await write()
    await userEvent.click(canvas.getByRole('button', { name: 'ล้างฟอร์ม' }))
    await expect(input).toHaveValue('')
    await expect(input).toBeValid()
    await write()
    await userEvent.click(canvas.getByRole('button', { name: 'วันนี้' }))
    await expect(input).toHaveValue('2026.11.20')
    await userEvent.click(canvas.getByRole('button', { name: 'ไม่ใส่' }))
    await expect(input).toHaveValue('')
    await expect(input).toBeValid()
  },
})

/** From the keyboard: open, walk, choose; the focus returns and the field is read out. */
export const BehaviourPicked = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'เปิดปฏิทิน' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'เลือกวันเกิด' })
    await waitFor(() => expect(dialog).toBeVisible())
    const chosen = await screen.findByRole('button', { name: /วันพฤหัสบดีที่ 12 .+เลือกอยู่/ }, late)
    await waitFor(() => expect(chosen).toHaveFocus())
    // Tab goes round inside.
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: /วันพฤหัสบดีที่ 12/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-13')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByLabelText('วันเกิด')).toHaveValue('2026.11.13')
    await expect(canvas.getByRole('status')).toHaveTextContent('วันศุกร์ที่ 13 พฤศจิกายน ค.ศ. 2026')
    await userEvent.click(canvas.getByLabelText('วันเกิด'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
})

/** Breaks "state the limit, then the way out" (DESIGN.md, Copy): the limit belongs in the hint too. */
export const MisuseSilentLimit = meta.story({
  args: { max: '2008-11-20', value: '' },
  render: (args) => (
    <Field label="วันเกิด">
      <Held {...args} />
    </Field>
  ),
})
