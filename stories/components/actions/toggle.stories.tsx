import { expect, fn } from 'storybook/test'
import { EyeOffIcon, Toggle, toggleAxes, ZapIcon } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { toggleSuite } from '#suites/patterns/choice.ts'

const meta = preview.meta({
  component: Toggle,
  args: { children: 'เทอร์โบ', icon: <ZapIcon />, onPressedChange: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every variant in every size, up and down. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={toggleAxes}>
      {({ pressed, ...choice }) => <Toggle {...args} {...choice} defaultPressed={pressed} />}
    </EveryCombination>
  ),
})

/** Up and down, at rest, hovered, pressed, focused and disabled. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      {toggleAxes.pressed.map((pressed) => (
        <EveryState key={String(pressed)}>
          {(state) => <Toggle {...args} defaultPressed={pressed} disabled={state === 'disabled'} />}
        </EveryState>
      ))}
    </div>
  ),
})

/** A long name wraps when it is wider than its container. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <Toggle {...args} defaultPressed>
          {text}
        </Toggle>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex flex-wrap gap-3">
        <Toggle {...args} />
        <Toggle {...args} defaultPressed />
        <Toggle {...args} variant="ghost" />
      </div>
    </EverySurface>
  ),
})

/** Pointer, Enter and Space turn it on and off; its name stays. */
export const BehaviourPress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'เทอร์โบ', pressed: false })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard(' ')
    await expect(args.onPressedChange).toHaveBeenCalledTimes(3)
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true)
    await expect(toggle).toHaveAccessibleName('เทอร์โบ')
  },
})

/** Refused for a reason that can be read: it is reached, and does nothing. */
export const BehaviourRefused = meta.story({
  args: { 'aria-disabled': true, title: 'เกมนี้ไม่มีโหมดเทอร์โบ' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPressedChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { pressed: false })).toBeVisible()
  },
})

/** The toggle button of the APG, by keys, mouse and finger. */
export const BehaviourPattern = meta.story({
  play: (context) => toggleSuite(context, { label: 'เทอร์โบ', role: 'button' }),
})

/**
 * Breaks the APG's button pattern: a toggle whose words change with its state says the opposite of what
 * it means ("show balance, pressed"). Either the words change or `aria-pressed` does, never both.
 */
export const MisuseChangingWords = meta.story({
  args: { defaultPressed: true, icon: <EyeOffIcon />, children: 'แสดงยอดเงิน' },
})
