import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Bet, type BetReady } from '#features/lottery/bet.tsx'
import preview from '#storybook/preview.tsx'
import { lockedTiming, makeBet } from '#stories/fixtures/lottery/bet.ts'
import { atDesk } from './at-desk.tsx'

const ready = makeBet(fn)
const around = { backHref: '/lottery' }

const meta = preview.meta({
  component: Bet,
  parameters: { layout: 'fullscreen' },
  decorators: atDesk,
  args: { ...ready, ...around },
})

const on = (day: string, daysOff: number): BetReady => {
  const closesOn = { instant: `${day}T15:00:00Z`, daysOff }
  return {
    ...ready,
    head: { ...ready.head, closesOn, drawsOn: { instant: `${day}T15:10:00Z`, daysOff } },
    confirm: { ...ready.confirm, closesOn },
  }
}

/** Drawn tomorrow, and it says so. */
export const Tomorrow = meta.story({ args: { ...on('2026-11-21', 1), ...around } })

/** Drawn in some days: the hour alone would be taken for today’s. */
export const DaysOff = meta.story({
  args: { ...on('2026-12-01', 11), ...around },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('closes 1 Dec 2026, 22:00')).toBeVisible()
  },
})

/** A desk whose draw is closed, and that really waits for the next one. */
function Waiting() {
  const [awaitsNext, setAwaitsNext] = useState(false)
  return (
    <Bet
      {...ready}
      {...around}
      head={{ ...ready.head, timing: lockedTiming }}
      slip={{
        ...ready.slip,
        open: false,
        awaitsNext,
        onNextDraw: () => setAwaitsNext(true),
        onThisDraw: () => setAwaitsNext(false),
      }}
    />
  )
}

/** The next draw is not sold yet: the press is answered, and can be taken back. */
export const BehaviourNextDraw = meta.story({
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  render: () => <Waiting />,
  play: async ({ canvas, userEvent }) => {
    const slip = within(canvas.getByRole('complementary', { name: 'Slip' }))
    slip.getByRole('button', { name: 'Use it for the next draw' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(slip.getByText(/your slip moves to the next one/)).toBeVisible()
    await expect(slip.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(slip.getByText('This draw is closed. Your slip is kept')).toBeVisible()
  },
})

/** What the fingerprint of the draw is, before anything is sent. */
export const BehaviourFingerprint = meta.story({
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const slip = within(canvas.getByRole('complementary', { name: 'Slip' }))
    await userEvent.click(slip.getByText('How this draw can be checked'))
    await expect(slip.getByText(ready.slip.draw.commitment)).toBeVisible()
    await expect(slip.getByText(ready.slip.draw.drawId)).toBeVisible()
    await expect(slip.queryByRole('button', { name: 'Check this draw' })).toBeNull()
  },
})

const hints = {
  ...ready.entry.hints,
  notes: [{ kind: 'added', numbers: ['45'], lines: 1 }],
} as const

/** What came on the slip is read out; whoever sees sees it there. */
export const BehaviourAdded = meta.story({
  args: { ...ready, ...around, entry: { ...ready.entry, hints } },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent?.trim())
    await expect(said).toContain('On the slip: 45, 1 line in all')
  },
})

/** The operator’s own lottery has been on its way for ten seconds. */
export const FrameSlow = meta.story({
  args: {
    status: 'framed',
    address: {
      url: 'data:text/html;charset=utf-8,<title>Lottery</title>',
      origin: 'null',
      own: true,
    },
    name: 'หวยโคมแดง',
    here: false,
    slow: true,
    onReload: fn(),
    onArrived: fn(),
    onMessage: fn(),
    ...around,
  },
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    if (args.status !== 'framed') return
    await waitFor(() => expect(args.onArrived).toHaveBeenCalledWith())
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
})
