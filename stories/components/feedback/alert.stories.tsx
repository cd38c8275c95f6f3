import { expect } from 'storybook/test'
import { Alert, alertAxes, Link } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({
  component: Alert,
  args: { title: 'ฝากเงินสำเร็จ', children: 'เข้ากระเป๋าแล้ว ฿1,050.00', className: 'max-w-[376px]' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every tone. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={alertAxes}>
      {(choice) => <Alert {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** Only a title, only a text, and something to do about it. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Alert {...args} tone="info">
        {undefined}
      </Alert>
      <Alert {...args} tone="info" title={undefined} />
      <Alert
        {...args}
        tone="warning"
        title="ยังไม่ผูกอีเมล"
        action={
          <Link variant="standalone" href="#email">
            ผูกอีเมล
          </Link>
        }
      >
        ผูกไว้เพื่อกู้รหัสผ่านได้เอง
      </Alert>
    </div>
  ),
})

/** Every script, wrapping beside the icon. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <Alert {...args} tone="negative" title={text}>
          {text}
        </Alert>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Alert {...args} tone="positive" />
    </EverySurface>
  ),
})

/** Bad news interrupts, good news waits, furniture is silent. */
export const BehaviourLive = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Alert {...args} tone="negative" />
      <Alert {...args} tone="positive" />
      <Alert {...args} tone="info" live={false} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
  },
})

/** Breaks "errors stand beside their cause" (Accessibility): one field’s error is that field’s. */
export const MisuseFieldError = meta.story({
  args: { tone: 'negative', title: 'รหัสผ่านสั้นเกินไป', children: undefined },
})
