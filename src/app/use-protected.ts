import { type Action, may } from '#features/session/index.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOverlays } from './overlays/overlays.tsx'
import { useVisitor } from './use-visitor.ts'

interface Wish {
  action: Action
  run: () => void
}

/**
 * Guards what needs somebody (A14). A guest is asked to log in and goes on afterwards to what they
 * wanted; who may not have it with their account is told so. What is asked for before it is known
 * who is here waits until it is.
 */
export function useProtected(): (action: Action, run: () => void) => void {
  const visitor = useVisitor()
  const overlays = useOverlays()
  const [wish, setWish] = useState<Wish | null>(null)

  const settle = ({ action, run }: Wish) => {
    const verdict = may(visitor, action)
    if (verdict === 'wait') return setWish({ action, run })
    setWish(null)
    if (verdict === 'yes') return run()
    // Asked again once they are in: a demo account may come out of the login, too.
    if (verdict === 'login') {
      return overlays.open('login', { after: () => setWish({ action, run }) })
    }
    if (verdict === 'agents') return overlays.open('message', { message: 'agents' })
    if (verdict === 'demo') {
      overlays.open('message', { message: action === 'chat' ? 'demo-chat' : 'demo' })
    }
  }

  const { role, flags } = visitor
  const known = role !== 'guest' && role !== 'unknown' && flags !== null
  const goOn = useEffectEvent(() => wish && settle(wish))
  useEffect(() => {
    if (known && wish) goOn()
  }, [known, wish])

  return (action, run) => settle({ action, run })
}
