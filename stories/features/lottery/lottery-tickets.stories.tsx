import { expect, fn, screen, within } from 'storybook/test'
import {
  LotteryTicketsDialog,
  type LotteryTicketsDialogProps,
  type LotteryTicketsProps,
  type LotteryTicketsStatus,
} from '#features/lottery/lottery-tickets.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { tickets, vietnamTicket } from '#stories/fixtures/lottery/bet.ts'
import { inSite } from '#stories/support/site.tsx'

const [waiting, won] = tickets
const around = {
  open: true,
  onOpenChange: fn(),
  filter: { status: null, pageNo: 1 },
  onFilter: fn(),
  shown: null,
  onShow: fn(),
  cancel: { status: 'idle', failures: 0 },
  onCancel: fn(),
} as const

const statuses = {
  loading: { status: 'loading', ...around },
  ready: { status: 'ready', tickets, totalCount: 24, ...around },
  empty: { status: 'empty', ...around },
  failed: { status: 'failed', code: 'LT-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<LotteryTicketsStatus, LotteryTicketsProps & LotteryTicketsDialogProps>

const meta = preview.meta({
  component: LotteryTicketsDialog,
  parameters: ownWindow,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** Tickets are on their way. */
export const Loading = meta.story({ args: statuses.loading })

/** Waiting, won, lost, cancelled. */
export const Ready = meta.story({ args: statuses.ready })

/** Nothing sent yet. */
export const Empty = meta.story({ args: statuses.empty })

/** The list did not come. */
export const Failed = meta.story({ args: statuses.failed })

/** One that waits: it can still be had back. */
export const Waiting = meta.story({ args: { ...statuses.ready, shown: waiting ?? null } })

/** One that won, with the way to its draw’s proof. */
export const Won = meta.story({ args: { ...statuses.ready, shown: won ?? null } })

/** Of a Vietnam draw: its province stands with it, in the list and in the ticket. */
export const Vietnam = meta.story({
  args: { ...statuses.ready, tickets: [vietnamTicket], totalCount: 1 },
})

/** Each line says which numbers it was compared with. */
export const BehaviourDrawn = meta.story({
  args: { ...statuses.ready, shown: vietnamTicket },
  globals: { locale: 'en' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Bến Tre')
    const lines = within(dialog.getByRole('list', { name: 'Lines' })).getAllByRole('listitem')
    const drawn = ['157', '157', '06', '157']
    for (const [place, line] of lines.entries()) {
      await expect(line).toHaveTextContent(`Drawn: ${drawn[place]}`)
    }
  },
})

/** Too late to have it back. */
export const CancelRefused = meta.story({
  args: {
    ...statuses.ready,
    shown: waiting ?? null,
    cancel: { status: 'refused', problem: { kind: 'too-late' }, failures: 1 },
  },
})

/** The stake is back. */
export const Cancelled = meta.story({
  args: { ...statuses.ready, cancel: { status: 'cancelled', failures: 0 } },
})

/** A row opens its ticket; to have it back takes a press that says what it does. */
export const BehaviourCancel = meta.story({
  args: { ...statuses.ready, shown: waiting ?? null, cancel: { status: 'asking', failures: 0 } },
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and return ฿80.00' }))
    await expect(args.onCancel).toHaveBeenCalledWith(waiting)
    await userEvent.click(dialog.getByRole('button', { name: 'My tickets' }))
    await expect(args.onShow).toHaveBeenCalledWith(null)
  },
})
