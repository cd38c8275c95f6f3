import { expect, fn } from 'storybook/test'
import { CodeInput, codeInputAxes, Field } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface } from '#stories/support/index.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

const meta = preview.meta({
  component: CodeInput,
  args: { 'aria-label': 'รหัส SMS', defaultValue: '4829', onValueChange: fn(), onComplete: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both sizes, as digits and as dots, of three and of six. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...codeInputAxes, masked: [false, true], length: [3, 6] }}>
      {({ length, ...choice }) => (
        <CodeInput
          {...args}
          {...choice}
          length={length}
          defaultValue={length === 3 ? '40' : '4829'}
        />
      )}
    </EveryCombination>
  ),
})

/** At rest, focused and disabled; empty and full; right and wrong. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-6">
      <EveryState only={['rest', 'hover', 'focus-visible', 'disabled']}>
        {(state) => <CodeInput {...args} disabled={state === 'disabled'} />}
      </EveryState>
      <EveryState only={['rest', 'focus-visible']}>
        {() => (
          <div className="flex flex-col gap-4">
            <CodeInput {...args} defaultValue="" />
            <CodeInput {...args} masked defaultValue="482913" />
          </div>
        )}
      </EveryState>
      <div className="flex flex-wrap gap-6">
        <Field label="ถูกต้อง" valid>
          <CodeInput {...args} aria-label={undefined} defaultValue="482913" />
        </Field>
        <Field label="ไม่ถูกต้อง" error="รหัส SMS ไม่ถูกต้อง ตรวจอีกครั้งหรือขอใหม่">
          <CodeInput {...args} aria-label={undefined} defaultValue="482913" />
        </Field>
      </div>
    </div>
  ),
})

/** Three to eight digits in the width of a phone: the cells share what there is. */
export const Content = meta.story({
  render: (args) => (
    <div className="flex max-w-[288px] flex-col gap-4">
      {[3, 4, 6, 8].map((length) => (
        <CodeInput
          key={length}
          {...args}
          aria-label={`รหัส ${length} หลัก`}
          length={length}
          defaultValue={'48291357'.slice(0, length)}
        />
      ))}
    </div>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <CodeInput {...args} masked />
    </EverySurface>
  ),
})

/** One field: named, described, filled in by the phone, typed into at the end, emptied from the end. */
export const BehaviourTyping = meta.story({
  args: { 'aria-label': undefined, defaultValue: '' },
  render: (args) => (
    <Field label="รหัส SMS" hint="ส่งไปที่ 081 *** 5678" required>
      <CodeInput {...args} />
    </Field>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'รหัส SMS' })
    await expect(input).toHaveAccessibleDescription('ส่งไปที่ 081 *** 5678')
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(canvas.getByText('รหัส SMS'))
    await userEvent.keyboard('4x๘-2')
    await expect(input).toHaveValue('482')
    await userEvent.keyboard('{Home}9')
    await expect(input).toHaveValue('4829')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('48')
    await userEvent.keyboard('29137')
    await expect(input).toHaveValue('482913')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('482913')
  },
})

/** Pasted as it stands in the message; Ctrl A and typing begins again. */
export const BehaviourPaste = meta.story({
  args: { defaultValue: '' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste('Foyer: 482 913')
    await expect(input).toHaveValue('482913')
    await expect(args.onComplete).toHaveBeenCalledWith('482913')
    await userEvent.keyboard('{Control>}a{/Control}7')
    await expect(input).toHaveValue('7')
  },
})

/** The PIN of the withdrawal [20a]: dots, nothing to fill in, and screen readers hear no digits. */
export const BehaviourMasked = meta.story({
  args: { masked: true, 'aria-label': 'รหัสถอนเงิน 6 หลัก' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText('รหัสถอนเงิน 6 หลัก')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveAttribute('autocomplete', 'off')
    await expect(canvasElement).not.toHaveTextContent('4829')
  },
})

/** Named, described, reached and filled in like every field. */
export const BehaviourField = meta.story({
  args: { 'aria-label': undefined, defaultValue: '' },
  render: (args) => (
    <Field label="รหัส SMS" error="รหัส SMS ไม่ถูกต้อง" required>
      <CodeInput {...args} />
    </Field>
  ),
  play: (context) =>
    fieldSuite(context, {
      label: 'รหัส SMS',
      message: 'รหัส SMS ไม่ถูกต้อง',
      invalid: true,
      required: true,
      types: '482913',
    }),
})

/** Breaks "numbers are not codes": an amount in cells can neither be read nor edited. */
export const MisuseAmount = meta.story({ args: { 'aria-label': 'จำนวนเงิน', defaultValue: '3000' } })
