import { expect, fn } from 'storybook/test'
import { SelectChip, selectChipAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import {
  answersItself,
  EveryCombination,
  EveryState,
  EverySurface,
  EveryText,
} from '#stories/support/index.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

const meta = preview.meta({
  component: SelectChip,
  args: {
    label: 'เรียงตาม',
    value: 'popular',
    options: [
      { value: 'popular', label: 'ยอดนิยม' },
      { value: 'new', label: 'มาใหม่' },
      { value: 'name', label: 'ชื่อเกม' },
    ],
    onValueChange: fn(),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story({ decorators: answersItself('onValueChange', 'value') })

/** Both sizes. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={selectChipAxes}>
      {(choice) => <SelectChip {...args} {...choice} label={`${args.label} ${choice.size}`} />}
    </EveryCombination>
  ),
})

/** At rest, hovered and focused: as wide as its choice, not as its longest. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'focus-visible']}>
      {(state) => <SelectChip {...args} label={`${args.label} ${state}`} />}
    </EveryState>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, entry) => (
        <SelectChip
          {...args}
          label={entry.name}
          value="one"
          options={[{ value: 'one', label: text }]}
        />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <SelectChip {...args} />
    </EverySurface>
  ),
})

/** A field like every other, whose label is heard. */
export const BehaviourField = meta.story({
  play: (context) => fieldSuite(context, { label: 'เรียงตาม', unseen: true }),
})

/** Choosing calls back with the value. */
export const BehaviourChoose = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'เรียงตาม' }), 'new')
    await expect(args.onValueChange).toHaveBeenCalledWith('new')
  },
})

/** Breaks "a label above" (DESIGN.md, Login): an answer in a form is a `Select` in a `Field`. */
export const MisuseInForm = meta.story({
  args: {
    label: 'ธนาคาร',
    value: 'lotus',
    options: [
      { value: 'lotus', label: 'ธนาคารดอกบัว' },
      { value: 'river', label: 'ธนาคารสายน้ำ' },
    ],
  },
})
