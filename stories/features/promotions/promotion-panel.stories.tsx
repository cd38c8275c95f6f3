import { expect, fn } from 'storybook/test'
import { PromotionAlert } from '#features/promotions/promotion-alert.tsx'
import {
  PromotionPanel,
  type PromotionPanelProps,
  type PromotionPanelStatus,
} from '#features/promotions/promotion-panel.tsx'
import { promotionProblems } from '#features/promotions/promotion-problem.ts'
import { now } from '#storybook/clock.ts'
import preview from '#storybook/preview.tsx'
import { standing, storyNow } from '#stories/fixtures/promotions/details.ts'
import { words } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const of = (status: PromotionPanelStatus): PromotionPanelProps => ({
  status,
  promotion: standing[status],
  now: storyNow,
  busy: false,
  problem: null,
  failures: 0,
  onJoin: fn(),
  onClaim: fn(),
  onApply: fn(),
  onEnd: fn(),
})

const statuses = {
  join: of('join'),
  claim: of('claim'),
  applying: of('applying'),
  close: of('close'),
  rejected: of('rejected'),
  issued: of('issued'),
  claimed: of('claimed'),
  process: of('process'),
  signed: of('signed'),
  auto: of('auto'),
  elsewhere: of('elsewhere'),
} satisfies Record<PromotionPanelStatus, PromotionPanelProps>

const meta = preview.meta({
  component: PromotionPanel,
  decorators: [
    inSite,
    (Story) => (
      <div className="max-w-[340px]">
        <h1 className="sr-only">Promotion</h1>
        <Story />
      </div>
    ),
  ],
  args: statuses.join,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.join })

/** A press takes part. */
export const Join = meta.story({ args: statuses.join })

/** Something waits to be taken. */
export const Claim = meta.story({ args: statuses.claim })

/** People are looking at it. */
export const Applying = meta.story({ args: statuses.applying })

/** It is over. */
export const Close = meta.story({ args: statuses.close })

/** The house said no, and why; the same way leads once more. */
export const Rejected = meta.story({ args: statuses.rejected })

/** The house paid by itself. */
export const Issued = meta.story({ args: statuses.issued })

/** It was taken. */
export const Claimed = meta.story({ args: statuses.claimed })

/** Approved, and on its way. */
export const Process = meta.story({ args: statuses.process })

/** How far one is, and where the games are (16b). */
export const Signed = meta.story({ args: statuses.signed })

/** There is nothing to press. */
export const Auto = meta.story({ args: statuses.auto })

/** It has a page of its own. */
export const Elsewhere = meta.story({ args: statuses.elsewhere })

/** Joined, with nothing to count. */
export const SignedUncounted = meta.story({
  args: { ...statuses.signed, promotion: { ...standing.signed, progress: null } },
})

/** Counted, and paid by itself at the end. */
export const SignedByItself = meta.story({
  args: {
    ...statuses.signed,
    promotion: {
      ...standing.signed,
      payout: 'issue',
      progress: { done: 420, target: 1000, unit: 'บาท' },
    },
  },
})

/** Done, before anybody has looked: the bar is full and green. */
export const AllDone = meta.story({
  args: {
    ...statuses.signed,
    promotion: { ...standing.signed, progress: { done: 200, target: 200, unit: 'รอบ' } },
  },
})

/** An application is sent in, not a press. */
export const JoinByApplication = meta.story({
  args: { ...statuses.join, promotion: { ...standing.rejected, status: 'join', entry: null } },
})

/** The welcome has no entry of its own. */
export const IssuedAtRegistration = meta.story({
  args: { ...statuses.issued, promotion: { ...standing.issued, entry: null, bonus: null } },
})

/** Rejected without a word. */
export const RejectedSilently = meta.story({
  args: {
    ...statuses.rejected,
    promotion: { ...standing.rejected, entry: { ...standing.applying.entry!, reply: null } },
  },
})

/** Near its end, the time is counted. */
export const EndsSoon = meta.story({
  args: {
    ...statuses.join,
    promotion: { ...standing.join, endsAt: '2026-11-21T16:59:59Z' },
  },
})

/** The device's clock is an hour behind the house's: the house's counts. */
export const BehaviourClock = meta.story({
  args: {
    ...statuses.join,
    clockOffset: 3_600_000,
    promotion: { ...standing.join, endsAt: new Date(now + 2 * 3_600_000).toISOString() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('01:00:00')
  },
})

/** A press is under way. */
export const Busy = meta.story({ args: { ...statuses.claim, busy: true } })

/** Every way a press can come to nothing. */
export const Problems = meta.story({
  render: () => (
    <div className="flex flex-col gap-4">
      {promotionProblems.map((kind) => (
        <PromotionAlert key={kind} problem={{ kind }} failures={0} />
      ))}
    </div>
  ),
})

/** A server's own words, and a reply of any length; never HTML. */
export const AbsurdWords = meta.story({
  args: {
    ...statuses.rejected,
    problem: { kind: 'failed', serverMessage: '<b>E-1042</b> ' + words[0]?.text },
    promotion: {
      ...standing.rejected,
      entry: {
        ...standing.applying.entry!,
        reply: ['<img src=x onerror=alert(1)>', ...words.map(({ text }) => text)].join(' '),
      },
    },
  },
})

/** Keyboard and pointer reach the same button. */
export const BehaviourPress = meta.story({
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await expect(args.onJoin).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(args.onClaim).not.toHaveBeenCalled()
  },
})

/** After a failure the reader goes on at the message. */
export const BehaviourFailureFocus = meta.story({
  globals: { locale: 'en' },
  args: { ...statuses.join, problem: { kind: 'offline' }, failures: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
})

/** Misuse: a link of an operator that leads out of the house is no button. */
export const MisuseForeignLink = meta.story({
  args: { ...statuses.elsewhere, promotion: { ...standing.elsewhere, link: '//evil.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
