import { expect, fn } from 'storybook/test'
import { Avatar, GlobeIcon, IconButton } from '#components/index.ts'
import { SiteLogo } from '#app/site-logo.tsx'
import { GuestActions } from '#features/site/guest-actions.tsx'
import { SiteHeader } from '#features/site/site-header.tsx'
import { SiteHeaderNav } from '#features/site/site-header-nav.tsx'
import { Balance, type BalanceProps } from '#features/wallet/balance.tsx'
import preview from '#storybook/preview.tsx'
import { categories, fewCategories } from '#stories/fixtures/site/menus.ts'
import { inSite } from '#stories/support/site.tsx'

const guest = { onLogin: fn(), onLoginNear: fn() }

const Member = (props: Partial<BalanceProps>) => {
  const balance = {
    status: 'ready',
    amount: '12480.00',
    hidden: false,
    onHiddenChange: () => undefined,
    onRefresh: () => undefined,
    ...props,
  } as BalanceProps
  return (
    <>
      <Balance className="max-md:hidden" {...balance} />
      <button type="button" aria-label="nok_lantern" className="size-target rounded-full">
        <Avatar src={null} alt="" />
      </button>
    </>
  )
}

const meta = preview.meta({
  component: SiteHeader,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <SiteLogo />,
    nav: <SiteHeaderNav path="/" categories={categories} crowded={false} />,
    languages: (
      <IconButton label="ภาษา">
        <GlobeIcon />
      </IconButton>
    ),
    children: <GuestActions canJoin={false} {...guest} />,
    onMenu: fn(),
    onMenuNear: fn(),
  },
})

const member = meta.story({
  args: { nav: <SiteHeaderNav path="/rng" categories={categories} crowded /> },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** A guest where registration is closed: to log in is the flame. */
export const Guest = meta.story()

/** A guest who may join: to join is the flame. */
export const GuestWhoMayJoin = meta.story({
  args: { children: <GuestActions canJoin {...guest} /> },
})

/** On the login page nothing leads to the form one is at. */
export const GuestAtLogin = meta.story({ args: { children: null } })

/** On the login page, where one may join instead. */
export const GuestWhoMayJoinAtLogin = meta.story({
  args: { children: <GuestActions canJoin atLogin {...guest} /> },
})

/** A member's balance, shown. */
export const SignedIn = member.extend({ args: { children: <Member /> } })

/** Hidden as `***`. */
export const BalanceHidden = member.extend({ args: { children: <Member hidden /> } })

/** On its way. */
export const BalanceLoading = member.extend({
  args: { children: <Member status="loading" amount={null} /> },
})

/** Asked for again. */
export const BalanceRefreshing = member.extend({
  args: { children: <Member status="refreshing" /> },
})

/** It could not be had. */
export const BalanceFailed = member.extend({
  args: { children: <Member status="failed" amount={null} /> },
})

/** The largest amount there is, beside the links that still have room. */
export const Content = member.extend({
  args: { children: <Member amount="999999999999999.99" /> },
})

/** A house with three rooms. */
export const FewCategories = meta.story({
  args: { nav: <SiteHeaderNav path="/fish" categories={fewCategories} crowded={false} /> },
})

/** Before the menus are known: home alone. */
export const NoCategories = meta.story({
  args: { nav: <SiteHeaderNav path="/" categories={[]} crowded={false} /> },
})

/** Three links. */
export const Tablet = GuestWhoMayJoin.extend({ globals: { viewport: { value: 'tablet' } } })

/** No links; tools wait in the menu. */
export const Phone = GuestWhoMayJoin.extend({ globals: { viewport: { value: 'mobile1' } } })

/** A member's phone: the balance waits in the menu. */
export const PhoneSignedIn = SignedIn.extend({ globals: { viewport: { value: 'mobile1' } } })

/** Links name the page one is on. */
export const BehaviourCurrent = member.extend({
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  args: { children: <Member /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Slots' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  },
})

/** Pointing at "log in" fetches the form, pressing opens it. */
export const BehaviourLogin = meta.story({
  globals: { locale: 'en' },
  beforeEach: () => {
    guest.onLogin.mockClear()
    guest.onLoginNear.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    const login = canvas.getByRole('button', { name: 'Log in' })
    await userEvent.hover(login)
    await expect(guest.onLoginNear).toHaveBeenCalled()
    await expect(guest.onLogin).not.toHaveBeenCalled()
    await userEvent.click(login)
    await expect(guest.onLogin).toHaveBeenCalledOnce()
  },
})

/** The scheme turns at once, and back. */
export const BehaviourScheme = meta.story({
  globals: { locale: 'en', scheme: 'dark', viewport: { value: 'desktop' } },
  beforeEach: () => () => localStorage.removeItem('theme'),
  play: async ({ canvas, userEvent }) => {
    const page = document.documentElement
    const theme = canvas.getByRole('button', { name: 'Switch theme' })
    await userEvent.click(theme)
    await expect(page).toHaveAttribute('data-scheme', 'light')
    await userEvent.click(theme)
    await expect(page).toHaveAttribute('data-scheme', 'dark')
  },
})

/** On a phone the menu's button says what opens. */
export const BehaviourMenu = Phone.extend({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Main menu' })
    await expect(menu).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.click(menu)
    await expect(args.onMenu).toHaveBeenCalledOnce()
    await expect(args.onMenuNear).toHaveBeenCalled()
  },
})
