import { expect, fn, screen, waitFor } from 'storybook/test'
import { RedeemDialog, type RedeemDialogProps } from '#features/rewards/redeem-dialog.tsx'
import type { RewardProblem } from '#features/rewards/reward-problem.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { kite, makeReward, points, shelf } from '#stories/fixtures/rewards/rewards.ts'
import { inSite } from '#stories/support/site.tsx'

const idle: RedeemDialogProps = {
  open: true,
  onOpenChange: fn(),
  reward: makeReward(),
  points,
  rank: 3,
  missionsHref: '/missions',
  state: { status: 'idle', failures: 0 },
  quantity: 1,
  historyHref: '/pointMall?view=history',
  onSubmit: fn(),
  onLogin: fn(),
}

const refused = (kind: RewardProblem['kind']): RedeemDialogProps => ({
  ...idle,
  state: { status: 'refused', problem: { kind }, failures: 1 },
})

const meta = preview.meta({
  component: RedeemDialog,
  parameters: ownWindow,
  decorators: [inSite],
  args: idle,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: idle })

/** Nothing sent yet. */
export const Idle = meta.story({ args: idle })

/** The button waits and keeps its width. */
export const Sending = meta.story({ args: { ...idle, state: { status: 'sending', failures: 0 } } })

/** Credit is in the wallet. */
export const DoneCredit = meta.story({
  args: {
    ...idle,
    quantity: 2,
    state: { status: 'done', answer: { status: 'approved', balance: 2280 }, failures: 0 },
  },
})

/** The operator gets it ready. */
export const DoneWaiting = meta.story({
  args: {
    ...idle,
    reward: kite,
    state: { status: 'done', answer: { status: 'process', balance: 2780 }, failures: 0 },
  },
})

/** The password is another one: told at the field. */
export const PasswordWrong = meta.story({ args: refused('password') })

/** The session ended while somebody was choosing. */
export const LoggedOut = meta.story({ args: { ...refused('login'), points: null } })

/** The way back in is in the dialog: the page's own lies behind it. */
export const BehaviourLoggedOut = LoggedOut.extend({
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** Gone meanwhile. */
export const SoldOut = meta.story({ args: refused('sold-out') })

/** It costs something else by now, which stands in the sums. */
export const PriceChanged = meta.story({ args: refused('price') })

/** No answer came. */
export const Offline = meta.story({ args: refused('offline') })

/** A server’s own words are text. */
export const FailedInServerWords = meta.story({
  args: {
    ...idle,
    state: {
      status: 'refused',
      problem: { kind: 'failed', serverMessage: '<b>E-1042</b> แลกไม่ได้ชั่วคราว' },
      failures: 1,
    },
  },
})

/** Something that is sent: whom to, and where. */
export const Goods = meta.story({ args: { ...idle, reward: kite } })

/** No withdrawal password: that of the account is asked for. */
export const LoginPassword = meta.story({
  args: { ...idle, points: { ...points, confirmWith: 'login' } },
})

/** Not enough points: how many are missing, and where there are more. */
export const Short = meta.story({
  args: { ...idle, reward: makeReward({ points: 4600, title: 'เครดิตทดลอง ฿500' }) },
})

/** Not enough points, in a house without missions. */
export const ShortWithoutMissions = meta.story({
  args: { ...idle, reward: makeReward({ points: 4600 }), missionsHref: null },
})

/** For a higher rank. */
export const HigherRank = meta.story({
  args: { ...idle, reward: shelf.find(({ id }) => id === 'vip-week') ?? makeReward() },
})

/** Nothing is left. */
export const Nothing = meta.story({ args: { ...idle, reward: makeReward({ stock: 0 }) } })

/** Two of them: sums follow, the password is needed, and what is sent is what was shown. */
export const BehaviourRedeem = meta.story({
  args: idle,
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Confirm redemption' }))
    await waitFor(() =>
      expect(screen.getByText('Withdrawal password can’t be empty')).toBeVisible(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'One more' }))
    await expect(screen.getByText('฿200.00')).toBeVisible()
    await expect(screen.getByText('2,280')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Withdrawal password'), '2468{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(2, {
      password: '2468',
      name: '',
      mobile: '',
      address: '',
    })
  },
})

/** Numbers as people write them; a short address is told in words. */
export const BehaviourGoods = meta.story({
  args: { ...idle, reward: kite },
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByLabelText('Recipient’s name'), 'นก')
    await userEvent.type(screen.getByLabelText('Mobile number'), '+66 81-234-5678')
    await userEvent.type(screen.getByLabelText('Address'), 'สั้นไป')
    await userEvent.type(screen.getByLabelText('Withdrawal password'), '2468{Enter}')
    await expect(await screen.findByText(/Write the whole address/)).toBeVisible()
    await userEvent.type(screen.getByLabelText('Address'), ' 12 ถนนโคม กรุงเทพฯ 10200')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm redemption' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(
      1,
      expect.objectContaining({ mobile: '66812345678', name: 'นก' }),
    )
  },
})
