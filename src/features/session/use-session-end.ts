import { clearSession } from '#platform/clear-session.ts'
import { useEffect } from 'react'
import { useTokenStore } from './use-session.ts'

/** What stays of the session storage (section 4, Logout). */
const merchantKey = 'merchant'

/** Leaves nothing behind of whoever was signed in, but what they were typing. */
export function clearTraces(): void {
  clearSession([merchantKey])
}

/**
 * Sees a session end that nobody here has asked to end: the server no longer knows its token, or
 * another tab has logged out. The page becomes a guest's where it stands (A11, A12).
 */
export function useSessionEnd(): void {
  const tokens = useTokenStore()
  useEffect(
    () =>
      tokens.subscribe(() => {
        if (tokens.token() === null) clearTraces()
      }),
    [tokens],
  )
}
