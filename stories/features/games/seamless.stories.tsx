import { expect, fn } from 'storybook/test'
import { gameMenus } from '#contract/index.ts'
import { Seamless, type SeamlessProps, type SeamlessStatus } from '#features/games/seamless.tsx'
import { seamlessStudios } from '#features/games/studios.ts'
import { useSeamless } from '#features/games/use-seamless.ts'
import { HomeRail } from '#features/site/home-rail.tsx'
import { BarsToggle } from '#features/site/bars-toggle.tsx'
import preview from '#storybook/preview.tsx'
import { answer, pending, refuse } from '#stories/fixtures/answers.ts'
import { categories, fewCategories, houseMenus } from '#stories/fixtures/site/menus.ts'
import { words } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const around = {
  rooms: <HomeRail categories={categories} />,
  lead: <BarsToggle open={false} onToggle={fn()} />,
}
const studios = seamlessStudios(houseMenus)

const statuses = {
  loading: { status: 'loading', ...around },
  ready: { status: 'ready', studios, ...around },
  failed: { status: 'failed', code: 'SE-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<SeamlessStatus, SeamlessProps>

const meta = preview.meta({
  component: Seamless,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The studios are on their way. */
export const Loading = meta.story({ args: { ...statuses.loading, rooms: null } })

/** Every room, then every studio. */
export const Ready = meta.story({ args: statuses.ready })

/** The studios did not come; the rooms live on. */
export const Failed = meta.story({ args: statuses.failed })

/** A house with three rooms and a studio. */
export const Few = meta.story({
  args: {
    ...statuses.ready,
    rooms: <HomeRail categories={fewCategories} />,
    studios: studios.slice(0, 1),
  },
})

/** Names of studios as operators may write them. */
export const Content = meta.story({
  args: {
    ...statuses.ready,
    studios: words.map(({ name, text }) => ({
      id: name,
      name: text.slice(0, 60),
      href: '/rng',
      iconUrl: null,
      gameCount: 12_345,
    })),
  },
})

/** The narrowest phone. */
export const Phone = meta.story({
  args: statuses.ready,
  globals: { viewport: { value: 'mobile1' } },
})

/** By daylight, in English. */
export const InEnglish = meta.story({
  args: statuses.ready,
  globals: { locale: 'en', scheme: 'light' },
})

const Connected = () => <Seamless {...useSeamless()} rooms={<HomeRail categories={categories} />} />
const connected = meta.story({ render: () => <Connected /> })

/** Studios come out of the menus that every page has. */
export const BehaviourConnected = connected.extend({
  globals: { locale: 'en' },
  beforeEach({ msw }) {
    msw.use(answer(gameMenus, houseMenus))
  },
  play: async ({ canvas }) => {
    const naga = await canvas.findByRole('link', { name: /Naga Works/ }, { timeout: 5000 })
    await expect(naga).toHaveAttribute('href', '/rng?page=NAGA')
  },
})

/** Until they come there are boxes. */
export const BehaviourWaiting = connected.extend({
  globals: { locale: 'en' },
  beforeEach({ msw }) {
    msw.use(pending(gameMenus))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
})

/** Refused: what failed, and a way to try again. */
export const BehaviourRefused = connected.extend({
  globals: { locale: 'en' },
  beforeEach({ msw }) {
    msw.use(refuse(gameMenus))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
