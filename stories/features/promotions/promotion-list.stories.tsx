import { expect, fn } from 'storybook/test'
import { promotions } from '#contract/index.ts'
import {
  PromotionList,
  type PromotionListProps,
  type PromotionListStatus,
} from '#features/promotions/promotion-list.tsx'
import { usePromotionList } from '#features/promotions/use-promotion-list.ts'
import preview from '#storybook/preview.tsx'
import { answer, pending, refuse } from '#stories/fixtures/answers.ts'
import { listed, listedForGuests } from '#stories/fixtures/promotions/details.ts'
import { words } from '#stories/support/index.ts'
import { inPage, inSite } from '#stories/support/site.tsx'

const everything = { category: null, joined: false }
const around = { filter: everything, onFilter: fn() }

const statuses = {
  loading: { status: 'loading', ...around },
  ready: { status: 'ready', promotions: listed, ...around },
  empty: { status: 'empty', ...around },
  failed: { status: 'failed', code: 'PL-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<PromotionListStatus, PromotionListProps>

const meta = preview.meta({
  component: PromotionList,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** One that leads, then the others; a tag only where one takes part. */
export const Ready = meta.story({ args: statuses.ready })

/** The house has none. */
export const Empty = meta.story({ args: statuses.empty })

/** What failed, and how to try again. */
export const Failed = meta.story({ args: statuses.failed })

/** No tags, and nothing to filter by having joined. */
export const ForGuests = meta.story({ args: { ...statuses.ready, promotions: listedForGuests } })

/** One category: no leading card, so that the grid begins at once. */
export const OneCategory = meta.story({
  args: { ...statuses.ready, filter: { category: 'rng', joined: false } },
})

/** What one takes part in. */
export const OnlyJoined = meta.story({
  args: { ...statuses.ready, filter: { category: null, joined: true } },
})

/** A choice that leaves nothing, with the way back. */
export const NothingChosen = meta.story({
  args: { ...statuses.ready, filter: { category: 'lott', joined: true } },
})

/** A single one leads nothing. */
export const Single = meta.story({ args: { ...statuses.ready, promotions: listed.slice(1, 2) } })

/** An operator's words can be of any length, and pictures missing. */
export const Absurd = meta.story({
  args: {
    ...statuses.ready,
    promotions: words.flatMap(({ text }, at) => {
      const one = listed[at % listed.length]
      return one
        ? [
            {
              ...one,
              id: at,
              title: text,
              summary: text,
              schedule: text,
              imageUrl: '',
              categoryName: text,
              category: String(at),
            },
          ]
        : []
    }),
  },
})

/** A hundred promotions in forty categories, on the narrowest phone. */
export const Enormous = meta.story({
  decorators: [inPage],
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: {
    ...statuses.ready,
    promotions: Array.from({ length: 100 }, (_, at) => {
      const text = words[at % words.length]!.text
      return {
        ...listed[at % listed.length]!,
        id: at,
        title: text,
        summary: `${text} ${text}`,
        imageUrl: '',
        category: String(at % 40),
        categoryName: `${at % 40} ${words[(at % 40) % words.length]!.text}`,
      }
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** Chips and cards within a phone's width. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: statuses.ready,
})

/** Chips tell what is wanted; a second press takes a category back. */
export const BehaviourFilter = meta.story({
  globals: { locale: 'en' },
  args: { ...statuses.ready, filter: { category: 'rng', joined: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'หวย' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ category: 'lott', joined: false })
    await userEvent.click(canvas.getByRole('button', { name: 'สล็อต', pressed: true }))
    await expect(args.onFilter).toHaveBeenLastCalledWith(everything)
  },
})

const Connected = () => <PromotionList {...usePromotionList()} {...around} />
const connected = meta.story({
  globals: { locale: 'en' },
  args: statuses.ready,
  render: () => <Connected />,
})

/** With its hook: the call answers. */
export const Answered = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(promotions, { list: [...listed] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 promotions · 5 joined')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'คาราวานยิงปลา' })).toHaveAttribute(
      'href',
      '/promoDetail?id=8',
    )
  },
})

/** With its hook: refused. */
export const Refused = connected.extend({
  beforeEach({ msw }) {
    msw.use(refuse(promotions, { status: 404, code: 'not_found' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Error code PL-404/)).toBeVisible()
  },
})

/** With its hook: no answer yet. */
export const Waiting = connected.extend({
  beforeEach({ msw }) {
    msw.use(pending(promotions))
  },
})
