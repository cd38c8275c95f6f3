import { expect, fn } from 'storybook/test'
import { Button, Field, LockIcon, TextInput, textInputAxes, UserIcon } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

const meta = preview.meta({
  component: TextInput,
  args: { 'aria-label': 'ชื่อผู้ใช้', placeholder: 'ชื่อผู้ใช้', className: 'w-[240px]', onChange: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both heights, empty and filled, with and without an icon. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...textInputAxes, icon: [false, true], filled: [false, true] }}>
      {({ size, icon, filled }) => (
        <TextInput
          {...args}
          size={size}
          iconStart={icon ? <UserIcon /> : undefined}
          defaultValue={filled ? 'nok_lantern' : ''}
        />
      )}
    </EveryCombination>
  ),
})

/** At rest, hovered, focused and disabled; then right and wrong. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      <EveryState only={['rest', 'hover', 'focus-visible', 'disabled']}>
        {(state) => (
          <TextInput {...args} defaultValue="nok_lantern" disabled={state === 'disabled'} />
        )}
      </EveryState>
      <div className="flex flex-wrap gap-6">
        <Field label="ถูกต้อง" valid>
          <TextInput className="w-[240px]" defaultValue="nok_lantern" />
        </Field>
        <Field label="ไม่ถูกต้อง" error="ใช้ 4 ตัวขึ้นไป">
          <TextInput className="w-[240px]" defaultValue="n" />
        </Field>
      </div>
    </div>
  ),
})

/** A code in front, a button behind. */
export const Adornments = meta.story({
  render: () => (
    <div className="flex max-w-[376px] flex-col gap-4">
      <Field label="เบอร์มือถือ">
        <TextInput
          start={<b className="type-label">+66</b>}
          inputMode="tel"
          defaultValue="081 234 5678"
        />
      </Field>
      <Field label="รหัส SMS">
        <TextInput
          inputMode="numeric"
          placeholder="6 หลัก"
          end={
            <Button size="sm" className="me-1">
              ขอรหัส
            </Button>
          }
        />
      </Field>
      <Field label="รหัสถอนเงิน">
        <TextInput iconStart={<LockIcon />} inputMode="numeric" />
      </Field>
    </div>
  ),
})

/** Every script as a value. */
export const Content = meta.story({
  render: (args) => (
    <EveryText empty>
      {(text, entry) => (
        <TextInput {...args} aria-label={entry.name} className="w-full" defaultValue={text} />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <TextInput {...args} />
    </EverySurface>
  ),
})

/** In a field, by its label, by keys, mouse and finger. */
export const BehaviourField = meta.story({
  render: () => (
    <Field label="ชื่อผู้ใช้" hint="ใช้ 4 ตัวขึ้นไป" required>
      <TextInput defaultValue="nok" />
    </Field>
  ),
  play: (context) =>
    fieldSuite(context, {
      label: 'ชื่อผู้ใช้',
      message: 'ใช้ 4 ตัวขึ้นไป',
      required: true,
      types: 'nok_lantern',
    }),
})

/** A click on the icon is a click on the input; the ring goes round the box. */
export const BehaviourFocus = meta.story({
  args: { iconStart: <UserIcon /> },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'ชื่อผู้ใช้' })
    await userEvent.click(input)
    await userEvent.keyboard('nok')
    await expect(input).toHaveValue('nok')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    const box = input.closest('[data-slot="text-input"]')
    await expect(box && getComputedStyle(box).outlineWidth).toBe('3px')
  },
})

/** Money has a field of its own: `MoneyInput` groups, knows the limits and is read as an amount. */
export const MisuseAmount = meta.story({
  args: { 'aria-label': 'จำนวนเงิน', placeholder: undefined, defaultValue: '1000.00' },
})
