import { useCall } from '#client/index.ts'
import { recentGames } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import { useEffect, useEffectEvent } from 'react'
import { pageSize } from './lobby-rules.ts'
import type { RecentGamesState } from './recent-games.tsx'

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
  const asked = useCall(recentGames, { pageNo, pageSize }, kept)
  const { data, error, isValidating, mutate } = asked
  const pageHref = recentHref
  const last = data && data.totalPages > 0 && pageNo > data.totalPages ? data.totalPages : null
  const turnBack = useEffectEvent(onTurnBack)
  useEffect(() => {
    if (last !== null) turnBack(recentHref(last))
  }, [last])
  if (data && last === null) {
    const { list: games, totalPages } = data
    return games.length > 0
      ? { status: 'ready', games, pageNo, totalPages, pageHref }
      : { status: 'empty', pageHref }
  }
  if (error) {
    const onRetry = () => void mutate()
    const code = `RG-${error.reason}`
    return { status: 'failed', code, retrying: isValidating, onRetry, pageHref }
  }
  return { status: 'loading', pageHref }
}
