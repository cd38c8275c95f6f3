import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { SiteMenu } from '#features/site/site-menu.tsx'
import { Balance } from '#features/wallet/balance.tsx'
import preview from '#storybook/preview.tsx'
import { categories, fewCategories } from '#stories/fixtures/site/menus.ts'
import { service } from '#stories/fixtures/site/status.ts'
import { words } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: SiteMenu,
  decorators: [inSite],
  globals: { viewport: { value: 'mobile2' } },
  args: { open: true, onOpenChange: fn(), path: '/', categories, service },
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

/** Every room, service, language and theme. */
export const Guest = meta.story()

/** With the balance on top. */
export const SignedIn = meta.story({ args: { balance } })

/** In a lobby: its tile is the current one. */
export const Current = meta.story({ args: { path: '/rng' } })

/** Three rooms and one way to people. */
export const Few = meta.story({
  args: { categories: fewCategories, service: service.slice(0, 1) },
})

/** Before anything is known: home, language and theme. */
export const Empty = meta.story({ args: { categories: [], service: [] } })

/** On the narrowest phone, with long names of ways to people. */
export const Content = meta.story({
  globals: { viewport: { value: 'mobile1' }, locale: 'pseudo' },
  args: {
    balance,
    service: words.slice(0, 4).map(({ text }, index) => ({
      csType: (['LIVECHAT', 'LINE', 'TELEGRAM', 'VIP'] as const)[index]!,
      title: text,
      path: 'https://chat.foyer.test/',
    })),
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
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
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
