import { expect, fn, screen, waitFor } from 'storybook/test'
import { BetConfirm, type BetConfirmProps } from '#features/lottery/bet-confirm.tsx'
import type { betStates } from '#features/lottery/bet-state.ts'
import { makeBet, tickets } from '#stories/fixtures/lottery/bet.ts'
import { ownWindow } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'
import preview from '#storybook/preview.tsx'

const { confirm } = makeBet(fn)
const ticket = { ...tickets[0]!, lines: 4, balance: null }

const statuses = {
  idle: confirm,
  confirming: { ...confirm, state: { status: 'confirming', failures: 0 } },
  sending: { ...confirm, state: { status: 'sending', failures: 0 } },
  refused: {
    ...confirm,
    state: { status: 'refused', problem: { kind: 'timeout' }, asked: true, failures: 1 },
  },
  placed: { ...confirm, state: { status: 'placed', ticket, failures: 0 } },
} satisfies Record<(typeof betStates)[number], BetConfirmProps>

const meta = preview.meta({ component: BetConfirm, parameters: ownWindow, decorators: [inSite] })

/** Asked once more before money moves. */
export const Confirming = meta.story({ args: statuses.confirming })

/** Another slip got no answer: before this one is sent, its ticket is looked for. */
export const ConfirmingDoubtful = meta.story({
  args: { ...statuses.confirming, doubtful: true },
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText(/got no answer/)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'My tickets' }))
    await expect(args.onTickets).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

/** On its way: it cannot be called back. */
export const Sending = meta.story({ args: statuses.sending })

/** No answer came in time; sent again it is the same purchase. */
export const Refused = meta.story({ args: statuses.refused })

/** The house has a ticket of it. */
export const Placed = meta.story({ args: statuses.placed })

/** Nothing is asked. */
export const Idle = meta.story({ args: statuses.idle })
