import { expect } from 'storybook/test'
import { Field, LockIcon, PasswordInput } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

const meta = preview.meta({
  component: PasswordInput,
  args: {
    'aria-label': 'รหัสผ่าน',
    autoComplete: 'current-password' as const,
    showLabel: 'แสดงรหัสผ่าน',
    hideLabel: 'ซ่อนรหัสผ่าน',
    className: 'w-[280px]',
    iconStart: <LockIcon />,
    defaultValue: 'lantern7',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** For logging in and for a new one. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      <Field label="รหัสผ่าน">
        <PasswordInput {...args} aria-label={undefined} />
      </Field>
      <Field label="รหัสผ่านใหม่" error="ใช้ 8 ถึง 20 ตัว มีตัวเลขอย่างน้อย 1 ตัว">
        <PasswordInput {...args} aria-label={undefined} autoComplete="new-password" />
      </Field>
    </div>
  ),
})

/** At rest, hovered, focused and disabled. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'focus-visible', 'disabled']}>
      {(state) => <PasswordInput {...args} disabled={state === 'disabled'} />}
    </EveryState>
  ),
})

/** A password may be a sentence, in any script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText empty>
      {(text, entry) => (
        <PasswordInput {...args} aria-label={entry.name} className="w-full" defaultValue={text} />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <PasswordInput {...args} />
    </EverySurface>
  ),
})

/** A field like every other, wrong and needed. */
export const BehaviourField = meta.story({
  render: (args) => (
    <Field label="รหัสผ่านใหม่" error="ใช้ 8 ถึง 20 ตัว" required>
      <PasswordInput {...args} aria-label={undefined} autoComplete="new-password" />
    </Field>
  ),
  play: (context) =>
    fieldSuite(context, {
      label: 'รหัสผ่านใหม่',
      message: 'ใช้ 8 ถึง 20 ตัว',
      invalid: true,
      required: true,
      types: 'โคม lantern7',
    }),
})

/** Showing keeps the value, the focus and the caret. */
export const BehaviourReveal = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('รหัสผ่าน')
    await userEvent.click(input)
    input.setSelectionRange(3, 5)
    await userEvent.click(canvas.getByRole('button', { name: 'แสดงรหัสผ่าน' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('lantern7')
    await expect(input).toHaveFocus()
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5])
    await userEvent.click(canvas.getByRole('button', { name: 'ซ่อนรหัสผ่าน' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
})

/** WCAG 3.3.8: to come in asks nobody to remember or to copy out. Managers fill in and paste. */
export const MisuseNoPaste = meta.story({
  render: () => (
    <pre lang="en" className="type-body-sm whitespace-pre-wrap text-secondary">
      {'<PasswordInput autoComplete="off" onPaste={(event) => event.preventDefault()} />'}
    </pre>
  ),
})
