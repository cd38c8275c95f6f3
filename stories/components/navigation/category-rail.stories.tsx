import { CategoryRail } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { categories } from '../samples.tsx'

const items = categories.map(({ id, label, spot }) => ({ id, label, spot, href: `#${id}` }))

const meta = preview.meta({
  component: CategoryRail,
  // As far from the edges as on a page, which it crosses.
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <div className="p-4 md:px-6">
      <Story />
    </div>
  ),
  args: { label: 'หมวดเกม', items },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** At rest, hovered, focused; and the one one is on. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'focus-visible']}>
      {(state) => (
        <CategoryRail
          {...args}
          label={state}
          items={items.slice(0, 2).map((item, at) => ({ ...item, current: at === 1 }))}
        />
      )}
    </EveryState>
  ),
})

/** It scrolls sideways, out to both edges. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** A label takes as many lines as it needs. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <CategoryRail
          {...args}
          label={name}
          items={items.slice(0, 3).map((item) => ({ ...item, label: text }))}
        />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      {(ground) => <CategoryRail {...args} label={ground} items={items.slice(0, 4)} />}
    </EverySurface>
  ),
})

/** It leads to kinds of games. What does something, or is the member's own, has its place elsewhere. */
export const MisuseActions = meta.story({
  args: {
    items: items.slice(0, 3).map((item, at) => ({
      ...item,
      label: ['ฝากเงิน', 'ถอนเงิน', 'ออกจากระบบ'][at] ?? item.label,
    })),
  },
})
