import type { Answer, pointBalance, pointConfig, Reward } from '#contract/index.ts'

/** Where points are spent, and where one sees what became of it (section 2). */
export const mallHref = '/pointMall'

/** Orders of the shelf; `house` is the operator's own. */
export const rewardSorts = ['house', 'cheapest', 'dearest'] as const
export type RewardSort = (typeof rewardSorts)[number]

/** What is chosen on the shelf; it stands in the address. */
export interface MallFilter {
  /** Null for everything. */
  category: string | null
  /** Only what can be redeemed now. */
  within: boolean
  sort: RewardSort
  /** 1-based. */
  pageNo: number
}

/** Rewards of a page: five rows of four, ten of two. */
export const rewardsAPage = 20

/** Page of a query string; what makes no sense is the first. */
export function pageIn(query: URLSearchParams): number {
  const text = query.get('pageNo') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

export function readMallFilter(search: string): MallFilter {
  const query = new URLSearchParams(search)
  const category = query.get('category')
  return {
    category: category && /^[\w-]{1,40}$/.test(category) ? category : null,
    within: query.get('within') === '1',
    sort: rewardSorts.find((sort) => sort === query.get('sort')) ?? 'house',
    pageNo: pageIn(query),
  }
}

/** The address of a choice. */
export function mallAddress({ category, within, sort, pageNo }: MallFilter): string {
  const query = new URLSearchParams()
  if (category !== null) query.set('category', category)
  if (within) query.set('within', '1')
  if (sort !== 'house') query.set('sort', sort)
  if (pageNo > 1) query.set('pageNo', String(pageNo))
  const text = query.toString()
  return text ? `${mallHref}?${text}` : mallHref
}

/** What somebody has, as far as it decides what they can redeem; null while nobody knows. */
export interface Purse {
  points: number
  /** Level of the rank; 0 for none. */
  rank: number
}

/** Why a reward can be redeemed, or not. A guest is let in by what they may do later. */
export type RewardStanding = 'open' | 'short' | 'sold-out' | 'rank'

export function standingOf(reward: Reward, purse: Purse | null): RewardStanding {
  if (reward.stock === 0) return 'sold-out'
  if (!purse) return 'open'
  if (reward.minRank !== null && purse.rank < reward.minRank) return 'rank'
  return purse.points < reward.points ? 'short' : 'open'
}

export interface RewardCategory {
  id: string
  name: string
  /** BCP 47 of the name. */
  lang?: string | undefined
}

/** The categories there is something in, in the order of the shelf. */
export function categoriesOf(rewards: readonly Reward[]): RewardCategory[] {
  const found = new Map<string, RewardCategory>()
  for (const { category: id, categoryName: name, categoryLang: lang } of rewards) {
    if (!found.has(id)) found.set(id, { id, name, lang })
  }
  return [...found.values()]
}

/** What a choice leaves, in its order, and the page of it. */
export function chooseRewards(
  rewards: readonly Reward[],
  { category, within, sort, pageNo }: MallFilter,
  purse: Purse | null,
) {
  const chosen = rewards.filter(
    (reward) =>
      (category === null || reward.category === category) &&
      (!within || standingOf(reward, purse) === 'open'),
  )
  const way = sort === 'cheapest' ? 1 : -1
  if (sort !== 'house') chosen.sort((a, b) => (a.points - b.points) * way)
  const totalPages = Math.max(1, Math.ceil(chosen.length / rewardsAPage))
  const page = Math.min(pageNo, totalPages)
  return {
    rewards: chosen.slice((page - 1) * rewardsAPage, page * rewardsAPage),
    pageNo: page,
    totalPages,
  }
}

/** How many of a reward somebody can redeem at once, `most` at the most. */
export function mostOf(reward: Reward, points: number, most: number): number {
  const affordable = Math.floor(points / Math.max(1, reward.points))
  return Math.max(1, Math.min(most, affordable, reward.stock ?? most))
}

/** A decimal string so many times over: money is never turned into a float. */
export function timesMoney(money: string, times: number): string {
  const minor = BigInt(money.replace('.', '')) * BigInt(times)
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export type PointsTold = Answer<typeof pointBalance>
export type ConvertRate = NonNullable<Answer<typeof pointConfig>['convert']>

/** Why so many points cannot be converted. */
export type ConvertFault = 'none' | 'step' | 'minimum' | 'maximum' | 'short'

/** What is wrong with a number of points, or null and what they become. */
export function convertFault(
  points: number | null,
  rate: ConvertRate,
  balance: number,
): ConvertFault | null {
  if (points === null) return 'none'
  if (points < rate.minimum) return 'minimum'
  if (points > rate.maximum) return 'maximum'
  if (points > balance) return 'short'
  return points % rate.points === 0 ? null : 'step'
}

/** Credit of so many points; what is less than a step counts for nothing. */
export const creditOf = (points: number, rate: ConvertRate): string =>
  timesMoney(rate.credit, Math.max(0, Math.floor(points / rate.points)))

/** The most that can be converted now; 0 when that is less than the least. */
export function mostToConvert(rate: ConvertRate, balance: number): number {
  const most = Math.floor(Math.min(balance, rate.maximum) / rate.points) * rate.points
  return most < rate.minimum ? 0 : most
}
