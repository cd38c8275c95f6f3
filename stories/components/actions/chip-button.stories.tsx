import { expect, fn } from 'storybook/test'
import { ChipButton, chipButtonAxes, SlidersHorizontalIcon } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({
  component: ChipButton,
  args: {
    children: 'ตัวกรอง',
    icon: <SlidersHorizontalIcon size="sm" />,
    count: '1',
    onClick: fn(),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both sizes. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={chipButtonAxes}>
      {(choice) => <ChipButton {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** At rest, hovered, pressed and focused. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'active', 'focus-visible']}>
      {() => <ChipButton {...args} />}
    </EveryState>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => <EveryText>{(text) => <ChipButton {...args}>{text}</ChipButton>}</EveryText>,
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <ChipButton {...args} />
    </EverySurface>
  ),
})

/** A press calls back once. */
export const BehaviourPress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ตัวกรอง 1' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

/** A chip narrows what stands below it (DESIGN.md, Lobby): what sends or pays is a `Button`. */
export const MisuseSends = meta.story({
  args: { children: 'ยืนยันการฝาก', icon: undefined, count: undefined },
})
