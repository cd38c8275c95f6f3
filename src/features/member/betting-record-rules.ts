import { type BetKind, betKinds, type BetPeriod, betPeriods } from '#contract/index.ts'

/** Where the member centre opens at the betting record (decision 13). */
export const bettingRecordHref = '/member/bettingRecord'

/** Bets of a page. */
export const betsAPage = 20

/** What is looked at; it stands in the address. */
export interface BetFilter {
  period: BetPeriod
  /** Null for both. */
  kind: BetKind | null
  /** 1-based. */
  pageNo: number
}

/** As far back as the record goes, with everything in it. */
export const allBets: BetFilter = { period: 'month', kind: null, pageNo: 1 }

/** A query string's choice; what makes no sense in it is not chosen. */
export function readBetFilter(search: string): BetFilter {
  const query = new URLSearchParams(search)
  const page = query.get('pageNo') ?? ''
  return {
    period: betPeriods.find((one) => one === query.get('period')) ?? allBets.period,
    kind: betKinds.find((one) => one === query.get('kind')) ?? null,
    pageNo: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a choice. */
export function betFilterHref({ period, kind, pageNo }: BetFilter): string {
  const query = new URLSearchParams()
  if (period !== allBets.period) query.set('period', period)
  if (kind !== null) query.set('kind', kind)
  if (pageNo > 1) query.set('pageNo', String(pageNo))
  const text = query.toString()
  return text ? `${bettingRecordHref}?${text}` : bettingRecordHref
}
