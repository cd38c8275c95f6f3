import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { MoreSwitch } from '#app/menus/more-switch.tsx'
import { SiteHeaderNav } from '#features/site/site-header-nav.tsx'
import preview from '#storybook/preview.tsx'
import { categories, fewCategories } from '#stories/fixtures/site/menus.ts'
import { everyPlace } from '#stories/fixtures/site/status.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: SiteHeaderNav,
  decorators: [
    (Story) => (
      <div className="flex h-header border-b border-subtle">
        <Story />
      </div>
    ),
    inSite,
  ],
  args: {
    categories,
    path: '/',
    crowded: false,
    places: everyPlace,
    renderMore: (items) => <MoreSwitch items={items} crowded={false} />,
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Home and what the house puts first. */
export const Links = meta.story()

/** In a lobby. */
export const Current = meta.story({ args: { path: '/live' } })

/** Beside a member's balance. */
export const Crowded = meta.story({
  args: {
    crowded: true,
    path: '/rng',
    renderMore: (items) => <MoreSwitch items={items} crowded />,
  },
})

/** Three rooms. */
export const Few = meta.story({ args: { categories: fewCategories, places: {} } })

/** Before the menus are known. */
export const Empty = meta.story({ args: { categories: [], places: {} } })

/** For a guest of a house with free play: the menu is there at every width. */
export const Demo = meta.story({
  args: {
    moreAlways: true,
    renderMore: (items) => <MoreSwitch items={items} crowded={false} onDemo={fn()} />,
  },
})

/** The demo is in the menu, after the links that have no room (S8). */
export const BehaviourDemo = meta.story({
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  args: Demo.input.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const menu = within(await screen.findByRole('menu'))
    const last = menu.getAllByRole('menuitem').at(-1)
    await expect(last).toHaveTextContent('Try demo')
    await waitFor(() => expect(last).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
})

/** Only rooms that have vendors, in the header's own order (S6). */
export const BehaviourOrder = meta.story({
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual([
      'Home',
      'Slots',
      'Live casino',
      'Fishing',
      'Sports',
      'Card games',
      'Lottery',
      'Free credit',
      'Promotions',
      'Invite friends',
    ])
  },
})

/** Where there is room for three links, the others are behind one. */
export const BehaviourMore = meta.story({
  globals: { locale: 'en', viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Promotions' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const menu = within(await screen.findByRole('menu'))
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Promotions' })).toBeVisible())
    await expect(menu.queryByRole('menuitem', { name: 'Home' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
})
