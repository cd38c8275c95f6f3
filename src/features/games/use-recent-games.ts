import { useCall } from '#client/index.ts'
import { recentGames } from '#contract/index.ts'
import { useEffect, useEffectEvent } from 'react'
import { pageSize } from './lobby-rules.ts'
import type { RecentGamesState } from './recent-games.tsx'
import { useBefore } from './use-before.ts'

/** Page of the query string; what makes no sense is the first. */
export function recentPage(search: string): number {
  const text = new URLSearchParams(search).get('pageNo') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

export const recentHref = (pageNo: number) => (pageNo > 1 ? `/recent?pageNo=${pageNo}` : '/recent')

/**
 * The games a member opened last (section 7).
 * @param onTurnBack the address is that of a page past the end; this is that of the last one
 */
export function useRecentGames(
  search: string,
  onTurnBack: (href: string) => void,
): RecentGamesState & { pageHref(pageNo: number): string } {
  const pageNo = recentPage(search)
  const { data, error, isValidating, mutate } = useCall(recentGames, { pageNo, pageSize })
  const before = useBefore('recent', data)
  const pageHref = recentHref
  const last = data && data.totalPages > 0 && pageNo > data.totalPages ? data.totalPages : null
  const turnBack = useEffectEvent(onTurnBack)
  useEffect(() => {
    if (last !== null) turnBack(recentHref(last))
  }, [last])
  if (!data && error) {
    const onRetry = () => void mutate().catch(() => undefined)
    const code = `RG-${error.reason}`
    return { status: 'failed', code, retrying: isValidating, onRetry, pageHref }
  }
  if (data && last === null && data.list.length === 0) return { status: 'empty', pageHref }
  // Never a wrong page: the one before stands in only while the right one is on its way.
  const here = last === null ? data : undefined
  const shown = here ?? before
  if (!shown?.list.length) return { status: 'loading', pageHref }
  const { list: games, totalPages } = shown
  return { status: 'ready', games, pageNo, totalPages, busy: !here, pageHref }
}
