import { expect, fn, waitFor, within } from 'storybook/test'
import { SiteSideNav, type SiteSideNavProps } from '#features/site/site-side-nav.tsx'
import preview from '#storybook/preview.tsx'
import { categories, fewCategories, sideVendors } from '#stories/fixtures/site/menus.ts'
import { everyPlace, serviceItems } from '#stories/fixtures/site/status.ts'
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
  args: {
    categories,
    path: '/',
    mini: 'auto' as SiteSideNavProps['mini'],
    onMiniChange: fn(),
    recent: true,
    service: serviceItems,
    download: everyPlace.download,
  },
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
export const Current = meta.story({
  args: { mini: 'off', path: '/rng', vendors: sideVendors.slice(2, 5) },
})

/** In a lobby, folded. */
export const CurrentMini = meta.story({ args: { mini: 'on', path: '/rng', vendors: sideVendors } })

/** More studios than a bar has room for: the chosen one, the hot one, the first. */
export const ManyStudios = meta.story({
  args: { mini: 'off', path: '/rng', vendors: sideVendors },
})

/** One of customer service's pages: its branch is open. */
export const Service = meta.story({ args: { mini: 'off', path: '/help' } })

/** The same, folded. */
export const ServiceMini = meta.story({ args: { mini: 'on', path: '/help' } })

/** Where one stays on a page: the last row hides the bar. */
export const Hideable = meta.story({ args: { mini: 'on', path: '/lottery', onHide: fn() } })

/** Three rooms and nothing popular. */
export const Few = meta.story({
  args: {
    mini: 'off',
    categories: fewCategories,
    recent: false,
    service: serviceItems.slice(0, 1),
    download: undefined,
  },
})

/** Before the menus are known: home alone. */
export const Empty = meta.story({
  args: { mini: 'off', categories: [], recent: false, service: [], download: undefined },
})

/** Where there is room for pictures alone, whatever was chosen. */
export const Tablet = meta.story({
  args: { mini: 'off' },
  globals: { viewport: { value: 'tablet' } },
})

/** The last row folds the bar up and out again. */
export const BehaviourFold = meta.story({
  args: { mini: 'off' },
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }))
    await expect(args.onMiniChange).toHaveBeenLastCalledWith('on')
  },
})

/** Home, Popular first, Recent second, then the order of the house; the current row is said. */
export const BehaviourRows = meta.story({
  args: { mini: 'off', path: '/rng' },
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('link')
    for (const [at, name] of ['Home', 'Popular', 'Recent', 'Slots', 'Live casino'].entries()) {
      await expect(rows[at]).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${name}`)))
    }
    const slots = canvas.getByRole('link', { name: /Slots/ })
    await expect(slots).toHaveAttribute('aria-current', 'page')
    await expect(slots).toHaveAttribute('href', '/rng')
    await expect(slots).toHaveTextContent('1,024')
  },
})

/** Customer service unfolds into its eight children, in their order. */
export const BehaviourService = meta.story({
  args: { mini: 'off', download: undefined },
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const branch = canvas.getByRole('button', { name: 'Customer service' })
    await expect(canvas.queryByRole('link', { name: 'Telegram' })).toBeNull()
    await userEvent.click(branch)
    await expect(branch).toHaveAttribute('aria-expanded', 'true')
    const list = within(branch.parentElement!).getAllByRole('listitem')
    await expect(list.map(({ textContent }) => textContent?.trim())).toEqual([
      'Live chat',
      'Telegram',
      'Chat room 2',
      'Messages 12',
      'Notices',
      'Help centre',
      'Speed test',
      'LINE',
    ])
  },
})

/** A studio's own colours turn to ink under the pointer and where one is (S7). */
export const BehaviourStudios = meta.story({
  args: { mini: 'off', path: '/rng', vendors: sideVendors },
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const studios = within(canvas.getByRole('list', { name: 'Studios' }))
    const [first, chosen] = studios.getAllByRole('link')
    await expect(chosen).toHaveAttribute('aria-current', 'page')
    const ink = (row: Element | undefined) => row?.querySelector('[data-slot=vendor-icon] svg')
    await expect(ink(chosen)).toHaveStyle({ opacity: '1' })
    await expect(ink(first)).toHaveStyle({ opacity: '0' })
    await userEvent.hover(first!)
    await waitFor(() => expect(first!.querySelector('img')).toBeInTheDocument())
    await expect(studios.getByRole('link', { name: '24 studios' })).toHaveAttribute('href', '/rng')
  },
})

/** Hiding takes the place of folding. */
export const BehaviourHide = meta.story({
  args: { mini: 'on', path: '/lottery', onHide: fn() },
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Expand menu' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide menu' }))
    await expect(args.onHide).toHaveBeenCalledOnce()
    await expect(args.onMiniChange).not.toHaveBeenCalled()
  },
})
