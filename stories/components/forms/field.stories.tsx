import { Field, TextInput } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

const meta = preview.meta({
  component: Field,
  args: {
    label: 'รหัสผู้แนะนำ',
    className: 'max-w-[376px]',
    children: <TextInput placeholder="เช่น LANTERN7" />,
  },
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: { optionalLabel: '(ไม่บังคับ)' } })

/** What can stand under the input. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ message: ['none', 'hint', 'error', 'success', 'valid'] }}>
      {({ message }) => (
        <Field
          {...args}
          label={`รหัสผ่าน ${message}`}
          hint={message === 'hint' ? 'ใช้ 8 ถึง 20 ตัว มีตัวเลขอย่างน้อย 1 ตัว' : undefined}
          error={message === 'error' ? 'ใช้ 8 ถึง 20 ตัว มีตัวเลขอย่างน้อย 1 ตัว' : undefined}
          success={message === 'success' ? 'ชื่อนี้ใช้ได้' : undefined}
          valid={message === 'valid'}
        />
      )}
    </EveryCombination>
  ),
})

/** Label and message in every script; both wrap. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, entry) => (
        <Field {...args} inputId={`content-${entry.name}`} label={text} hint={text} />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Field {...args} error="ไม่พบรหัส LANTERN7 ตรวจตัวสะกด หรือเว้นว่างไว้" />
    </EverySurface>
  ),
})

/** The label, the message and the state reach the input inside. */
export const BehaviourField = meta.story({
  args: { required: true, error: 'ไม่พบรหัสนี้' },
  play: (context) =>
    fieldSuite(context, {
      label: 'รหัสผู้แนะนำ',
      message: 'ไม่พบรหัสนี้',
      invalid: true,
      required: true,
      types: 'LANTERN8',
    }),
})

/** Breaks "a label above" (DESIGN.md, Login): a placeholder goes away with the first letter. */
export const MisusePlaceholderAsLabel = meta.story({
  render: () => <TextInput aria-label="ชื่อผู้ใช้" placeholder="ชื่อผู้ใช้" className="max-w-[376px]" />,
})
