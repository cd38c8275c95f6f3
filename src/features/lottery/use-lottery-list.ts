import { useCall } from '#client/index.ts'
import { timesOf } from '#client/answer-times.ts'
import {
  type LotteryGame,
  lotteryMenus,
  openLotteries,
  popularLotteries,
  recentLotteries,
} from '#contract/index.ts'
import type { Answer, Input } from '#contract/index.ts'
import { useSession, useTokenStore } from '#features/session/index.ts'
import { kept, useFlagsOn } from '#features/site/index.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { favouritesOf, subscribeFavourites, toggleFavourite } from './lottery-favourites.ts'
import {
  filterRows,
  listReducer,
  type ListType,
  readList,
  writeList,
} from './lottery-list-rules.ts'
import {
  awaited,
  gamesOfView,
  latestOf,
  listStatus,
  mostLatest,
  rowOf,
  todayOf,
} from './lottery-list-state.ts'
import type { LotteryListProps } from './lottery-list.tsx'
import type { OpenNumbersProps } from './open-numbers.tsx'
import { useLotteryReload } from './use-lottery-reload.ts'

/** Section 3, Site config: the kind of lottery, and what asks for it. */
const asked = { prizeMode: 'SEA', device: 'WEB' } as const

/** Inputs of the calls; the server reads ahead with them, and keys agree only if they are the same. */
export const menusInput = asked satisfies Input<typeof lotteryMenus>
export const popularInput = { ...asked, count: 20 } satisfies Input<typeof popularLotteries>
export const recentInput = { ...asked, recentCount: 100 } satisfies Input<typeof recentLotteries>
export const latestInput = { ...asked, count: mostLatest } satisfies Input<typeof openLotteries>

/** What came with the page tells of clocks that have gone on since. */
const fresh = { ...kept, revalidateOnMount: true } as const

const idsOf = (answer: { list: readonly LotteryGame[] } | undefined) =>
  answer?.list.map(({ gameId }) => gameId) ?? null
const gamesOf = (menus: Answer<typeof lotteryMenus> | undefined) =>
  menus?.groups.flatMap(({ gameMenus }) => gameMenus) ?? null

export interface LotteryListOptions {
  /** Query string of the page, with or without `?`. */
  search: string
  /** Puts another one in the address; `replace` for what the Back button should pass over. */
  onSearchChange(search: string, history: 'push' | 'replace'): void
  /** Runs at once for who may keep favourites, or once they are in. */
  protect(run: () => void): void
}

/** Everything the list's view needs; what it shows is decided by the address alone. */
export function useLotteryList(
  options: LotteryListOptions,
): Omit<LotteryListProps, 'lead' | 'onLogin'> {
  const { search, onSearchChange, protect } = options
  const state = useMemo(() => readList(search), [search])
  const { account, role } = useSession()
  const store = useTokenStore()
  const flags = useFlagsOn()
  const guest = role === 'guest'
  const member = role === 'member' || role === 'agent'
  const favourites = useSyncExternalStore(
    subscribeFavourites,
    () => favouritesOf(account),
    () => favouritesOf(null),
  )

  const menus = useCall(lotteryMenus, menusInput, fresh)
  const latest = useCall(openLotteries, latestInput, fresh)
  const popular = useCall(popularLotteries, popularInput, kept)
  const wantsRecent = member && state.listType === 'recent'
  const recent = useCall(recentLotteries, wantsRecent ? recentInput : null, kept)

  const all = useMemo(() => gamesOf(menus.data), [menus.data])
  const reloadAt = useLotteryReload(all && awaited(all), async () => {
    const [next] = await Promise.all([menus.mutate(), latest.mutate()])
    // Where no answer came, it is what was known before.
    const games = next === menus.data ? null : gamesOf(next)
    return games && awaited(games)
  })

  const everyId = useMemo(() => all?.map(({ gameId }) => gameId) ?? null, [all])
  const lists: Record<ListType, readonly string[] | null> = {
    // Without the order of the house's favourites there is still the order of the house.
    hot: idsOf(popular.data) ?? (popular.error ? everyId : null),
    favourites: everyId && everyId.filter((id) => favourites.has(id)),
    recent: role === 'trial' ? [] : idsOf(recent.data),
  }
  const groups = menus.data?.groups ?? null
  const groupOf = new Map(
    groups?.flatMap((group) => group.gameMenus.map(({ gameId }) => [gameId, group] as const)),
  )
  const games = gamesOfView({ state, all, lists, tagOf: ({ gameId }) => groupOf.get(gameId)?.tag })
  const left = games ? filterRows(games, state) : []
  const times = timesOf(menus.data)

  const error = menus.data ? (wantsRecent ? recent.error : undefined) : menus.error
  const failure = error ? (error.failure === 'offline' ? 'offline' : 'failed') : null
  return {
    status: listStatus({ state, guest, games, left: left.length, failure }),
    state,
    lists: [
      'hot',
      ...(flags.has('FAV3') ? (['favourites'] as const) : []),
      ...(flags.has('REC3') ? (['recent'] as const) : []),
    ],
    groups:
      groups?.map(({ tag, labelName }) => ({ tag, label: labelName })) ?? (menus.error ? [] : null),
    rows: left.map((game) => {
      const group = groupOf.get(game.gameId)?.labelName ?? null
      return rowOf(game, { times, group, favourites })
    }),
    today: all && todayOf(all),
    latest: latestState(latest, reloadAt),
    code: error ? `LO-${error.reason}` : null,
    retrying: menus.isValidating || recent.isValidating,
    onEvent(event) {
      const address = writeList(listReducer(state, event))
      if (address === writeList(state)) return
      const passedOver = event.type === 'name' || event.type === 'more'
      onSearchChange(address, passedOver ? 'replace' : 'push')
    },
    onFavourite: flags.has('FAV3')
      ? (gameId) =>
          protect(() => {
            // Asked at that moment: a guest has a name only once they are in.
            const who = store.account()
            if (who !== null) toggleFavourite(who, gameId)
          })
      : undefined,
    onRetry: () => void Promise.all([menus.mutate(), popular.mutate(), recent.mutate()]),
  }
}

type LatestAnswer = ReturnType<typeof useCall<typeof openLotteries>>

function latestState(
  { data, error, isValidating, mutate }: LatestAnswer,
  reloadAt: number | null,
): OpenNumbersProps {
  if (data) {
    const draws = latestOf(data.list)
    return draws.length > 0 ? { status: 'ready', draws, reloadAt } : { status: 'empty' }
  }
  if (!error) return { status: 'loading' }
  const onRetry = () => void mutate()
  return { status: 'failed', code: `LN-${error.reason}`, retrying: isValidating, onRetry }
}
