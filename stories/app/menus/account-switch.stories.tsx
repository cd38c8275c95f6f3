import { expect, fn, screen, waitFor } from 'storybook/test'
import { AccountSwitch } from '#app/menus/account-switch.tsx'
import preview from '#storybook/preview.tsx'
import { studioPicture } from '#stories/fixtures/picture.ts'
import { serviceItems } from '#stories/fixtures/site/status.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: AccountSwitch,
  decorators: [
    // Where the switch stands: at the end of a bar, with room for its menu.
    (Story) => (
      <div className="flex min-h-[340px] items-start justify-end">
        <Story />
      </div>
    ),
    inSite,
  ],
  args: { account: 'nok_lantern', iconUrl: null, onPassword: fn(), onLogout: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Nobody has chosen a picture. */
export const DefaultPicture = meta.story()

/** A picture of one's own. */
export const OwnPicture = meta.story({ args: { iconUrl: studioPicture('lotus') } })

/** Its picture did not load. */
export const BrokenPicture = meta.story({ args: { iconUrl: 'data:image/png;base64,bm8=' } })

/** Who is signed in, and the way out. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
})

/** A member with a label, in a house with a cashier: what the bar has no room for. */
export const OpenWithLabel = Open.extend({
  globals: { viewport: { value: 'tablet' } },
  args: {
    vip: { label: 'ทองคำขาว', href: '/member/playerRank' },
    places: { deposit: { href: '/deposit' }, withdraw: { href: '/withdraw' } },
    service: serviceItems.filter(({ id }) => id === 'line' || id === 'telegram'),
    bets: { href: '/member/bettingRecord' },
  },
})

/** A demo account has no password of its own to change. */
export const OpenForDemo = Open.extend({ args: { account: 'trial', onPassword: undefined } })

/** A label whose page does not exist is a word. */
export const OpenWithWord = Open.extend({ args: { vip: { label: 'VIP 5', href: null } } })

/** The longest name that a server may give. */
export const Content = Open.extend({
  args: { account: 'a_name_that_some_other_server_let_somebody_have_000001' },
})

/** By daylight, in English. */
export const OpenInEnglish = Open.extend({ globals: { locale: 'en', scheme: 'light' } })

/** By keyboard past the password to the way out. */
export const BehaviourLogout = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Change password' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onLogout).toHaveBeenCalledOnce())
  },
})
