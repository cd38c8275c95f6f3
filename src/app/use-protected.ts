import { type Action, may, useTokenStore } from '#features/session/index.ts'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useOverlays } from './overlays/overlays.tsx'
import { useVisitor } from './use-visitor.ts'

interface Wish {
  action: Action
  run: () => void
}

/**
 * What waits until it is known who is here. Not a part's own: who asked from a menu or a dialog is gone
 * by the time the login has taken its place.
 */
let waiting: Wish | null = null
const listeners = new Set<() => void>()

function wait(wish: Wish | null) {
  waiting = wish
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Guards what needs somebody (A14). A guest is asked to log in and goes on afterwards to what they
 * wanted; who may not have it with their account is told so. What is asked for before it is known
 * who is here waits until it is, or until it turns out that nobody can tell.
 */
export function useProtected(): (action: Action, run: () => void) => void {
  const visitor = useVisitor()
  const overlays = useOverlays()
  const tokens = useTokenStore()
  const wish = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  )

  const settle = ({ action, run }: Wish) => {
    let verdict = may(visitor, action)
    // The first frame is a guest's, as the server drew it. What was pressed before it is done again in
    // it: whoever is signed in is known in the next.
    if (verdict === 'login' && tokens.account() !== null) verdict = 'wait'
    if (verdict === 'wait' && !visitor.failed) return wait({ action, run })
    wait(null)
    if (verdict === 'wait') return overlays.open('message', { message: 'unreached' })
    if (verdict === 'yes') return run()
    // Asked again once they are in: a demo account may come out of the login, too.
    if (verdict === 'login') {
      return overlays.open('login', { after: () => wait({ action, run }) })
    }
    if (verdict === 'agents') return overlays.open('message', { message: 'agents' })
    if (verdict === 'demo') {
      overlays.open('message', { message: action === 'chat' ? 'demo-chat' : 'demo' })
    }
  }

  const { role, flags, failed } = visitor
  const known = failed || (role !== 'guest' && role !== 'unknown' && flags !== null)
  // The first part that hears of it settles it for all.
  const goOn = useEffectEvent(() => waiting && settle(waiting))
  useEffect(() => {
    if (known && wish) goOn()
  }, [known, wish])

  return (action, run) => settle({ action, run })
}
