/** Places besides the rooms that menus lead to (section 2: header menu, sidebar, footer). */
export const placeIds = [
  'promotions',
  'freeCredit',
  'invite',
  'points',
  'missions',
  'download',
  'help',
  'agreement',
  'deposit',
  'withdraw',
] as const
export type PlaceId = (typeof placeIds)[number]

/** A link of a menu; `onClick` may do better than follow it, and then prevents that. */
export interface Place {
  href: string
  onClick?: (event: React.MouseEvent) => void
}

/** The places this house has for this visitor; menus leave out the others. */
export type Places = Partial<Record<PlaceId, Place>>
