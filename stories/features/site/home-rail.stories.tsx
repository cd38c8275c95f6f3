import { expect } from 'storybook/test'
import { HomeRail } from '#features/site/home-rail.tsx'
import preview from '#storybook/preview.tsx'
import { categories, fewCategories } from '#stories/fixtures/site/menus.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: HomeRail,
  // The page's edge, which the rail scrolls out to.
  decorators: [
    (Story) => (
      <div className="px-4 py-4 md:px-6 xl:px-8">
        <Story />
      </div>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen' },
  args: { categories },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** All eleven. */
export const Eleven = meta.story()

/** Three rooms: they keep their size. */
export const Few = meta.story({ args: { categories: fewCategories } })

/** Nothing is known yet: no rail. */
export const Empty = meta.story({ args: { categories: [] } })

/** It scrolls sideways. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** Long words take two lines. */
export const Content = meta.story({
  globals: { viewport: { value: 'mobile1' }, locale: 'pseudo' },
})

/** Every niche leads to its lobby. */
export const BehaviourLinks = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(11)
    await expect(canvas.getByRole('link', { name: 'Card games' })).toHaveAttribute('href', '/pvp')
  },
})
