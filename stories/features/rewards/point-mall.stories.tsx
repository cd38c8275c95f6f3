import { expect, fn } from 'storybook/test'
import { pointConfig, pointRewards } from '#contract/index.ts'
import type { MallFilter } from '#features/rewards/mall-rules.ts'
import {
  PointMall,
  type PointMallProps,
  type PointMallStatus,
} from '#features/rewards/point-mall.tsx'
import { usePointMall } from '#features/rewards/use-point-mall.ts'
import preview from '#storybook/preview.tsx'
import { answer, pending, refuse } from '#stories/fixtures/answers.ts'
import { config, makeReward, points, shelf } from '#stories/fixtures/rewards/rewards.ts'
import { words } from '#stories/support/index.ts'
import { inPage, inSite } from '#stories/support/site.tsx'

const filter: MallFilter = { category: null, within: false, sort: 'house', pageNo: 1 }
const band = { status: 'ready', points, onLogin: fn(), onConvert: fn() } as const
const around = {
  band,
  config,
  purse: { points: 4280, rank: 3 },
  filter,
  onFilter: fn(),
  historyHref: '/pointMall?view=history',
  onRedeem: fn(),
}

const statuses = {
  loading: { status: 'loading', ...around },
  ready: { status: 'ready', rewards: shelf, ...around },
  empty: { status: 'empty', ...around },
  failed: { status: 'failed', code: 'PM-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<PointMallStatus, PointMallProps>

const meta = preview.meta({
  component: PointMall,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The shelf is on its way; the points are here. */
export const Loading = meta.story({ args: statuses.loading })

/** To be had, too dear, for a higher rank, sold out. */
export const Ready = meta.story({ args: statuses.ready })

/** The operator has put nothing on the shelf. */
export const Empty = meta.story({ args: statuses.empty })

/** The shelf did not come. */
export const Failed = meta.story({ args: statuses.failed })

/** A guest sees the shelf, and everything on it may be theirs. */
export const AsGuest = meta.story({
  args: {
    ...statuses.ready,
    band: { status: 'guest', onLogin: fn() },
    purse: null,
    historyHref: null,
  },
})

/** A choice that leaves nothing. */
export const NothingChosen = meta.story({
  args: {
    ...statuses.ready,
    filter: { ...filter, category: 'spins', within: true },
    purse: { points: 0, rank: 0 },
  },
})

/** More than a page, and names of any length. */
export const Enormous = meta.story({
  decorators: [inPage],
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: {
    ...statuses.ready,
    rewards: Array.from({ length: 60 }, (_, index) =>
      makeReward({
        id: `reward-${index}`,
        title: words[index % words.length]?.text ?? '',
        summary: words[(index + 1) % words.length]?.text ?? '',
        points: 10 ** (index % 8),
        emblem: 'unknown',
      }),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** A title and its button open the same; a category asks for the first page. */
export const BehaviourPress = meta.story({
  args: statuses.ready,
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'เครดิตทดลอง ฿100' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem ฉลากคืนเพ็ญ' }))
    await expect(args.onRedeem).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: 'ฟรีสปิน' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ ...filter, category: 'spins' })
    await expect(canvas.queryByRole('button', { name: /Redeem ไก่/ })).toBeNull()
  },
})

function Connected() {
  const mall = usePointMall('', () => {})
  return (
    <PointMall
      {...mall}
      band={{ ...mall.band, onLogin: () => {} }}
      historyHref={null}
      onRedeem={() => {}}
    />
  )
}
const connected = meta.story({
  globals: { locale: 'en' },
  args: statuses.ready,
  render: () => <Connected />,
  beforeEach({ msw }) {
    msw.use(answer(pointConfig, config))
  },
})

/** With its hook, as a guest: the shelf answers. */
export const Answered = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(pointRewards, { list: [...shelf] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('เครดิตทดลอง ฿100')).toBeVisible()
    await expect(await canvas.findByText(/Points last 12 months/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible()
  },
})

/** With its hook: refused. */
export const Refused = connected.extend({
  beforeEach({ msw }) {
    msw.use(refuse(pointRewards, { status: 503, code: 'maintenance' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/PM-503/)).toBeVisible()
  },
})

/** With its hook: no answer yet. */
export const Pending = connected.extend({
  beforeEach({ msw }) {
    msw.use(pending(pointRewards))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
})
