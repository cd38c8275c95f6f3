import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Field, NumberInput, numberInputAxes, type NumberInputProps } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

/** The caller holds the number. */
function Held(props: NumberInputProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: number | null) => {
    props.onValueChange(next)
    setValue(next)
  }
  return <NumberInput {...props} value={value} onValueChange={change} />
}

const meta = preview.meta({
  component: NumberInput,
  args: {
    'aria-label': 'จำนวนชิ้น',
    value: 2,
    min: 1,
    max: 99,
    decreaseLabel: 'ลดจำนวน',
    increaseLabel: 'เพิ่มจำนวน',
    onValueChange: fn(),
    className: 'max-w-[200px]',
  },
  render: (args) => <Held {...args} />,
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both variants in both sizes, in the middle and at the end of the bounds. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...numberInputAxes, value: [1, 2, 99] }}>
      {(choice) => <Held {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** At rest, hovered, focused and disabled; right, wrong, and more than there may be. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      {numberInputAxes.variant.map((variant) => (
        <EveryState key={variant} only={['rest', 'hover', 'focus-visible', 'disabled']}>
          {(state) => <Held {...args} variant={variant} disabled={state === 'disabled'} />}
        </EveryState>
      ))}
      <div className="flex flex-wrap gap-6">
        <Field label="ถูกต้อง" valid>
          <Held {...args} aria-label={undefined} />
        </Field>
        <Field label="ไม่ถูกต้อง" error="แลกได้ครั้งละ 10 ชิ้น">
          <Held {...args} aria-label={undefined} value={12} />
        </Field>
        <Field label="เกิน">
          <Held {...args} aria-label={undefined} value={120} />
        </Field>
      </div>
    </div>
  ),
})

/** Small, large, negative and nothing; other separators. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, entry) => (
        <Field label={text}>
          <Held
            {...args}
            aria-label={undefined}
            className="w-full"
            min={undefined}
            max={undefined}
            locale={entry.lang}
            value={entry.name === 'Long' ? null : -Number.MAX_SAFE_INTEGER}
          />
        </Field>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex flex-wrap gap-6">
        <Held {...args} />
        <Held {...args} variant="bare" />
      </div>
    </EverySurface>
  ),
})

/** The spin button of the APG: one stop for Tab, arrows step, Home and End go to the bounds. */
export const BehaviourKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const spin = canvas.getByRole('spinbutton', { name: 'จำนวนชิ้น' })
    await expect(spin).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(spin).toHaveAttribute('aria-valuenow', '3')
    await userEvent.keyboard('{End}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(99)
    await expect(canvas.getByRole('button', { name: 'เพิ่มจำนวน' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{Home}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1)
  },
})

/** Named, described, reached and filled in like every field. */
export const BehaviourField = meta.story({
  args: { value: null },
  render: (args) => (
    <Field label="จำนวนชิ้น" error="ใส่จำนวนก่อน" required>
      <Held {...args} aria-label={undefined} />
    </Field>
  ),
  play: (context) =>
    fieldSuite(context, {
      label: 'จำนวนชิ้น',
      message: 'ใส่จำนวนก่อน',
      invalid: true,
      required: true,
      types: '12',
    }),
})

/** Pressing the buttons leaves the focus where it is, so that no phone shows its keys. */
export const BehaviourButtons = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'เพิ่มจำนวน' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole('spinbutton')).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'ลดจำนวน' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
  },
})

/** Breaks "how many": a phone number, a code or a year is nothing to add one to. It is a `TextInput`. */
export const MisuseYear = meta.story({
  args: { 'aria-label': 'ปีเกิด', value: 1999, min: 1900, max: 2026 },
})
