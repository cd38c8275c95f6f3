import { expect, waitFor } from 'storybook/test'
import { LobbyFacets } from '#features/games/lobby-filters.tsx'
import type { LobbyFacetsProps } from '#features/games/lobby-props.ts'
import { Lobby } from '#features/games/lobby.tsx'
import { offerOf } from '#features/games/lobby-facets.ts'
import { noFilters, readFilters } from '#features/games/lobby-rules.ts'
import preview from '#storybook/preview.tsx'
import { lobbies } from '#stories/fixtures/games/lobby.ts'
import { hotList } from '#stories/fixtures/games/games.ts'
import { gamePage } from '#stories/fixtures/games/pages.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({ component: Lobby, decorators: [inSite], args: lobbies.ready })

/** Every prop on the panel. */
export const Playground = meta.story()

/** The same boxes as what comes. */
export const Loading = meta.story({ args: lobbies.loading })

/** Twenty slots out of 1,024. */
export const Ready = meta.story({ args: lobbies.ready })

/** The page before stands in for the one on its way. */
export const Refreshing = meta.story({
  args: lobbies.refreshing,
  play: async ({ canvasElement }) => {
    const cover = canvasElement.querySelector('article img')
    await waitFor(() => expect(cover).toHaveStyle({ opacity: 0.6 }))
  },
})

/** Nothing is left by the name and the lowest bet. */
export const NoMatch = meta.story({ args: lobbies.noMatch })

/** A category without games. */
export const Empty = meta.story({ args: lobbies.empty })

/** With the code to tell customer service. */
export const Failed = meta.story({ args: lobbies.failed })

/** A house of twenty thousand slots and sixty studios, a thousand pages in. */
export const Huge = meta.story({
  args: {
    gameCount: 20_000,
    vendors: Array.from({ length: 60 }, (_, place) => {
      const studio = lobbies.ready.vendors[place % lobbies.ready.vendors.length]!
      return {
        ...studio,
        id: `${studio.id}${place}`,
        name: `${studio.name} ${place}`,
      }
    }),
    page: gamePage(undefined, 998, 20_000),
    filters: { ...noFilters, pageNo: 998 },
  },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 1000' })).toBeVisible()
    await expect(canvas.getByText('20,000 games found')).toBeInTheDocument()
  },
})

/** A studio, a chip, a lowest bet and lines chosen: the heading counts what they left. */
export const Filtered = meta.story({
  args: {
    filters: readFilters('page=NAGA&class=JP&minBet=1&lines=20&sort=new'),
    page: gamePage(hotList, 1, 48),
  },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('heading', { level: 1 }).parentElement?.nextElementSibling
    await expect(line).toHaveTextContent(/48/)
    await expect(line).not.toHaveTextContent(/1,024/)
  },
})

/** The count of a first search holds its place while it is on its way. */
export const SearchLoading = meta.story({
  args: { ...lobbies.loading, filters: readFilters('name=โคม') },
})

/** Another filter on top: the count of what still stands there, until the next one is settled. */
export const SearchRefreshing = meta.story({
  args: {
    ...lobbies.refreshing,
    filters: readFilters('name=โคม&class=JP'),
    page: gamePage(hotList, 1, 48),
  },
})

/** Nothing left by chips alone. */
export const NoMatchByChips = meta.story({
  args: { ...lobbies.noMatch, filters: readFilters('class=JP&lines=243') },
})

/** What a member keeps can be asked for; the list has no end. */
export const WithFavourites = meta.story({
  args: {
    facets: (props: LobbyFacetsProps) => (
      <LobbyFacets {...props} onFavourites={(favourites) => props.onFilter({ favourites })} />
    ),
    filters: readFilters('endless=true'),
  },
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourites' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ favourites: true })
  },
})

/** Popular: studios and names are enough to find one's way. */
export const Popular = meta.story({
  args: {
    category: 'hot',
    gameCount: 48,
    classes: [],
    offer: offerOf('hot'),
    page: gamePage(hotList, 1, 48),
    filters: noFilters,
  },
})

/** English by daylight. */
export const InEnglish = meta.story({ globals: { locale: 'en', scheme: 'light' } })

/** The list without an end is left as it was entered; a phone has that among its filters. */
export const BehaviourEndless = WithFavourites.extend({
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Endless list' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ endless: false })
  },
})

/** The view asks for what is pressed and draws nothing by itself. */
export const BehaviourFilters = meta.story({
  args: { filters: readFilters('class=JP') },
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arcade' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ gameClass: 'AC' })
    await userEvent.click(canvas.getByRole('button', { name: 'Jackpot' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ gameClass: null })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Minimum bet' }), '5')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ minBet: 5 })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'name')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: 'name' })
  },
})

/** Links carry studios and pages; a card asks to play. */
export const BehaviourLinks = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Naga Works' })).toHaveAttribute(
      'href',
      '/rng?page=NAGA',
    )
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/rng?pageNo=2',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'ปูลมหน้าหาด' }))
    await expect(args.onPlay).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'หน้ากากโขน' })).toBeNull()
  },
})

/** A name is searched for at Enter, or when its typist pauses. */
export const BehaviourSearch = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search games' })
    await userEvent.type(field, 'naga{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('naga')
    await userEvent.type(field, ' works')
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('naga works'))
  },
})

/** The only primary clears what was filtered. */
export const BehaviourClear = meta.story({
  args: lobbies.noMatch,
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('โคมม')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
})

/** Retry asks again and shows that it does. */
export const BehaviourRetry = meta.story({
  args: lobbies.failed,
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/GL-504/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
