import type { Decorator } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { referral } from '#contract/index.ts'
import {
  InviteFriends,
  type InviteFriendsProps,
  type InviteFriendsStatus,
} from '#features/promotions/invite-friends.tsx'
import { inviteLink, invitePageHref, useInvite } from '#features/promotions/use-invite.ts'
import { SiteProvider, useSite } from '#features/site/index.ts'
import preview from '#storybook/preview.tsx'
import { answer, refuse } from '#stories/fixtures/answers.ts'
import { friendsPage, noFriends, rewardedFriends } from '#stories/fixtures/promotions/details.ts'
import { words } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const around = { pageHref: invitePageHref, onShare: fn() }
const code = 'LANTERN7'
const link = inviteLink('https://foyer.example', code)

const statuses = {
  loading: { status: 'loading', ...around },
  ready: { status: 'ready', invitation: { code, link, friends: friendsPage }, ...around },
  empty: { status: 'empty', invitation: { code, link, friends: noFriends }, ...around },
  failed: { status: 'failed', code: 'IF-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<InviteFriendsStatus, InviteFriendsProps>

const meta = preview.meta({
  component: InviteFriends,
  decorators: [inSite],
  args: statuses.ready,
})

/** A house that pays for friends; those of the toolbar take no deposits, and promise nothing. */
const Rewarding: Decorator = (Story) => {
  const site = useSite()
  return (
    <SiteProvider value={{ ...site, brand: { ...site.brand, referralReward: '50.00' } }}>
      <Story />
    </SiteProvider>
  )
}

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** One's own link, and whom it brought. */
export const Ready = meta.story({ args: statuses.ready })

/** Nobody has come yet. */
export const Empty = meta.story({ args: statuses.empty })

/** What failed, and how to try again. */
export const Failed = meta.story({ args: statuses.failed })

/** The house pays for a friend: how much, and for whom it has. */
export const WithReward = meta.story({
  decorators: [Rewarding],
  args: { ...statuses.ready, invitation: { code, link, friends: rewardedFriends } },
})

/** The device has no ways of sharing of its own. */
export const WithoutShare = meta.story({ args: { ...statuses.ready, onShare: undefined } })

/** Within a phone's width. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: statuses.ready,
})

/** A host of any length, and names of any script. */
export const Absurd = meta.story({
  decorators: [Rewarding],
  args: {
    ...statuses.ready,
    invitation: {
      code,
      link: inviteLink(`https://${'long-'.repeat(60)}host.example`, code),
      friends: {
        ...friendsPage,
        list: words.map(({ text }) => ({
          account: text,
          joinedAt: '2026-11-12T02:00:00Z',
          rewarded: false,
        })),
      },
    },
  },
})

/** The whole link is copied. */
export const BehaviourShare = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(link)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(args.onShare).toHaveBeenCalledOnce()
  },
})

/** Where nothing is paid, nothing is promised, and nobody waits for it. */
export const BehaviourNoReward = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Send your link/)).toBeVisible()
    await expect(canvas.getAllByText(/^Joined \d/)).toHaveLength(3)
    await expect(canvas.queryByText('Reward per friend')).toBeNull()
    await expect(canvas.queryByText('No deposit yet')).toBeNull()
  },
})

/** Where something is paid, it says for whom. */
export const BehaviourReward = WithReward.extend({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/makes a first deposit. Each of you gets ฿50/)).toBeVisible()
    await expect(canvas.getByText('Reward per friend')).toBeVisible()
    await expect(canvas.getAllByText('Rewarded')).toHaveLength(2)
    await expect(canvas.getAllByText('No deposit yet')).toHaveLength(1)
  },
})

const Connected = () => <InviteFriends {...useInvite('?page=1', 'https://foyer.example')} />
const connected = meta.story({
  globals: { locale: 'en' },
  args: statuses.ready,
  render: () => <Connected />,
})

/** With its hook: the call answers. */
export const Answered = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(referral, { code, friends: friendsPage }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(link)).toBeVisible()
    await expect(canvas.getByText('23')).toBeVisible()
  },
})

/** With its hook: refused. */
export const Refused = connected.extend({
  beforeEach({ msw }) {
    msw.use(refuse(referral, { status: 403, code: 'switched_off' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Error code IF-403/)).toBeVisible()
  },
})
