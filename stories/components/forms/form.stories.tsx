import type { SubmitEvent } from 'react'
import { expect, fn } from 'storybook/test'
import {
  Alert,
  Button,
  Checkbox,
  Field,
  Form,
  Link,
  PasswordInput,
  TextInput,
  UserIcon,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { fieldSuite } from '#suites/patterns/field.ts'

const stay = fn((event: SubmitEvent) => event.preventDefault())

const meta = preview.meta({
  component: Form,
  args: {
    onSubmit: stay,
    className: 'max-w-[376px]',
    children: (
      <>
        <Field label="ชื่อผู้ใช้" required>
          <TextInput iconStart={<UserIcon />} autoComplete="username" />
        </Field>
        <Field label="รหัสผ่าน" required>
          <PasswordInput
            autoComplete="current-password"
            showLabel="แสดงรหัสผ่าน"
            hideLabel="ซ่อนรหัสผ่าน"
          />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3 *:min-w-0">
          <Checkbox label="จำไว้ 24 ชั่วโมง" />
          <Link href="#forgot-password">ลืมรหัสผ่าน</Link>
        </div>
        <Button type="submit" variant="primary" size="lg" block>
          เข้าสู่ระบบ
        </Button>
      </>
    ),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** With and without a message for the form as a whole. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-10">
      <Form {...args} />
      <Form
        {...args}
        summary={
          <Alert tone="negative" title="ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง">
            พิมพ์รหัสในภาพแล้วลองใหม่
          </Alert>
        }
      />
    </div>
  ),
})

/** The summary in several languages, wrapping. */
export const Content = meta.story({
  args: {
    summary: (
      <Alert tone="negative" title="ระบบกำลังปรับปรุงชั่วคราว">
        กลับมาใหม่ภายหลัง หรือติดต่อฝ่ายบริการได้ตลอด 24 ชั่วโมง รหัส NET-504
      </Alert>
    ),
  },
})

/** What stands in it is a field like every other. */
export const BehaviourField = meta.story({
  play: (context) => fieldSuite(context, { label: 'ชื่อผู้ใช้', required: true, types: 'nok_lantern' }),
})

/** Tab walks from field to field and Enter sends. */
export const BehaviourKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    stay.mockClear()
    await userEvent.tab()
    await expect(canvas.getByLabelText('ชื่อผู้ใช้')).toHaveFocus()
    await userEvent.keyboard('nok_lantern')
    await userEvent.tab()
    await expect(canvas.getByLabelText('รหัสผ่าน')).toHaveFocus()
    await userEvent.keyboard('lantern7{Enter}')
    await expect(stay).toHaveBeenCalledOnce()
  },
})

/** Sent before the page has come alive it posts, so that no password gets into the address. */
export const BehaviourPosts = meta.story({
  play: async ({ canvas }) => {
    const form = canvas.getByLabelText('รหัสผ่าน').closest('form')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).toHaveAttribute('novalidate')
  },
})

/** A button that waits for a perfect form tells nobody what is missing: let it be pressed, then say it. */
export const MisuseDisabledSubmit = meta.story({
  args: {
    children: (
      <>
        <Field label="ชื่อผู้ใช้" required>
          <TextInput autoComplete="username" />
        </Field>
        <Button type="submit" variant="primary" disabled>
          เข้าสู่ระบบ
        </Button>
      </>
    ),
  },
})
