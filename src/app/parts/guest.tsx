import { GuestActions } from '#features/site/guest-actions.tsx'
import { useOverlays } from '../overlays/overlays.tsx'
import { useCanJoin } from '../use-can-join.ts'

export interface GuestPartProps {
  path: string
}

/** The header's end for a guest; nothing where the page one is on is all there is to do. */
export function GuestPart({ path }: GuestPartProps) {
  const canJoin = useCanJoin()
  const overlays = useOverlays()
  const atLogin = path === '/login'
  if (!canJoin && atLogin) return null
  return (
    <GuestActions
      canJoin={canJoin}
      atLogin={atLogin}
      atJoin={path === '/register'}
      onLogin={() => overlays.open('login')}
      onLoginNear={() => overlays.prepare('login')}
      onJoin={() => overlays.open('register')}
      onJoinNear={() => overlays.prepare('register')}
    />
  )
}
