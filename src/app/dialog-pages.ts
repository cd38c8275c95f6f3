import { go } from './links.ts'

/** Addresses that are a dialog over the home (decision 13). */
const paths: ReadonlySet<string> = new Set(['/forgot-password', '/reset-password'])

/** Their dialog was closed: what is left is the home. */
export function leave(): void {
  if (paths.has(location.pathname.replace(/\/+$/, ''))) void go('/')
}
