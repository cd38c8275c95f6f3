import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { SiteMenu } from '#features/site/site-menu.tsx'
import { Balance } from '#features/wallet/balance.tsx'
import preview from '#storybook/preview.tsx'
import { categories, fewCategories } from '#stories/fixtures/site/menus.ts'
import { everyPlace, serviceItems } from '#stories/fixtures/site/status.ts'
import { words, ownWindow } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: SiteMenu,
  parameters: ownWindow,
  decorators: [inSite],
  globals: { viewport: { value: 'mobile2' } },
  args: {
    open: true,
    onOpenChange: fn(),
    path: '/',
    categories,
    places: everyPlace,
    service: serviceItems,
    social: [{ id: 'FACEBOOK', name: 'Facebook', href: 'https://facebook.foyer.test/' }],
    onLogin: fn(),
    canJoin: true,
    recent: true,
  },
})

const balance = (
  <Balance
    status="ready"
    amount="12480.00"
    hidden={false}
    onHiddenChange={() => undefined}
    onRefresh={() => undefined}
  />
)

/** Every prop on the panel. */
export const Playground = meta.story()

/** Log in, join, every room, place and way to people, language, theme and app. */
export const Guest = meta.story()

/** Registration is closed: to log in is the flame. */
export const GuestWhoCannotJoin = meta.story({ args: { canJoin: false } })

/** With the balance, deposit and withdraw on top, and what one bet. */
export const SignedIn = meta.story({ args: { balance, bets: { href: '/member/bettingRecord' } } })

/** A house without a cashier. */
export const WithoutCashier = meta.story({ args: { balance, places: {} } })

/** In a lobby: its tile is the current one. */
export const Current = meta.story({ args: { path: '/rng' } })

/** Three rooms and one way to people. */
export const Few = meta.story({
  args: {
    categories: fewCategories,
    places: {},
    service: serviceItems.slice(0, 1),
    social: [],
    recent: false,
  },
})

/** Before anything is known: home, language and theme. */
export const Empty = meta.story({
  args: {
    categories: [],
    places: {},
    service: [],
    social: [],
    onLogin: undefined,
    canJoin: false,
    recent: false,
  },
})

/** On the narrowest phone, in the language of long words. */
export const Content = meta.story({
  globals: { viewport: { value: 'mobile1' }, locale: 'pseudo' },
  args: {
    balance,
    social: words.slice(0, 2).map(({ name, text }) => ({ id: name, name: text, href: '/' })),
  },
})

/** By daylight, in English. */
export const InEnglish = meta.story({ globals: { locale: 'en', scheme: 'light' } })

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Main menu' }))

/** A way anywhere closes the menu; Esc does as well. */
export const BehaviourClose = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    const menu = await sheet()
    // The story stays where it is.
    const slots = menu.getByRole('link', { name: 'Slots' })
    slots.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(slots)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await userEvent.click(menu.getByRole('button', { name: /Chat room/ }))
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3)
  },
})

/** Popular first, Recent second (section 2); somebody who is in can move money. */
export const BehaviourOrder = meta.story({
  globals: { locale: 'en' },
  args: { balance },
  play: async () => {
    const menu = await sheet()
    const rooms = within(menu.getByRole('navigation', { name: 'Categories' }))
    const names = rooms.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names.slice(0, 4)).toEqual(['Home', 'Popular', 'Recent', 'Slots'])
    await expect(menu.getByRole('link', { name: 'Deposit' })).toBeVisible()
    await expect(menu.queryByRole('button', { name: 'Log in' })).toBeNull()
    await expect(menu.getByRole('link', { name: 'LINE' })).toHaveAttribute('target', '_blank')
  },
})

/** The theme turns under the open menu, whose button then offers the other one. */
export const BehaviourTheme = meta.story({
  globals: { locale: 'en', scheme: 'dark' },
  beforeEach: () => () => localStorage.removeItem('theme'),
  play: async ({ userEvent }) => {
    const menu = await sheet()
    await userEvent.click(menu.getByRole('button', { name: 'Light theme' }))
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'light')
    await waitFor(() => expect(menu.getByRole('button', { name: 'Dark theme' })).toBeVisible())
  },
})
