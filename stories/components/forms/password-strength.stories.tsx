import { useState } from 'react'
import { expect } from 'storybook/test'
import {
  Field,
  PasswordInput,
  type PasswordScore,
  PasswordStrength,
  passwordStrengthAxes,
  type PasswordStrengthProps,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({
  component: PasswordStrength,
  args: {
    score: 3 as const,
    label: 'ความแข็งแรงของรหัสผ่าน',
    words: ['', 'เดาง่าย', 'พอใช้', 'ดี', 'ดีมาก'] as const,
    className: 'w-[376px] max-w-full',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Nothing yet, then the four steps; the steps stay as wide as they are. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={passwordStrengthAxes}>
      {({ score }) => <PasswordStrength {...args} score={score} label={`${args.label} ${score}`} />}
    </EveryCombination>
  ),
})

/** Every script as a word; a long one wraps and leaves the steps their half. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, entry) => (
        <PasswordStrength
          {...args}
          label={entry.name}
          className="w-full"
          words={['', text, text, text, text]}
        />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      {(ground) => <PasswordStrength {...args} label={`${args.label} ${ground}`} />}
    </EverySurface>
  ),
})

/** A rule of the caller's: one step for eight letters, a digit, a sign, and twelve letters. */
const scoreOf = (text: string) =>
  [text.length >= 8, /\d/.test(text), /[^\p{L}\d]/u.test(text), text.length >= 12].filter(Boolean)
    .length as PasswordScore

function NewPassword(props: PasswordStrengthProps) {
  const [text, setText] = useState('')
  return (
    <Field label="รหัสผ่านใหม่" hint="8 ถึง 20 ตัว มีตัวเลขอย่างน้อย 1 ตัว" className="max-w-[376px]">
      <PasswordInput
        autoComplete="new-password"
        showLabel="แสดงรหัสผ่าน"
        hideLabel="ซ่อนรหัสผ่าน"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <PasswordStrength {...props} score={scoreOf(text)} />
    </Field>
  )
}

/** Under a new password [19a]: the meter moves with it, and the word is said. */
export const BehaviourTyping = meta.story({
  render: (args) => <NewPassword {...args} />,
  play: async ({ canvas, userEvent }) => {
    const meter = canvas.getByRole('meter', { name: 'ความแข็งแรงของรหัสผ่าน' })
    await expect(meter).toHaveAttribute('aria-valuenow', '0')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(canvas.getByLabelText('รหัสผ่านใหม่'), 'lantern-7')
    await expect(meter).toHaveAttribute('aria-valuenow', '3')
    await expect(meter).toHaveAttribute('aria-valuetext', 'ดี')
    await expect(canvas.getByRole('status')).toHaveTextContent('ดี')
  },
})

/** It helps to choose a password. One that exists is not judged while somebody logs in with it. */
export const MisuseAtLogin = meta.story({
  render: (args) => (
    <Field label="รหัสผ่าน" className="w-[376px] max-w-full">
      <PasswordInput
        autoComplete="current-password"
        showLabel="แสดงรหัสผ่าน"
        hideLabel="ซ่อนรหัสผ่าน"
        defaultValue="lantern7"
      />
      <PasswordStrength {...args} score={1} />
    </Field>
  ),
})
