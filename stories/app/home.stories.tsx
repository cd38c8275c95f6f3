import { msg } from '@lingui/core/macro'
import { expect, screen, waitFor, within } from 'storybook/test'
import {
  announcements,
  balance,
  gameMenus,
  hotGames,
  memberInfo,
  systemStatus,
  winnerBoard,
} from '#contract/index.ts'
import preview from '#storybook/preview.tsx'
import { answer, offline, pending, refuse } from '#stories/fixtures/answers.ts'
import { homeAnnouncements, pictureBanner } from '#stories/fixtures/site/banners.ts'
import { account } from '#stories/fixtures/site/member.ts'
import { menusAnswer } from '#stories/fixtures/games/menus.ts'
import { openStatus } from '#stories/fixtures/site/status.ts'
import { said } from '#stories/support/said.ts'
import { at, everythingWell, wholeSite } from './whole-site.tsx'

const meta = preview.meta({
  title: 'Pages/Home',
  // Whole pages have landmarks and fixed bars: one at a time.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: wholeSite,
  args: { account: null as string | null },
  beforeEach: [at('/'), ({ msw }) => msw.use(...everythingWell)],
})

/** A guest where registration is closed: to log in is the flame. */
export const Guest = meta.story({
  play: async ({ canvas }) => {
    // Until its banners are here, the page is called by its own name.
    await expect(await canvas.findByRole('heading', { level: 1, name: /ไฟติดแล้ว/ })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'ช้างสามเศียร' })).toBeVisible()
    // A phone's hero tells it once more.
    const [win] = await canvas.findAllByText('฿128,400.00')
    await expect(win).toBeVisible()
  },
})

/** A guest who may join. */
export const GuestWhoMayJoin = meta.story({
  beforeEach({ msw }) {
    msw.use(answer(systemStatus, openStatus('HOT3', 'USERNAMEREG3')))
  },
  play: async ({ canvas, loaded }) => {
    const join = said({ loaded }, msg`Create an account`)
    await expect(await canvas.findByRole('link', { name: join })).toBeVisible()
  },
})

/** A member, with the balance in the header. */
export const Member = meta.story({
  args: { account },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('฿12,480.00')).toBeInTheDocument()
    const games = said({ loaded }, msg`New games`)
    await expect(await canvas.findByRole('link', { name: games })).toBeVisible()
  },
})

/** By daylight, in English. */
export const InEnglish = Guest.extend({
  globals: { locale: 'en', scheme: 'light' },
})

/** The other brand, by its own light. */
export const OtherBrand = Guest.extend({
  globals: { brand: 'siam', scheme: 'light' },
})

/** On a tablet. */
export const Tablet = Guest.extend({ globals: { viewport: { value: 'tablet' } } })

/** On the narrowest phone. */
export const Phone = Guest.extend({ globals: { viewport: { value: 'mobile1' } } })

/** A member's phone: the balance waits in the menu. */
export const PhoneMember = Member.extend({ globals: { viewport: { value: 'mobile1' } } })

/** The site is known, its sections are on their way: the same boxes as what comes. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(pending(announcements), pending(hotGames), pending(winnerBoard))
  },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findAllByText(said({ loaded }, msg`Loading`))).not.toHaveLength(0)
  },
})

/** Nothing has answered yet: the bars stand, and what can be done without an answer is there. */
export const NothingYet = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...[systemStatus, gameMenus, announcements, hotGames, winnerBoard].map((call) =>
        pending(call),
      ),
    )
  },
  play: async ({ canvas, loaded }) => {
    const enter = said({ loaded }, msg`Log in`)
    await expect(await canvas.findByRole('button', { name: enter })).toBeVisible()
  },
})

/** Every section failed: each says so in its place, the rest of the page lives on. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      refuse(announcements, { status: 400 }),
      refuse(hotGames, { status: 400 }),
      refuse(winnerBoard, { status: 400 }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/HG-400/)).toBeVisible()
    await expect(await canvas.findByText(/WB-400/)).toBeVisible()
    await expect(await canvas.findByText(/PR-400/)).toBeVisible()
  },
})

/** The network went before the page was there. */
export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(offline(announcements), offline(hotGames), offline(winnerBoard))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/HG-OFFLINE/)).toBeVisible()
  },
})

/** A house with two rooms, nothing hot, no winners, no promotions, no banners: sections are left out. */
export const Bare = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answer(systemStatus, { ...openStatus(), customerService: [] }),
      answer(gameMenus, { data: { ...menusAnswer.data, hotCount: 0 } }),
      answer(announcements, { ...homeAnnouncements, banners: [], promotion: [] }),
      answer(hotGames, { list: [] }),
      answer(winnerBoard, { date: '2026-11-20T00:00:00Z', list: [] }),
    )
  },
  play: async ({ canvas, loaded }) => {
    const rail = within(await canvas.findByRole('main'))
    const slots = said({ loaded }, msg`Slots`)
    await expect(await rail.findByRole('link', { name: slots })).toBeVisible()
    const hot = said({ loaded }, msg`Hot tonight`)
    await expect(canvas.queryByRole('heading', { name: hot })).toBeNull()
  },
})

/** An operator's picture in the scene's place. */
export const PictureBanner = meta.story({
  beforeEach({ msw }) {
    const banner = pictureBanner(301, 'คืนวันพลุ', 'indigo', 'firework', '/rng')
    msw.use(answer(announcements, { ...homeAnnouncements, banners: [banner] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'คืนวันพลุ' })).toBeVisible()
  },
})

/** The server no longer knows the member's data; the rest of the page is there. */
export const MemberRefused = meta.story({
  args: { account },
  beforeEach({ msw }) {
    msw.use(refuse(memberInfo, { status: 403 }), refuse(balance, { status: 403 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'ช้างสามเศียร' })).toBeVisible()
  },
})

/** The way in, over the page. */
export const LoginOpen = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const header = within(await canvas.findByRole('banner'))
    await userEvent.click(await header.findByRole('button', { name: 'Log in' }))
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' })
    await waitFor(() => expect(dialog).toBeVisible())
    await waitFor(() => expect(within(dialog).getByLabelText('User name')).toHaveFocus())
  },
})

/** A phone's menu over the page. */
export const MenuOpen = meta.story({
  globals: { locale: 'en', viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Main menu' }))
    const menu = await screen.findByRole('dialog', { name: 'Main menu' })
    await expect(await within(menu).findByRole('link', { name: 'Minigames' })).toBeInTheDocument()
  },
})

/** The question before leaving. */
export const LogoutOpen = meta.story({
  args: { account },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Account menu/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await expect(await screen.findByText('Bets already placed still stand')).toBeInTheDocument()
  },
})

/** The language changes under the reader: words, answers and the page's own tag. */
export const BehaviourLanguage = meta.story({
  globals: { locale: 'th', viewport: { value: 'desktop' } },
  beforeEach: () => () => localStorage.removeItem('hisLang'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ภาษา' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }))
    await expect(await canvas.findByRole('heading', { name: 'Hot tonight' })).toBeInTheDocument()
    await expect(document.documentElement).toHaveAttribute('lang', 'en')
  },
})
