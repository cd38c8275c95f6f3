import { go } from './links.ts'

/** Addresses that are a dialog over the home (decision 13). */
const paths: ReadonlySet<string> = new Set(['/forgot-password', '/reset-password'])

const isDialogPage = () => paths.has(location.pathname.replace(/\/+$/, ''))

/**
 * To the home; in place of the dialog where that was the page: Back would open it once more, for
 * somebody who has what they came for.
 */
export const goHome = () => void go('/', { replace: isDialogPage() })

/** Their dialog was closed: what is left is the home. */
export function leave(): void {
  if (isDialogPage()) goHome()
}
