import { expect, fn } from 'storybook/test'
import { Switch, switchAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { toggleSuite } from '#suites/patterns/choice.ts'

const meta = preview.meta({
  component: Switch,
  args: { label: 'ซ่อนยอดเงิน', onChange: fn(), className: 'max-w-[376px]' },
})

/** Every prop on the panel. */
export const Playground = meta.story({
  args: { description: 'ยอดจะแสดงเป็นดาวทุกหน้า จนกว่าจะกดดู' },
})

/** On either side, off and on, still and under way. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...switchAxes, on: [false, true], busy: [false, true] }}>
      {({ side, on, busy }) => <Switch {...args} side={side} defaultChecked={on} busy={busy} />}
    </EveryCombination>
  ),
})

/** Off and on, at rest, hovered, focused and disabled. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      {[false, true].map((on) => (
        <EveryState key={String(on)} only={['rest', 'hover', 'focus-visible', 'disabled']}>
          {(state) => <Switch {...args} defaultChecked={on} disabled={state === 'disabled'} />}
        </EveryState>
      ))}
    </div>
  ),
})

/** Every script, on either side; the words wrap. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <>
          <Switch {...args} label={text} description={text} />
          <Switch {...args} label={text} side="end" defaultChecked />
        </>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex flex-wrap gap-6">
        <Switch {...args} />
        <Switch {...args} defaultChecked />
      </div>
    </EverySurface>
  ),
})

/** The words count as the switch, and so does the space bar. */
export const BehaviourToggle = meta.story({
  args: { description: 'แสดงเป็นดาว' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { description: 'แสดงเป็นดาว' })
    await userEvent.click(canvas.getByText('ซ่อนยอดเงิน'))
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
})

/** Under way it keeps the focus and takes no other change. */
export const BehaviourBusy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const control = canvas.getByRole('switch')
    await expect(control).toHaveFocus()
    await expect(control).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard(' ')
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** The switch of the APG, by keys, mouse and finger. */
export const BehaviourPattern = meta.story({
  play: (context) => toggleSuite(context, { label: 'ซ่อนยอดเงิน', role: 'switch' }),
})

/** Breaks "in effect at once": what is only sent with a form, terms above all, is a checkbox. */
export const MisuseTerms = meta.story({ args: { label: 'ฉันยอมรับข้อตกลงผู้ใช้' } })
