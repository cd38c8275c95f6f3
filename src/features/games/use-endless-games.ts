import { useCall } from '#client/index.ts'
import { type Game, gameList, type GameType } from '#contract/index.ts'
import { type CategoryId, categoryTypes, type LoadFailure } from '#features/site/index.ts'
import { useEffect, useRef, useState } from 'react'
import { noteAtRest, rememberedPlace, rememberPlace } from './lobby-place.ts'
import { endlessPage, gameListInput, type LobbyFilters, once, writeFilters } from './lobby-rules.ts'

/** Milliseconds between two looks at where the reader is: who flies past a page does not ask for it. */
export const sightPause = 100

/** Cards in the longest row. */
const rowMost = 10

/** Cards beyond the window that are drawn as well: three rows of ten. */
const margin = 30

/** Numbers of the pages that hold what is drawn around these places: three at most, from 1. */
export function pagesAround(first: number, last: number, count: number): number[] {
  const from = Math.floor(Math.max(0, first - margin) / endlessPage)
  const to = Math.floor(Math.min(count - 1, last + margin) / endlessPage)
  return Array.from({ length: Math.min(3, Math.max(1, to - from + 1)) }, (_, at) => from + at + 1)
}

type Sight = readonly [first: number, last: number]

/** The beginning of a list: where its reader was before. */
function beginning(list: string) {
  const start = rememberedPlace()
  return { list, start, sight: [start, start] as Sight }
}

/** Where the reader is: told at most ten times a second, and remembered where they rest. */
function useSight(list: string, count: number) {
  const [at, setAt] = useState(() => beginning(list))
  if (at.list !== list) setAt(beginning(list))
  const { start, sight } = at
  const newest = useRef(sight)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const place = useRef<ReturnType<typeof noteAtRest<number>> | null>(null)
  // Not anew for every list: the browser notes far away who listens to how a page is left.
  useEffect(() => {
    const notes = noteAtRest(rememberPlace)
    place.current = notes
    return () => notes.end()
  }, [])
  useEffect(
    () => () => {
      place.current?.forget()
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = null
    },
    [list],
  )
  const pagesOf = (seen: Sight) => pagesAround(...seen, count)
  const samePages = (one: Sight, other: Sight) => pagesOf(one).join() === pagesOf(other).join()
  const onSight = (first: number, last: number) => {
    newest.current = [first, last]
    // The header covers a row: who came back here and stays has not moved up.
    place.current?.note(Math.abs(first - start) <= rowMost ? start : first)
    timer.current ??= setTimeout(() => {
      timer.current = null
      const { current: now } = newest
      // Within the same pages there is nothing to draw.
      setAt((was) => (samePages(was.sight, now) ? was : { ...was, sight: now }))
    }, sightPause)
  }
  return {
    start: Math.min(start, Math.max(0, count - 1)),
    pages: pagesOf(sight),
    onSight,
  }
}

/** What is asked of the server for one page of a list; null where there is none to ask for. */
function inputOf(category: CategoryId, filters: LobbyFilters, pageNo: number | undefined) {
  const type: GameType | null = category === 'hot' ? null : categoryTypes[category]
  return type && pageNo ? { ...gameListInput(type, filters), pageNo } : null
}

/** The games of a lobby by their place in the whole list, a hundred at a time, near the window alone. */
export function useEndlessGames(
  category: CategoryId,
  filters: LobbyFilters,
  count: number,
  firstPage: readonly Game[],
) {
  // Other filters find another list, with another place in it.
  const list = category + writeFilters(filters)
  const { start, pages, onSight } = useSight(list, count)
  const input = (pageNo: number | undefined) => inputOf(category, filters, pageNo)
  const asked = [
    useCall(gameList, input(pages[0]), once),
    useCall(gameList, input(pages[1]), once),
    useCall(gameList, input(pages[2]), once),
  ]
  const lists = new Map(pages.map((pageNo, at) => [pageNo, asked[at]?.data?.list]))
  const failed = asked.filter(({ error, data }) => error && !data)
  const failure: LoadFailure | null = failed[0]?.error
    ? {
        code: `GL-${failed[0].error.reason}`,
        retrying: failed.some(({ isValidating }) => isValidating),
        onRetry: () => {
          for (const { mutate } of failed) void mutate()
        },
      }
    : null
  return {
    /** Which list this is. */
    list,
    /** In sight first: where the reader was before they left. */
    start,
    /** The game at a place; undefined while its page is on the way. */
    gameAt: (index: number): Game | undefined =>
      lists.get(Math.floor(index / endlessPage) + 1)?.[index % endlessPage] ?? firstPage[index],
    failure,
    onSight,
  }
}
