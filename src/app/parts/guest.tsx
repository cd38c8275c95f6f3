import { GuestActions } from '#features/site/guest-actions.tsx'
import { whenIdle } from '#platform/idle.ts'
import { readLine } from '#platform/line.ts'
import { useCanJoin } from '#features/site/index.ts'
import { useEffect } from 'react'
import { useOverlays } from '../overlays/overlays.tsx'

export interface GuestPartProps {
  path: string
}

/** The header's end for a guest; nothing where the page one is on is all there is to do. */
export function GuestPart({ path }: GuestPartProps) {
  const canJoin = useCanJoin()
  const overlays = useOverlays()
  const atLogin = path === '/login'
  useEffect(() => {
    // What most guests press first: a finger tells of itself too late to fetch it meanwhile.
    if (!atLogin && !readLine().saveData) whenIdle(() => overlays.prepare('login'))
  }, [atLogin, overlays])
  if (!canJoin && atLogin) return null
  return (
    <div className="contents in-data-member:invisible">
      <GuestActions
        canJoin={canJoin}
        atLogin={atLogin}
        atJoin={path === '/register'}
        onLogin={() => overlays.open('login')}
        onLoginNear={() => overlays.prepare('login')}
        onJoin={() => overlays.open('register')}
        onJoinNear={() => overlays.prepare('register')}
      />
    </div>
  )
}
