import { useCall } from '#client/index.ts'
import { recentGames } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import { pageSize } from './lobby-rules.ts'
import type { RecentGamesState } from './recent-games.tsx'

/** Page of the query string; what makes no sense is the first. */
export function recentPage(search: string): number {
  const text = new URLSearchParams(search).get('pageNo') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

export const recentHref = (pageNo: number) => (pageNo > 1 ? `/recent?pageNo=${pageNo}` : '/recent')

/** The games a member opened last (section 7). */
export function useRecentGames(search: string): RecentGamesState & {
  pageHref(pageNo: number): string
} {
  const pageNo = recentPage(search)
  const asked = useCall(recentGames, { pageNo, pageSize }, kept)
  const { data, error, isValidating, mutate } = asked
  const pageHref = recentHref
  if (data) {
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
