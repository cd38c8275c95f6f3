import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import {
  Button,
  Field,
  MoneyInput,
  moneyInputAxes,
  type MoneyInputProps,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

/** The caller holds the amount. */
function Held(props: MoneyInputProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    props.onValueChange(next)
    setValue(next)
  }
  return <MoneyInput {...props} value={value} onValueChange={change} />
}

const meta = preview.meta({
  component: MoneyInput,
  args: {
    'aria-label': 'จำนวนเงิน',
    symbol: '฿',
    value: '3000.00',
    onValueChange: fn(),
    className: 'w-[280px] max-w-full',
  },
  render: (args) => <Held {...args} />,
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every size, at either end, empty and filled. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...moneyInputAxes, value: ['', '1234567.50'] }}>
      {({ size, ...choice }) => (
        <Held
          {...args}
          {...choice}
          size={size}
          placeholder="0.00"
          className={size === 'sm' ? 'w-[140px]' : args.className}
        />
      )}
    </EveryCombination>
  ),
})

/** At rest, hovered, focused and disabled; right, wrong, and more than there may be. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      <EveryState only={['rest', 'hover', 'focus-visible', 'disabled']}>
        {(state) => <Held {...args} disabled={state === 'disabled'} />}
      </EveryState>
      <div className="flex flex-wrap gap-6">
        <Field label="ถูกต้อง" valid>
          <Held {...args} aria-label={undefined} />
        </Field>
        <Field label="ไม่ถูกต้อง" error="ขั้นต่ำ ฿100 ต่อครั้ง">
          <Held {...args} aria-label={undefined} value="50.00" />
        </Field>
        <Field label="เกิน" hint="ถอนได้ ฿9,200.00">
          <Held {...args} aria-label={undefined} value="10000.00" max="9200.00" />
        </Field>
      </div>
    </div>
  ),
})

/** With "all" behind it, as withdrawing has it [20a]. */
function Withdraw(props: MoneyInputProps) {
  const [value, setValue] = useState(props.value)
  const all = () => setValue('9200.00')
  return (
    <Field
      label="จำนวนเงิน"
      hint={'ถอนได้ ฿9,200.00 · ขั้นต่ำ ฿100 · วันนี้เหลือ 2 ครั้ง'}
      className="max-w-[520px]"
    >
      <MoneyInput
        {...props}
        aria-label={undefined}
        className={undefined}
        value={value}
        onValueChange={setValue}
        min="100.00"
        max="9200.00"
        end={
          <Button size="sm" onClick={all}>
            ทั้งหมด
          </Button>
        }
      />
    </Field>
  )
}

/** In its field, with "all" behind it [20a]. */
export const WithAll = meta.story({ render: (args) => <Withdraw {...args} /> })

/** Signs of one letter and of four, and another language's separators. */
export const Currencies = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Held {...args} aria-label="VND" symbol="₫" locale="vi" value="1234567" decimals={0} />
      <Held {...args} aria-label="IDR" symbol="Rp" locale="id" value="1234567.50" />
      <Held {...args} aria-label="PTS" symbol="แต้ม" value="1234567" decimals={0} />
    </div>
  ),
})

/** Signs in every script; fifteen figures and then no more. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, entry) => (
        <Held
          {...args}
          aria-label={entry.name}
          className="w-full"
          symbol={[...text].slice(0, 4).join('')}
          value={'9'.repeat(15)}
        />
      )}
    </EveryText>
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

/** Thousands come apart while one types, and the caret stays between its figures. */
export const BehaviourTyping = meta.story({
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'จำนวนเงิน' })
    await userEvent.click(input)
    await userEvent.keyboard('๑๒๓๔๕๖๗')
    await expect(input).toHaveValue('1,234,567')
    input.setSelectionRange(1, 1)
    await userEvent.keyboard('0{Delete}')
    await expect(input).toHaveValue('1,034,567')
    await expect(input.selectionStart).toBe('1,0'.length)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1034567.00')
  },
})

/** A keypad has the mark of the phone's language: the other mark is the point, or stands between thousands. */
export const BehaviourOtherMark = meta.story({
  args: { value: '', locale: 'vi' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'จำนวนเงิน' })
    await userEvent.type(input, '12.5')
    await expect(input).toHaveValue('12,5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.50')
    await userEvent.keyboard('00')
    await expect(input).toHaveValue('12.500')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12500.00')
  },
})

/** With a step, arrows up and down go to the next one, and no further than the bounds. */
export const BehaviourStep = meta.story({
  args: { value: '3050.00', step: '100.00', min: '100.00', max: '3150.00' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'จำนวนเงิน' })
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3100.00')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3150.00')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3100.00')
    await userEvent.tab()
    await expect(input).toHaveValue('3,100')
  },
})

/** What is only read is reached and copied, and nothing changes it: no key, no arrow, nothing pasted. */
export const BehaviourReadOnly = meta.story({
  args: { readOnly: true, step: '100.00' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'จำนวนเงิน' })
    await userEvent.click(input)
    await userEvent.paste('999')
    await userEvent.keyboard('9{Backspace}{ArrowUp}')
    await userEvent.tab()
    await expect(input).toHaveValue('3,000')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

/** An amount pasted with its sign; "all" behind it. */
export const BehaviourPasteAndAll = meta.story({
  args: { value: '' },
  render: (args) => <Withdraw {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'จำนวนเงิน' })
    await userEvent.click(input)
    await userEvent.paste('฿10,234.50')
    await expect(input).toHaveValue('10,234.50')
    await expect(input).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'ทั้งหมด' }))
    await expect(input).toHaveValue('9,200')
    await expect(input).toBeValid()
  },
})

/** Named, described, reached and filled in like every field. */
export const BehaviourField = meta.story({
  args: { value: '' },
  render: (args) => <Withdraw {...args} />,
  play: (context) =>
    fieldSuite(context, {
      label: 'จำนวนเงิน',
      message: 'ถอนได้ ฿9,200.00',
      types: '1234',
      shows: '1,234',
    }),
})

/** Breaks "brass is money" (DESIGN.md, Principles 3): a count of things is no amount. */
export const MisuseCount = meta.story({
  args: { symbol: '#', value: '2', decimals: 0, 'aria-label': 'จำนวนชิ้น' },
})
