import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import {
  Button,
  ErrorSummary,
  errorSummaryAxes,
  type ErrorSummaryProps,
  Field,
  Form,
  loadFlags,
  TextInput,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { everyControl, EveryControl } from './every-control.tsx'

const meta = preview.meta({
  component: ErrorSummary,
  args: {
    title: 'แก้ 2 ช่องนี้ก่อนสมัคร',
    errors: [
      { field: 'mobile', message: 'เบอร์มือถือไม่ถูกต้อง ตรวจทีละหลัก' },
      { field: 'password', message: 'ใช้ 8 ถึง 20 ตัว มีตัวเลขอย่างน้อย 1 ตัว' },
    ],
    attempt: 0,
    className: 'max-w-[440px]',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Taking the focus, or read out. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={errorSummaryAxes}>
      {(choice) => <ErrorSummary {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** The links at rest and so on. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'focus-visible']}>
      {() => <ErrorSummary {...args} />}
    </EveryState>
  ),
})

/** Every script; two hundred problems scroll inside. */
export const Content = meta.story({
  render: (args) => (
    <>
      <EveryText>
        {(text, { name }) => (
          <ErrorSummary {...args} title={text} errors={[{ field: name, message: text }]} />
        )}
      </EveryText>
      <ErrorSummary
        {...args}
        errors={Array.from({ length: 200 }, (_, at) => ({
          field: `line-${at}`,
          message: `แถวที่ ${at + 1} ไม่มีจำนวนเงิน`,
        }))}
      />
    </>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <ErrorSummary {...args} />
    </EverySurface>
  ),
})

/** A form that is sent empty. */
function Signup(props: ErrorSummaryProps) {
  const [attempt, setAttempt] = useState(0)
  const [values, setValues] = useState({ mobile: '', password: '' })
  const wrong = attempt > 0 ? props.errors.filter(({ field }) => !values[field as 'mobile']) : []
  const field = (name: 'mobile' | 'password', label: string) => (
    <Field label={label} inputId={name} error={wrong.find((one) => one.field === name)?.message}>
      <TextInput
        value={values[name]}
        onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <Form
      className="max-w-[440px]"
      summary={<ErrorSummary {...props} errors={wrong} attempt={attempt} />}
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt(attempt + 1)
      }}
    >
      {field('mobile', 'เบอร์มือถือ')}
      {field('password', 'รหัสผ่าน')}
      <Button type="submit" variant="primary" size="lg">
        สมัครสมาชิก
      </Button>
    </Form>
  )
}

/** A failed attempt takes the focus to the summary, a line of it to its field; mending does not. */
export const BehaviourFocus = meta.story({
  render: (args) => <Signup {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'สมัครสมาชิก' }))
    const summary = await canvas.findByRole('group', { name: 'แก้ 2 ช่องนี้ก่อนสมัคร' })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const password = canvas.getByLabelText('รหัสผ่าน')
    await expect(password).toHaveFocus()
    await userEvent.type(password, 'x')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(password).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus())
  },
})

/** A line leads to any control by its `name`, also where a hidden input sends what it holds. */
export const BehaviourEveryControl = meta.story({
  // Until it has come, a flag's letters stand in the button as words that its name has not.
  loaders: [() => loadFlags(['TH'])],
  args: {
    title: 'แก้ทุกช่อง',
    errors: everyControl.map(({ field, label }) => ({ field, message: `แก้ ${label} (${field})` })),
    className: undefined,
  },
  render: (args) => (
    <Form className="max-w-[440px]" summary={<ErrorSummary {...args} />}>
      <EveryControl />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const before = location.hash
    for (const { field, label } of everyControl) {
      await userEvent.click(canvas.getByRole('link', { name: `แก้ ${label} (${field})` }))
      await expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(label))
      await expect(document.activeElement).not.toHaveAttribute('href')
    }
    await expect(location.hash).toBe(before)
  },
})

/** Breaks "state the limit, then the way out" (DESIGN.md, Copy): "invalid" says neither. */
export const MisuseVague = meta.story({
  args: { title: 'ข้อมูลไม่ถูกต้อง', errors: [{ field: 'mobile', message: 'ไม่ถูกต้อง' }] },
})
