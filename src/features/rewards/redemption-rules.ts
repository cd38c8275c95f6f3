import { type RedemptionStatus, redemptionStatuses } from '#contract/index.ts'
import { mallHref, pageIn } from './mall-rules.ts'

/** Redemptions of a page. */
export const redemptionsAPage = 10

export interface RedemptionFilter {
  pageNo: number
  /** Null for all. */
  status: RedemptionStatus | null
}

/** Whether an address asks for the redemptions in the place of the shelf. */
export const asksRedemptions = (search: string) =>
  new URLSearchParams(search).get('view') === 'history'

export function readRedemptionFilter(search: string): RedemptionFilter {
  const query = new URLSearchParams(search)
  const status = redemptionStatuses.find((one) => one === query.get('status')) ?? null
  return { pageNo: pageIn(query), status }
}

export function redemptionsHref({ pageNo, status }: RedemptionFilter): string {
  const query = new URLSearchParams({ view: 'history' })
  if (status !== null) query.set('status', status)
  if (pageNo > 1) query.set('pageNo', String(pageNo))
  return `${mallHref}?${query}`
}
