import { msg } from '@lingui/core/macro'
import { expect, screen, waitFor, within } from 'storybook/test'
import { gameList, gameMenus } from '#contract/index.ts'
import preview from '#storybook/preview.tsx'
import { answer, offline, pending, refuse } from '#stories/fixtures/answers.ts'
import { gamePage } from '#stories/fixtures/games/pages.ts'
import { account } from '#stories/fixtures/site/member.ts'
import { said } from '#stories/support/said.ts'
import { at, everythingWell, wholeSite } from './whole-site.tsx'

const meta = preview.meta({
  title: 'Pages/Lobby',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: wholeSite,
  args: { account: null as string | null },
  beforeEach: [at('/rng'), ({ msw }) => msw.use(...everythingWell)],
})

/** Twenty slots out of 1,024. */
export const Guest = meta.story({
  play: async ({ canvas, loaded }) => {
    const name = said({ loaded }, msg`Slots`)
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(19),
    )
  },
})

/** For a member, whose games have no screen of their own yet, cards only tell. */
export const Member = Guest.extend({ args: { account } })

/** By daylight, in English. */
export const InEnglish = meta.story({
  globals: { locale: 'en', scheme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(19),
    )
  },
})

/** The other brand. */
export const OtherBrand = Guest.extend({ globals: { brand: 'siam', scheme: 'light' } })

/** On a tablet. */
export const Tablet = Guest.extend({ globals: { viewport: { value: 'tablet' } } })

/** On the narrowest phone. */
export const Phone = Guest.extend({ globals: { viewport: { value: 'mobile1' } } })

/** A studio and a kind, from the address. */
export const Filtered = Guest.extend({
  beforeEach: at('/rng', 'page=NAGA&class=JP'),
})

/** Another room. */
export const Live = meta.story({
  beforeEach: at('/live'),
  play: async ({ canvas, loaded }) => {
    const name = said({ loaded }, msg`Live casino`)
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
  },
})

/** What is popular in the house. */
export const Popular = meta.story({
  beforeEach: at('/hot'),
  play: async ({ canvas, loaded }) => {
    const name = said({ loaded }, msg`Popular`)
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
  },
})

/** The games are on their way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(pending(gameList))
  },
})

/** Nothing fits. */
export const NoMatch = meta.story({
  beforeEach: [at('/rng', 'name=โคมม'), ({ msw }) => msw.use(answer(gameList, gamePage([], 1, 0)))],
  play: async ({ canvas, loaded }) => {
    const query = 'โคมม'
    const nothing = said({ loaded }, msg`Nothing matches “${query}”`)
    await expect(await canvas.findByText(nothing)).toBeVisible()
  },
})

/** The server refuses the games; the studios stay. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(gameList, { status: 400 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/GL-400/)).toBeVisible()
  },
})

/** Nothing answers, the menus neither. */
export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(offline(gameMenus), offline(gameList))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/GL-OFFLINE/)).toBeVisible()
  },
})

/** Everything to filter by, over a phone's page. */
export const FiltersOpen = meta.story({
  globals: { locale: 'en', viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'))
    await userEvent.click(await main.findByRole('button', { name: /Filter/ }))
    await expect(await screen.findByRole('dialog')).toBeInTheDocument()
  },
})
