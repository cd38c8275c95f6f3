import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react'

import type { AlertTone } from '../feedback/alert.tsx'

/** What a toast says. */
export type ToastMessage = {
  /** The colour of its icon; a `negative` one stays until it is closed. @default 'info' */
  tone?: AlertTone
  /** What happened. */
  title: string
  /** One line more. */
  text?: ReactNode
  /** Another icon, 20 px, in the tone's place. */
  icon?: ReactNode
  /** One thing to do about it; choosing it closes the toast. */
  action?: { label: string; onSelect: () => void }
  /** Milliseconds until it goes. @default 5000, or never when `negative` */
  duration?: number
}

/** A message in the region, or on its way out of it. */
export type Toast = ToastMessage & { id: number; open: boolean }

const most = 4

/** Holds the messages of one page; no framework, so that it can be filled before the region is loaded. */
export function createToastStore() {
  let toasts: readonly Toast[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const close = (id: number) => (toast: Toast) =>
    toast.id === id ? { ...toast, open: false } : toast

  return {
    /** Shows a message, newest last, four at most; the oldest that may go makes room. */
    show(message: ToastMessage): number {
      last += 1
      // The ones that went have played their exit by now.
      let next = [...toasts.filter((toast) => toast.open), { ...message, id: last, open: true }]
      if (next.length > most) {
        const leaving =
          next.find((toast) => toast.tone !== 'negative' && toast.id !== last) ?? next[0]
        if (leaving) next = next.map(close(leaving.id))
      }
      set(next)
      return last
    },
    /** Closes a message. */
    dismiss(id: number): void {
      set(toasts.map(close(id)))
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => toasts,
  }
}

/** @see createToastStore */
export type ToastStore = ReturnType<typeof createToastStore>

const ToastContext = createContext<ToastStore | null>(null)
const none: readonly Toast[] = []

/** Holds the messages for everything inside it. It weighs next to nothing; `ToastRegion` shows them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  return <ToastContext value={store}>{children}</ToastContext>
}

/** `show` and `dismiss` messages. */
export function useToast(): ToastStore {
  const store = use(ToastContext)
  if (!store) throw new Error('useToast needs a ToastProvider around it')
  return store
}

/** The messages there are, for the region, and for whoever loads it on the first one. */
export function useToasts(): readonly Toast[] {
  const store = useToast()
  return useSyncExternalStore(store.subscribe, store.snapshot, () => none)
}
