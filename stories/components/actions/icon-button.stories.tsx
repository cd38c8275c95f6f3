import { expect, fn } from 'storybook/test'
import { HeartIcon, IconButton, iconButtonAxes, SearchIcon } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface } from '#stories/support/index.ts'

const meta = preview.meta({
  component: IconButton,
  args: { label: 'ค้นหาเกม', children: <SearchIcon />, onClick: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every variant in every size. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={iconButtonAxes}>
      {(choice) => <IconButton {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** At rest, hovered, pressed, focused and disabled. */
export const States = meta.story({
  render: (args) => (
    <EveryState>{(state) => <IconButton {...args} disabled={state === 'disabled'} />}</EveryState>
  ),
})

/** A spinner in the icon's place. */
export const Busy = meta.story({ args: { busy: true } })

/** Its name can be as long as it needs: it is read, not shown. */
export const Content = meta.story({ args: { label: 'เพิ่มเกมพญานาคเจ็ดเศียรในรายการโปรด' } })

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <IconButton {...args} />
    </EverySurface>
  ),
})

/** A toggle keeps its name and says whether it is on. */
export const BehaviourToggle = meta.story({
  args: { label: 'รายการโปรด', children: <HeartIcon />, pressed: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'รายการโปรด', pressed: true })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

/** Nobody knows a heart for a deposit. The main thing to do has words, "verb first" (DESIGN.md, Copy). */
export const MisuseMainThing = meta.story({ args: { label: 'ฝากเงิน', children: <HeartIcon /> } })
