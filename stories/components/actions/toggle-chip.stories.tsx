import { useState } from 'react'
import { fn } from 'storybook/test'
import { HeartIcon, ToggleChip, toggleChipAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import {
  answersItself,
  EveryCombination,
  EveryState,
  EverySurface,
  EveryText,
} from '#stories/support/index.ts'
import { toggleSuite } from '#suites/patterns/choice.ts'

const meta = preview.meta({
  component: ToggleChip,
  args: { pressed: false, children: 'ฟรีสปิน', onPressedChange: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story({ decorators: answersItself('onPressedChange', 'pressed') })

/** On and off in both sizes. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={toggleChipAxes}>
      {(choice) => <ToggleChip {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** Off and on, at rest, hovered, pressed, focused and disabled. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      {toggleChipAxes.pressed.map((pressed) => (
        <EveryState key={String(pressed)}>
          {(state) => <ToggleChip {...args} pressed={pressed} disabled={state === 'disabled'} />}
        </EveryState>
      ))}
    </div>
  ),
})

/** With a count, an icon, and the x that takes a filter away. */
export const Facets = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-[10px]">
      <ToggleChip {...args} pressed removable>
        เดิมพันขั้นต่ำ ฿1
      </ToggleChip>
      <ToggleChip {...args} icon={<HeartIcon size="sm" />} count="6">
        รายการโปรด
      </ToggleChip>
      <ToggleChip {...args}>มาใหม่</ToggleChip>
    </div>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => <EveryText>{(text) => <ToggleChip {...args}>{text}</ToggleChip>}</EveryText>,
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex gap-3">
        <ToggleChip {...args} />
        <ToggleChip {...args} pressed />
      </div>
    </EverySurface>
  ),
})

/** Pressing turns it on and off again. */
export const BehaviourToggle = meta.story({
  render: (args) => {
    const Held = () => {
      const [pressed, setPressed] = useState(false)
      return <ToggleChip {...args} pressed={pressed} onPressedChange={setPressed} />
    }
    return <Held />
  },
  play: (context) => toggleSuite(context, { label: 'ฟรีสปิน', role: 'button' }),
})

/** Toggles do not know of each other; one answer out of three is a `RadioGroup` (W3C APG, radio group). */
export const MisuseOneOfThree = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-2">
      <ToggleChip {...args} pressed>
        โอนผ่านธนาคาร
      </ToggleChip>
      <ToggleChip {...args}>พร้อมเพย์</ToggleChip>
      <ToggleChip {...args}>บัตรเติมเงิน</ToggleChip>
    </div>
  ),
})
