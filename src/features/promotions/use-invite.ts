import { useCall } from '#client/index.ts'
import { referral } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import type { InviteFriendsState } from './invite-friends.tsx'

/** The page that an address asks for; anything else is the first. */
export function invitePage(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}

export const invitePageHref = (pageNo: number): string =>
  pageNo > 1 ? `/invite?page=${pageNo}` : '/invite'

/** Where a friend joins: the registration with the code filled in (section 2). */
export const inviteLink = (origin: string, code: string): string =>
  `${origin}/register?${new URLSearchParams({ referralCode: code })}`

/**
 * One's own link and whom it brought.
 * @param origin of the site, such as `https://foyer.example`
 */
export function useInvite(
  search: string,
  origin: string,
): InviteFriendsState & { pageHref(pageNo: number): string } {
  const asked = useCall(referral, { pageNo: invitePage(search) }, kept)
  const { data, error, isValidating, mutate } = asked
  const pageHref = invitePageHref
  if (data) {
    const { code, friends } = data
    const status = friends.totalCount > 0 ? 'ready' : 'empty'
    return { status, invitation: { code, link: inviteLink(origin, code), friends }, pageHref }
  }
  if (error) {
    const onRetry = () => void mutate()
    return {
      status: 'failed',
      code: `IF-${error.reason}`,
      retrying: isValidating,
      onRetry,
      pageHref,
    }
  }
  return { status: 'loading', pageHref }
}
