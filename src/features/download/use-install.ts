import { useSyncExternalStore } from 'react'
import { installStore, type InstallStatus } from './install-prompt.ts'

export interface Install {
  /** `possible`: the browser offers it. `unknown`: it may be done by hand. */
  status: InstallStatus
  onInstall(): void
}

/** Puts the site on this very device, where the browser offers that. */
export function useInstall(): Install {
  const { subscribe, current, server, install } = installStore
  const { status } = useSyncExternalStore(subscribe, current, server)
  return { status, onInstall: () => void install() }
}
