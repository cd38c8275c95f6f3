import type { ListedPromotion, PromotionDetails, PromotionStatus } from '#contract/index.ts'
import { categoryIds } from '#features/site/index.ts'

/** Where all promotions are. */
export const promotionsHref = '/promotions'

/** A promotion's own page (section 2). */
export const promotionHref = ({ id }: { id: number }): string => `/promoDetail?id=${id}`

/** The promotion that an address asks for; null for none, or for what is no number. */
export function promotionIdOf(search: string): number | null {
  const id = new URLSearchParams(search).get('id') ?? ''
  return /^\d{1,9}$/.test(id) ? Number(id) : null
}

/** What is chosen among the promotions; it stands in the address. */
export interface PromotionFilter {
  /** Null for all of them. */
  category: string | null
  /** Only those that one takes part in. */
  joined: boolean
}

export function readFilter(search: string): PromotionFilter {
  const query = new URLSearchParams(search)
  const category = query.get('category')
  return {
    category: category && category.length <= 40 ? category : null,
    joined: query.get('joined') === '1',
  }
}

/** The query of a choice, with its `?`; nothing for everything. */
export function filterSearch({ category, joined }: PromotionFilter): string {
  const query = new URLSearchParams()
  if (category !== null) query.set('category', category)
  if (joined) query.set('joined', '1')
  const text = query.toString()
  return text && `?${text}`
}

export interface PromotionCategory {
  id: string
  name: string
  /** BCP 47 of the name. */
  lang?: string | undefined
}

/** The categories there are something in, in the order of the promotions. */
export function categoriesIn(promotions: readonly ListedPromotion[]): PromotionCategory[] {
  const found = new Map<string, PromotionCategory>()
  for (const { category: id, categoryName: name, categoryLang: lang } of promotions) {
    if (!found.has(id)) found.set(id, { id, name, lang })
  }
  return [...found.values()]
}

/** What a choice leaves. */
export function chosenPromotions(
  promotions: readonly ListedPromotion[],
  { category, joined }: PromotionFilter,
): readonly ListedPromotion[] {
  return promotions.filter(
    (one) => (category === null || one.category === category) && (!joined || one.joined),
  )
}

/** How a promotion's panel looks: its status, or what there is to do where there is none. */
export type PanelStatus = PromotionStatus | 'auto' | 'elsewhere'

export function panelStatusOf({ status, how }: PromotionDetails): PanelStatus {
  return status ?? (how === 'link' ? 'elsewhere' : 'auto')
}

/** Milliseconds before its end from which a promotion counts down: three days. */
export const countsDownFrom = 3 * 24 * 3_600_000

/** The end to count down to, epoch ms; null while it is far, unknown, or past. */
export function countdownTo(endsAt: string | null, now: number): number | null {
  if (endsAt === null) return null
  const end = Date.parse(endsAt)
  return end > now && end - now <= countsDownFrom ? end : null
}

const lobbies: ReadonlySet<string> = new Set(
  categoryIds.map((id) => (id === 'lottery' ? 'lott' : id)),
)

/** Where the games of a promotion's category are; null where it is about no games. */
export function gamesHref(category: string): string | null {
  if (!lobbies.has(category)) return null
  return category === 'lott' ? '/lottery' : `/${category}`
}

/** A path of this site, as an operator wrote it; null for anything that leads elsewhere. */
export function ownPath(link: string | null): string | null {
  const house = 'https://house.invalid'
  if (!link?.startsWith('/') || !URL.canParse(link, house)) return null
  const { origin, pathname, search, hash } = new URL(link, house)
  return origin === house && !pathname.startsWith('//') ? pathname + search + hash : null
}
