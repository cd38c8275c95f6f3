import { useStatus } from '#features/site/index.ts'
import { safeAddress } from '#features/site/safe-address.ts'
import type { SocialLink } from '#features/site/site-menu-links.tsx'

/** Resources that are pages to follow; LINE is a way to people, and in the list of those. */
const followed = ['FACEBOOK'] as const
const names: Record<(typeof followed)[number], string> = { FACEBOOK: 'Facebook' }

/** Where the house can be followed (section 2, Sidebar): https addresses alone. */
export function useSocialLinks(): SocialLink[] {
  const resources = useStatus().data?.resources ?? []
  return followed.flatMap((id) => {
    const found = resources.find(({ resourceType }) => resourceType === id)
    const href = found && safeAddress(found.url)
    return href ? [{ id, name: names[id], href }] : []
  })
}
