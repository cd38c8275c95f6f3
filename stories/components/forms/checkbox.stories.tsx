import { expect, fn } from 'storybook/test'
import { Checkbox, checkboxAxes, Link } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { toggleSuite } from '#suites/patterns/choice.ts'

const meta = preview.meta({
  component: Checkbox,
  args: { label: 'จำไว้ 24 ชั่วโมง', onChange: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Off and on, able and disabled. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={checkboxAxes}>
      {({ checked, disabled }) => (
        <Checkbox {...args} defaultChecked={checked} disabled={disabled} />
      )}
    </EveryCombination>
  ),
})

/** At rest, hovered, focused and disabled; then refused. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      <EveryState>{(state) => <Checkbox {...args} disabled={state === 'disabled'} />}</EveryState>
      <Checkbox {...args} label="ฉันอายุ 18 ปีขึ้นไป" error="ต้องยอมรับก่อนสมัคร" />
    </div>
  ),
})

/** The label in every script; it wraps beside the box. */
export const Content = meta.story({
  render: (args) => <EveryText>{(text) => <Checkbox {...args} label={text} />}</EveryText>,
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Checkbox {...args} defaultChecked />
    </EverySurface>
  ),
})

/** A checkbox by keys, mouse and finger. */
export const BehaviourToggle = meta.story({
  play: (context) => toggleSuite(context, { label: 'จำไว้ 24 ชั่วโมง', role: 'checkbox' }),
})

/** The label counts as the box, and so does the space bar. */
export const BehaviourLabel = meta.story({
  args: {
    label: (
      <>
        ฉันยอมรับ <Link href="#terms">ข้อตกลงผู้ใช้</Link>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText('ฉันยอมรับ', { exact: false, selector: 'span' }))
    await expect(box).toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
})

/** Breaks "in effect at once" (the switch): a box waits for a form to be sent, and here is none. */
export const MisuseAtOnce = meta.story({ args: { label: 'เปิดเสียงในเกม' } })
