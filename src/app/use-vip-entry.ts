import { may } from '#features/session/index.ts'
import { leadsSomewhere } from './routes.ts'
import { useVisitor } from './use-visitor.ts'

/** A member's label and the page that it opens; null where that page does not exist. */
export interface VipEntry {
  label: string
  href: string | null
}

/** Where the entry leads: to one's rank, else to the account (section 2, Header). */
const pages = ['/member/playerRank', '/member/securityCenter'] as const

/** The VIP entry, for members with a label alone (section 6); undefined for everybody else. */
export function useVipEntry(): VipEntry | undefined {
  const visitor = useVisitor()
  if (may(visitor, 'vip-entry') !== 'yes') return undefined
  const { clubLabel, memberLabel } = visitor.member ?? {}
  const label = (clubLabel ?? memberLabel?.[0])?.labelName.trim()
  return label ? { label, href: pages.find(leadsSomewhere) ?? null } : undefined
}
