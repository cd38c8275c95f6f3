import { Checkbox, FieldGroup, Switch } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

const meta = preview.meta({
  component: FieldGroup,
  args: {
    label: 'แจ้งเตือนทาง',
    className: 'max-w-[376px]',
    children: (
      <div className="flex flex-col gap-4 pt-1">
        <Checkbox label="อีเมล" name="by" value="email" defaultChecked />
        <Checkbox label="SMS" name="by" value="sms" />
        <Checkbox label="LINE" name="by" value="line" />
      </div>
    ),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: { optionalLabel: '(ไม่บังคับ)' } })

/** What can stand under the controls. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ message: ['none', 'hint', 'error'] }}>
      {({ message }) => (
        <FieldGroup
          {...args}
          hint={message === 'hint' ? 'เลือกได้มากกว่าหนึ่ง' : undefined}
          error={message === 'error' ? 'เลือกอย่างน้อยหนึ่งทาง' : undefined}
        />
      )}
    </EveryCombination>
  ),
})

/** A list of settings: each in effect at once. */
export const Settings = meta.story({
  args: {
    label: 'ความเป็นส่วนตัว',
    children: (
      <div className="flex flex-col divide-y divide-subtle">
        <Switch side="end" label="ซ่อนยอดเงิน" defaultChecked />
        <Switch side="end" label="แสดงชื่อบนกระดานผู้ชนะ" description="ชื่อแสดงสามตัวแรกเท่านั้น" />
      </div>
    ),
  },
})

/** Name and message in every script; both wrap. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <FieldGroup {...args} label={text} hint={text}>
          <Checkbox label={text} />
        </FieldGroup>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <FieldGroup {...args} error="เลือกอย่างน้อยหนึ่งทาง" />
    </EverySurface>
  ),
})

/** The name and the message belong to the group, whose controls keep their own names. */
export const BehaviourWiring = meta.story({
  args: { error: 'เลือกอย่างน้อยหนึ่งทาง' },
  play: (context) =>
    fieldSuite(context, {
      label: 'แจ้งเตือนทาง',
      message: 'เลือกอย่างน้อยหนึ่งทาง',
      invalid: true,
      group: true,
    }),
})

/** One control alone has its own label: a group around it is read out twice for nothing. */
export const MisuseOfOne = meta.story({
  args: { label: 'แจ้งเตือนทางอีเมล', children: <Checkbox label="แจ้งเตือนทางอีเมล" name="one" /> },
})
