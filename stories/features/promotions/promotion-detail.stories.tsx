import { expect, fn } from 'storybook/test'
import { promotionDetail } from '#contract/index.ts'
import { PromotionFoot } from '#features/promotions/promotion-button.tsx'
import {
  PromotionDetail,
  type PromotionDetailProps,
  type PromotionDetailStatus,
} from '#features/promotions/promotion-detail.tsx'
import { PromotionPanel } from '#features/promotions/promotion-panel.tsx'
import { PromotionTerms } from '#features/promotions/promotion-terms.tsx'
import { usePromotion } from '#features/promotions/use-promotion.ts'
import preview from '#storybook/preview.tsx'
import { answer, pending, refuse } from '#stories/fixtures/answers.ts'
import {
  fireworks,
  hostileDetails,
  standing,
  storyNow,
} from '#stories/fixtures/promotions/details.ts'
import { inSite } from '#stories/support/site.tsx'

const panel = { status: 'signed', promotion: fireworks, now: storyNow } as const
const around = {
  terms: <PromotionTerms html={fireworks.content} />,
  panel: <PromotionPanel {...panel} />,
  foot: <PromotionFoot {...panel} />,
  onService: fn(),
}

const statuses = {
  loading: { status: 'loading', ...around },
  ready: { status: 'ready', promotion: fireworks, ...around },
  missing: { status: 'missing', ...around },
  failed: { status: 'failed', code: 'PD-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<PromotionDetailStatus, PromotionDetailProps>

const meta = preview.meta({
  component: PromotionDetail,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** Picture, terms, and what there is to do (16b). */
export const Ready = meta.story({ args: statuses.ready })

/** There is none of this number. */
export const Missing = meta.story({ args: statuses.missing })

/** What failed, and how to try again. */
export const Failed = meta.story({ args: statuses.failed })

/** On phones what there is to do comes before the terms, and its button stays under the thumb. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: statuses.ready,
})

/** Nobody to ask: no help; nobody takes part yet. */
export const Bare = meta.story({
  args: {
    ...statuses.ready,
    onService: undefined,
    promotion: { ...standing.auto, turnover: null, reward: null, participants: 0 },
    panel: <PromotionPanel status="auto" promotion={standing.auto} now={storyNow} />,
    foot: <PromotionFoot status="auto" promotion={standing.auto} now={storyNow} />,
  },
})

/** What an operator wrote is cleaned; its words are words. */
export const HostileTerms = meta.story({
  args: {
    ...statuses.ready,
    promotion: hostileDetails,
    terms: <PromotionTerms html={hostileDetails.content} />,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, iframe, [onerror], [onclick]')).toBeNull()
    await expect(globalThis).not.toHaveProperty('xss')
  },
})

const Connected = ({ id }: { id: number | null }) => (
  <PromotionDetail {...around} {...usePromotion(id)} />
)
const connected = meta.story({
  globals: { locale: 'en' },
  args: statuses.ready,
  render: () => <Connected id={5} />,
})

/** With its hook: the call answers. */
export const Answered = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(promotionDetail, fireworks))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Indigo Loom')
    await expect(canvas.getByText('1,482 people')).toBeVisible()
  },
})

/** With its hook: there is none. */
export const NotFound = connected.extend({
  beforeEach({ msw }) {
    msw.use(refuse(promotionDetail, { status: 404, code: 'not_found' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such promotion')).toBeVisible()
  },
})

/** With its hook: the address names none. */
export const NoNumber = connected.extend({ render: () => <Connected id={null} /> })

/** With its hook: no answer yet. */
export const Waiting = connected.extend({
  beforeEach({ msw }) {
    msw.use(pending(promotionDetail))
  },
})
