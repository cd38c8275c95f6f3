import { useAction } from '#client/index.ts'
import { logout } from '#contract/index.ts'
import { vault as browserVault, type Vault } from '#platform/index.ts'
import { useRef, useState } from 'react'
import { forgetDrafts } from './drafts.ts'
import type { LogoutStatus } from './logout-dialog.tsx'
import { useTokenStore } from './use-session.ts'
import { clearTraces } from './use-session-end.ts'

export interface LogoutOptions {
  /** Nobody is signed in any more; the page goes home. */
  onSignedOut(): void
  /** @default the browser's own */
  vault?: Vault
}

/**
 * Closes the session (section 4, Logout). Whatever the server says, or if it cannot be reached, who
 * presses the button is logged out here.
 */
export function useLogout({ onSignedOut, vault = browserVault }: LogoutOptions): {
  status: LogoutStatus
  onConfirm(): void
} {
  const [status, setStatus] = useState<LogoutStatus>('idle')
  const { run } = useAction(logout)
  const tokens = useTokenStore()
  const busy = useRef(false)

  const leave = async () => {
    await run({}).catch(() => undefined)
    void vault.forgetPassword()
    // Closed by its token, which other tabs of this session know it by.
    tokens.close()
    clearTraces()
    forgetDrafts()
    onSignedOut()
  }

  return {
    status,
    onConfirm() {
      if (busy.current) return
      busy.current = true
      setStatus('leaving')
      void leave().finally(() => {
        busy.current = false
        setStatus('idle')
      })
    },
  }
}
