import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { gameList, gameMenus } from '#contract/index.ts'
import { LobbyFacets } from '#features/games/lobby-filters.tsx'
import {
  changeFilters,
  type LobbyFilters,
  readFilters,
  writeFilters,
} from '#features/games/lobby-rules.ts'
import { Lobby } from '#features/games/lobby.tsx'
import { useLobby } from '#features/games/use-lobby.ts'
import preview from '#storybook/preview.tsx'
import { answer, offline, pending, refuse } from '#stories/fixtures/answers.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { menusAnswer } from '#stories/fixtures/games/menus.ts'
import { gamePage } from '#stories/fixtures/games/pages.ts'
import { inSite } from '#stories/support/site.tsx'

/** The view with its hook, over an address of its own. */
function Connected({ search: start }: { search: string }) {
  const [search, setSearch] = useState(start)
  const onChange = (change: Partial<LobbyFilters>) =>
    setSearch(writeFilters(changeFilters(readFilters(search), change)))
  return <Lobby {...useLobby({ category: 'rng', search, onChange })} facets={LobbyFacets} />
}

const meta = preview.meta({
  component: Connected,
  decorators: [inSite],
  args: { search: '' },
  globals: { locale: 'en' },
})

/** The calls answer. */
export const Answered = meta.story({
  beforeEach({ msw }) {
    msw.use(answer(gameMenus, menusAnswer), answer(gameList, gamePage()))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,024 games from 24 studios')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(20))
  },
})

/** The games are on their way. */
export const Waiting = meta.story({
  beforeEach({ msw }) {
    msw.use(answer(gameMenus, menusAnswer), pending(gameList))
  },
})

/** The server refuses; the studios stay. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(answer(gameMenus, menusAnswer), refuse(gameList, { status: 400 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/GL-400/)).toBeVisible()
    await expect(await canvas.findByRole('navigation', { name: 'Studios' })).toBeVisible()
  },
})

/** Nothing answers at all. */
export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(offline(gameMenus), offline(gameList))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/GL-OFFLINE/)).toBeVisible()
  },
})

/** A name finds nothing, clearing it finds all. */
export const BehaviourSearch = meta.story({
  args: { search: '?name=%E0%B9%82%E0%B8%84%E0%B8%A1%E0%B8%A1' },
  beforeEach({ msw }) {
    msw.use(answer(gameMenus, menusAnswer), answer(gameList, gamePage([], 1, 0)))
  },
  play: async ({ canvas, msw, userEvent }) => {
    const clear = await canvas.findByRole('button', { name: 'Clear filters' })
    msw.use(answer(gameList, gamePage(slotGames)))
    await userEvent.click(clear)
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(await canvas.findByRole('heading', { name: 'พริกขี้หนู' })).toBeVisible()
  },
})
