import { expect, fn } from 'storybook/test'
import { SiteSideNav, type SiteSideNavProps } from '#features/site/site-side-nav.tsx'
import preview from '#storybook/preview.tsx'
import { categories, fewCategories } from '#stories/fixtures/site/menus.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: SiteSideNav,
  decorators: [
    (Story) => (
      <div className="flex min-h-[680px] items-stretch">
        <Story />
      </div>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen' },
  args: { categories, path: '/', mini: 'auto' as SiteSideNavProps['mini'], onMiniChange: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** As wide as the screen has room for. */
export const Auto = meta.story()

/** Folded: names stay for those who hear, and as tooltips. */
export const Mini = meta.story({ args: { mini: 'on' } })

/** Unfolded, with the number of games. */
export const Open = meta.story({ args: { mini: 'off' } })

/** In a lobby: its row is the current one. */
export const Current = meta.story({ args: { mini: 'off', path: '/rng' } })

/** In a lobby, folded. */
export const CurrentMini = meta.story({ args: { mini: 'on', path: '/rng' } })

/** Three rooms and nothing popular. */
export const Few = meta.story({ args: { mini: 'off', categories: fewCategories } })

/** Before the menus are known: home alone. */
export const Empty = meta.story({ args: { mini: 'off', categories: [] } })

/** Where there is room for pictures alone, whatever was chosen. */
export const Tablet = meta.story({
  args: { mini: 'off' },
  globals: { viewport: { value: 'tablet' } },
})

/** The last row folds the bar up and out again. */
export const BehaviourFold = meta.story({
  args: { mini: 'off' },
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }))
    await expect(args.onMiniChange).toHaveBeenLastCalledWith('on')
  },
})

/** Popular first, then the order of the house; the current row is said. */
export const BehaviourRows = meta.story({
  args: { mini: 'off', path: '/rng' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('link')
    await expect(rows).toHaveLength(12)
    for (const [at, name] of ['Home', 'Popular', 'Slots', 'Live casino'].entries()) {
      await expect(rows[at]).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${name}`)))
    }
    await expect(canvas.getByRole('link', { name: /Slots/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: /Slots/ })).toHaveTextContent('1,024')
  },
})
