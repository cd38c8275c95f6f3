/** Chromium's offer to install a site; no other browser makes one. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Kept by the page's first script: the offer may come before anything of ours. */
    foyerInstall?: Event | undefined
  }
  interface Navigator {
    /** Safari's: the page was opened from the home screen. */
    standalone?: boolean
  }
}

/** Whether, and how, this very browser can put the site on the device. */
export type InstallStatus = 'unknown' | 'possible' | 'asking' | 'installed'

export interface InstallState {
  status: InstallStatus
  offer: InstallPrompt | null
}

const nothing: InstallState = { status: 'unknown', offer: null }
const isOffer = (event: Event | undefined): event is InstallPrompt =>
  event !== undefined && 'prompt' in event

/** Opened from a home screen: there is nothing left to install. */
export const isStandalone = (): boolean =>
  navigator.standalone === true || matchMedia('(display-mode: standalone)').matches

/** Holds the browser's offer for whoever wants to show a button for it. */
export function createInstallStore() {
  let state = nothing
  const listeners = new Set<() => void>()
  const set = (next: InstallState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const read = () => {
    if (isStandalone()) return set({ status: 'installed', offer: null })
    const offer = window.foyerInstall
    if (isOffer(offer)) set({ status: 'possible', offer })
  }
  const onOffer = (event: Event) => {
    event.preventDefault()
    window.foyerInstall = event
    read()
  }
  const onInstalled = () => {
    window.foyerInstall = undefined
    set({ status: 'installed', offer: null })
  }
  return {
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        addEventListener('beforeinstallprompt', onOffer)
        addEventListener('appinstalled', onInstalled)
        read()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('beforeinstallprompt', onOffer)
        removeEventListener('appinstalled', onInstalled)
      }
    },
    current: () => state,
    server: () => nothing,
    /** Shows the browser's own question. An offer may be used once; Chromium makes another. */
    async install() {
      const { offer, status } = state
      if (!offer || status === 'asking') return
      set({ status: 'asking', offer })
      window.foyerInstall = undefined
      const { outcome } = await offer.prompt().catch(() => ({ outcome: 'dismissed' }))
      set(outcome === 'accepted' ? { status: 'installed', offer: null } : nothing)
      read()
    },
  }
}

export const installStore = createInstallStore()
