import { useLingui } from '@lingui/react/macro'

/** Why a page is not here (section 8): too slow, gone with a release, or not to be had. */
export const lostStatuses = ['timeout', 'missing', 'error'] as const
export type LostStatus = (typeof lostStatuses)[number]

/** What happened to a page that did not come, and what to do. */
export function useLostWords(): Record<LostStatus, string> {
  const { t } = useLingui()
  return {
    timeout: t`Part of the page took too long. Reload to try again`,
    missing: t`This page has a newer version. Reload to get it`,
    error: t`Part of the page didn’t load. Reload to try again`,
  }
}
