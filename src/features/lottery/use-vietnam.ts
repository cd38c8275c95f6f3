import { useCall } from '#client/index.ts'
import { type Answer, type Input, lotteryMenus, vietnamNumbers } from '#contract/index.ts'
import { bangkokDate } from '#platform/index.ts'
import { useState } from 'react'
import { resultsHref } from './results-rules.ts'
import { useHouseNow } from './use-house-now.ts'
import type { VietnamDayState } from './vietnam-day.tsx'
import type { VietnamResultsProps } from './vietnam-results.tsx'
import {
  newestDraw,
  readVietnam,
  statisticsOf,
  type VietnamRegion,
  type VietnamView,
  vietnamSearch,
} from './vietnam-rules.ts'
import type { VietnamStatisticsState } from './vietnam-statistics.tsx'

/** Milliseconds between two looks while a day's numbers are being waited for. */
const look = 30_000

/** What a view of the day asks; statistics begin with the south. */
export const vietnamInput = ({ tab, date }: VietnamView): Input<typeof vietnamNumbers> =>
  tab === 'statistics' ? { region: 'south' } : { region: tab, ...(date !== '' && { date }) }

type Numbers = Answer<typeof vietnamNumbers>

/** Where the next draw of a region, or of a province of it, is bought. */
const deskHref = ({ gameCode, vendor }: Numbers, of: { province?: string } = {}) =>
  `/lottery?${new URLSearchParams({ gameCode, vendor, ...of })}`

function dayOf(numbers: Numbers, onNewest: () => void): VietnamDayState {
  const { provinces, isDrawn, nextProvinces } = numbers
  if (provinces.some(({ prizes }) => prizes.length > 0)) {
    return {
      status: 'ready',
      provinces: provinces.map(({ id, name, prizes }) => ({
        id,
        name,
        prizes,
        // Others draw on another day.
        buyHref: nextProvinces.includes(id) ? deskHref(numbers, { province: id }) : null,
      })),
    }
  }
  return isDrawn ? { status: 'empty', onNewest } : { status: 'waiting' }
}

/** Vietnam's results as the address asks for them. */
export function useVietnam(
  search: string,
  onSearch: (search: string) => void,
): VietnamResultsProps {
  const view = readVietnam(search)
  const { tab } = view
  const now = useHouseNow(useCall(lotteryMenus, {}).data)
  const [region, setRegion] = useState<VietnamRegion>('south')
  const counting = tab === 'statistics'
  const asked = useCall(vietnamNumbers, counting ? { region } : vietnamInput(view), {
    refreshInterval: (latest) => (latest && !latest.isDrawn ? look : 0),
    refreshWhenHidden: false,
  })
  const { data, error, isValidating, mutate } = asked
  const here = bangkokDate(now)
  // The house's word goes before a device whose clock is behind.
  const today = data?.isDrawn && data.date > here ? data.date : here
  const newest = newestDraw(counting ? region : tab, now)
  const go = (next: Partial<VietnamView>) => onSearch(vietnamSearch({ ...view, ...next }))
  const failure = error && {
    status: 'failed' as const,
    code: `VN-${error.reason}`,
    retrying: isValidating,
    onRetry: () => void mutate(),
  }
  let day: VietnamDayState = failure ?? { status: 'loading' }
  let statistics: VietnamStatisticsState = failure ?? { status: 'loading' }
  if (data) {
    day = dayOf(data, () => go({ date: '' }))
    statistics =
      data.numbers.length > 0
        ? { status: 'ready', statistics: statisticsOf(data.numbers) }
        : { status: 'empty' }
  }
  const date = view.date || data?.date || newest
  return {
    tab,
    onTab: (next) => go({ tab: next }),
    date,
    today,
    onDate: (next) => go({ date: next }),
    digits: view.digits,
    onDigits: (digits) => go({ digits }),
    day,
    statistics: { ...statistics, region, onRegion: setRegion },
    buyHref: data && !counting && data.nextProvinces.length > 0 ? deskHref(data) : null,
    archiveHref: resultsHref(data && !counting ? { gameCode: data.gameCode, date } : {}),
  }
}
