import { useCall } from '#client/index.ts'
import { bettingRecords } from '#contract/index.ts'
import { useState } from 'react'
import { betFilterHref, type BetFilter, betsAPage, readBetFilter } from './betting-record-rules.ts'
import type { BettingRecordProps, BettingRecordState } from './betting-record.tsx'

/** What a member bet, by the address. */
export function useBettingRecord(
  search: string,
  onAddress: (address: string) => void,
): BettingRecordProps {
  const filter = readBetFilter(search)
  const { period, kind, pageNo } = filter
  const answer = useCall(bettingRecords, {
    period,
    pageNo,
    pageSize: betsAPage,
    ...(kind && { kind }),
  })
  const { error, isValidating, mutate } = answer
  // Stands there until another choice has come, and never in the place of one that did not.
  const [last, setLast] = useState(answer.data)
  if (answer.data && answer.data !== last) setLast(answer.data)
  const data = answer.data ?? (error ? undefined : last)
  let record: BettingRecordState
  if (data) {
    const { list: bets, totals, totalCount } = data
    const refreshing = data !== answer.data
    record =
      bets.length > 0
        ? { status: 'ready', bets, totals, totalCount, refreshing }
        : { status: 'empty', totals }
  } else if (error) {
    const onRetry = () => void mutate().catch(() => undefined)
    record = { status: 'failed', code: `BR-${error.reason}`, retrying: isValidating, onRetry }
  } else record = { status: 'loading' }
  return {
    ...record,
    filter,
    pageHref: (next: number) => betFilterHref({ ...filter, pageNo: next }),
    onFilter: (next: BetFilter) => onAddress(betFilterHref(next)),
  }
}
