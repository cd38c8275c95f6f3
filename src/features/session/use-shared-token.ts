import { useEffect } from 'react'
import type { TokenStore } from './token-store.ts'
import { useTokenStore } from './use-session.ts'

const channelName = 'session'

/** A token and the one that replaced it, or null: its session is over. */
type Step = readonly [old: string, next: string | null]

/**
 * Keeps the tabs of one session together. A duplicated tab starts with a copy of the token; when
 * one of the two is handed a successor, the other's would be refused a minute later. So each tells
 * the others, and whoever holds the old token takes the new one. Logging out in one tab ends the
 * session in all of them (A11). Only pages of this origin listen.
 * @returns a function that stops it
 */
export function shareToken(tokens: TokenStore): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const others = new BroadcastChannel(channelName)
  let held = tokens.token()
  let owner = tokens.account()
  const leave = tokens.subscribe(() => {
    const next = tokens.token()
    const account = tokens.account()
    // Somebody else's token is no successor.
    if (held !== null && next !== held && (next === null || account === owner)) {
      others.postMessage([held, next] satisfies Step)
    }
    held = next
    owner = account
  })
  others.addEventListener('message', ({ data }: MessageEvent<Step>) => {
    const [old, next] = data
    if (tokens.token() === old) tokens.replace(next)
  })
  return () => {
    leave()
    others.close()
  }
}

/** `shareToken` for as long as somebody is signed in. */
export function useSharedToken(): void {
  const tokens = useTokenStore()
  useEffect(() => shareToken(tokens), [tokens])
}
