import { expect, fn, waitFor } from 'storybook/test'
import { balance } from '#contract/index.ts'
import { Balance, type BalanceProps } from '#features/wallet/balance.tsx'
import type { BalanceStatus } from '#features/wallet/balance-state.ts'
import { useBalance } from '#features/wallet/use-balance.ts'
import preview from '#storybook/preview.tsx'
import { answer, pending, refuse } from '#stories/fixtures/answers.ts'
import { balanceAnswer } from '#stories/fixtures/site/member.ts'
import { EverySurface } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const around = { hidden: false, onHiddenChange: fn(), onRefresh: fn() }

const statuses = {
  loading: { status: 'loading', amount: null, ...around },
  ready: { status: 'ready', amount: '12480.00', ...around },
  refreshing: { status: 'refreshing', amount: '12480.00', ...around },
  failed: { status: 'failed', amount: null, ...around },
} satisfies Record<BalanceStatus, BalanceProps>

const meta = preview.meta({ component: Balance, decorators: [inSite], args: statuses.ready })

/** Every prop on the panel. */
export const Playground = meta.story()

/** It is not known yet. */
export const Loading = meta.story({ args: statuses.loading })

/** As the ledger has it. */
export const Ready = meta.story({ args: statuses.ready })

/** The last amount known, while it is asked for again. */
export const Refreshing = meta.story({ args: statuses.refreshing })

/** It could not be had; one can ask again. */
export const Failed = meta.story({ args: statuses.failed })

/** `***` in its place, in every status. */
export const Hidden = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-4">
      {Object.values(statuses).map((props) => (
        <Balance key={props.status} {...props} hidden />
      ))}
    </div>
  ),
})

/** Nothing, next to nothing, a loss, and the longest amount that the contract knows. */
export const Content = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-4">
      {['0.00', '0.01', '-250.00', '999999999999999.99'].map((amount) => (
        <Balance key={amount} {...statuses.ready} amount={amount} />
      ))}
    </div>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: () => (
    <EverySurface>
      <Balance {...statuses.ready} />
    </EverySurface>
  ),
})

/** The view asks for what is pressed. */
export const BehaviourPress = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }))
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
})

/** An amount on its way is not asked for twice. */
export const BehaviourBusy = meta.story({
  args: statuses.refreshing,
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    const refresh = canvas.getByRole('button', { name: 'Refresh balance' })
    await expect(refresh).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(refresh)
    await expect(args.onRefresh).not.toHaveBeenCalled()
  },
})

const Connected = () => <Balance {...useBalance(true)} />
const connected = meta.story({
  globals: { locale: 'en' },
  render: () => <Connected />,
  beforeEach: () => () => localStorage.removeItem('balanceHidden'),
})

/** With its hook: shown, hidden as `***`, shown again. */
export const Answered = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(balance, balanceAnswer))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('฿12,480.00')).toBeVisible()
    const eye = canvas.getByRole('button', { name: 'Hide balance' })
    await userEvent.click(eye)
    await expect(await canvas.findByText('***')).toBeVisible()
    await expect(canvas.queryByText('฿12,480.00')).toBeNull()
    await userEvent.click(eye)
    await expect(await canvas.findByText('฿12,480.00')).toBeVisible()
  },
})

/** With its hook: no answer yet. */
export const Waiting = connected.extend({
  beforeEach({ msw }) {
    msw.use(pending(balance))
  },
})

/** With its hook: the server refuses, then answers. */
export const Refused = connected.extend({
  beforeEach({ msw }) {
    msw.use(refuse(balance, { status: 403 }))
  },
  play: async ({ canvas, msw, userEvent }) => {
    const refresh = await canvas.findByRole('button', { name: 'Refresh balance' })
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'))
    await expect(canvas.getByText('This part didn’t load')).toBeInTheDocument()
    msw.use(answer(balance, balanceAnswer))
    await userEvent.click(refresh)
    await expect(await canvas.findByText('฿12,480.00')).toBeVisible()
  },
})
