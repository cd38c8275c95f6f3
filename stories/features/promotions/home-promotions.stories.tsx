import { expect, fn } from 'storybook/test'
import { announcements } from '#contract/index.ts'
import {
  HomePromotions,
  type HomePromotionsProps,
  type HomePromotionsStatus,
} from '#features/promotions/home-promotions.tsx'
import { usePromotions } from '#features/promotions/use-promotions.ts'
import preview from '#storybook/preview.tsx'
import { answer, refuse } from '#stories/fixtures/answers.ts'
import { promotions, promotionsAnswer } from '#stories/fixtures/promotions/promotions.ts'
import { inSite } from '#stories/support/site.tsx'

const statuses = {
  loading: { status: 'loading' },
  ready: { status: 'ready', promotions: promotions.slice(0, 3) },
  empty: { status: 'empty' },
  failed: { status: 'failed', code: 'PR-504', retrying: false, onRetry: fn() },
} satisfies Record<HomePromotionsStatus, HomePromotionsProps>

const links = {
  hrefOf: (promotion: { id: number }) => `/promoDetail?id=${promotion.id}`,
  moreHref: '/promotions',
}

const meta = preview.meta({
  component: HomePromotions,
  decorators: [inSite],
  args: { ...statuses.ready, ...links },
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** Three cards on their way. */
export const Loading = meta.story({ args: statuses.loading })

/** An end, no end, a weekly hour. */
export const Ready = meta.story({ args: statuses.ready })

/** No promotions: no section. */
export const Empty = meta.story({ args: statuses.empty })

/** One row; the rest of the page lives on. */
export const Failed = meta.story({ args: statuses.failed })

/** Before there is a page of promotions, the cards lead nowhere and say so by not being links. */
export const WithoutLinks = meta.story({
  args: { ...statuses.ready, hrefOf: undefined, moreHref: undefined },
})

/** The whole card is a link. */
export const BehaviourLinks = meta.story({
  args: statuses.ready,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ต้อนรับสมาชิกใหม่' })).toHaveAttribute(
      'href',
      '/promoDetail?id=1',
    )
  },
})

const Connected = () => <HomePromotions {...usePromotions(false)} />

/** With its hook: of four promotions, the first three. */
export const Answered = meta.story({
  args: statuses.ready,
  render: () => <Connected />,
  beforeEach({ msw }) {
    msw.use(answer(announcements, promotionsAnswer))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
  },
})

/** With its hook: the server refuses. */
export const Refused = meta.story({
  args: statuses.ready,
  render: () => <Connected />,
  beforeEach({ msw }) {
    msw.use(refuse(announcements, { status: 400 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/PR-400/)).toBeVisible()
  },
})
