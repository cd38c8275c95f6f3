import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Game, Reward } from '#contract/index.ts'
import type { Studio } from '#features/games/use-game-picker.ts'
import type { ForcedChange } from '#features/session/forced-change.ts'
import type { ForgotMethod } from '#features/session/forgot-dialog.tsx'
import type { SessionMessageStatus } from '#features/session/session-message.tsx'
import type { PasswordOutcome } from '#features/session/use-change-password.ts'
import type { Registered } from '#features/session/use-registration.ts'
import type { ServiceTrouble } from '#features/support/service-message.tsx'
import { untilHere } from '#platform/index.ts'
import { inTime } from '#platform/in-time.ts'
import type { ChunkFailure } from '../chunks.ts'
import type { LaunchGame } from '../use-launch.ts'
import type { OverlayName } from './loaders.ts'

export type { OverlayName }

const fetched: { [name in OverlayName]?: ComponentType<OverlayProps> } = {}

/**
 * Fetches an overlay; the list of them comes with the first. It does without `lazy`: React holds back
 * for 300 ms what has suspended, even where its code came long ago. Nor is it imported twice, which
 * takes until the next frame.
 */
async function fetchOverlay(name: OverlayName): Promise<ComponentType<OverlayProps>> {
  return (fetched[name] ??= (await (await inTime(import('./loaders.ts'))).loaders[name]()).default)
}

/** What an overlay's module exports. */
export interface OverlayProps {
  open: boolean
  onOpenChange(open: boolean): void
  request: OverlayRequest
}

/** What an overlay is asked for with. */
export interface OverlayRequest {
  /**
   * Where the player wanted to go (section 6): `done` goes on there. It outlives a hand-over, from
   * login to a forced change of password and back, and is forgotten when they close what is open.
   */
  after?: () => void
  /** What `message` is to say. */
  message?: SessionMessageStatus
  /** Until another try makes sense, where `message` says so. */
  minutes?: number | null
  /** Whom `registered` greets. */
  registered?: Registered
  /** How `forgot` begins. */
  method?: ForgotMethod
  /** What a link that leads to `reset-password` carries. */
  token?: string
  /** Why the window of `service` did not open. */
  service?: ServiceTrouble
  /** The game whose studio’s tables `pvp-rooms` shows. */
  room?: LaunchGame
  /** Whose games `game-picker` shows. */
  studio?: Studio
  /** What `redeem` is about. */
  reward?: Reward
  /** What `game` tells of: as a card knows it, or only which it is, for who comes by a link. */
  game?: Game
  nodeId?: number
  /** Why `change-password` may not be left without a change. */
  forced?: ForcedChange
  /** Id of the headline that `news` tells in full; without one it tells the popups. */
  headline?: number
  /** What `lost` is about: why a page, or a part of this one, did not come, and what a reload takes. */
  lost?: { failure: ChunkFailure; href: string; part: boolean; typed: boolean }
  /** `login` is asked for because a password was to be changed. */
  password?: PasswordOutcome
}

interface OverlayControl {
  open(name: OverlayName, request?: OverlayRequest): void
  /** Closes what is open, as it has served its purpose, and goes on. */
  done(): void
  /** Closes this one, if it is open: what it asked for came another way. */
  close(name: OverlayName): void
  /** Fetches the code: on hover, focus or idle, so that the overlay opens at once. */
  prepare(name: OverlayName): void
  /** Whether one was asked for that has not come yet: what opens by itself waits for it. */
  isComing(): boolean
}

/** The same for what is no component: links. Null until the page has come alive. */
export const overlayDoor: { open: OverlayControl['open'] | null } = { open: null }

const OverlayContext = createContext<OverlayControl>({
  open: () => {},
  done: () => {},
  close: () => {},
  prepare: () => {},
  isComing: () => false,
})

export function useOverlays(): OverlayControl {
  return use(OverlayContext)
}

interface Current {
  name: OverlayName
  Overlay: ComponentType<OverlayProps>
  open: boolean
  request: OverlayRequest
}

/** Holds which overlay is open; one at a time. */
export function Overlays({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<Current | null>(null)
  const after = useRef<(() => void) | undefined>(undefined)
  /** What is on its way. */
  const asked = useRef<{ name: OverlayName }>(null)
  const opener = useRef<HTMLElement>(null)
  const control = useMemo<OverlayControl>(() => {
    const close = () => setCurrent((last) => last && { ...last, open: false })
    return {
      async open(name, request = {}) {
        after.current = request.after ?? after.current
        const mine = (asked.current = { name })
        const at = document.activeElement as HTMLElement | null
        if (!at?.closest('[role$=dialog]')) opener.current = at
        // Its code has a time limit of its own; an answer that it may wait for has none.
        const Overlay = await untilHere(
          () => fetchOverlay(name),
          true,
          (coming) => coming,
        )()
        // Who has asked for another one since then wants that.
        if (asked.current !== mine) return
        asked.current = null
        setCurrent({ name, Overlay, open: true, request })
      },
      done() {
        const goOn = after.current
        after.current = undefined
        close()
        goOn?.()
      },
      close(name) {
        // Also one whose code is still on its way.
        if (asked.current?.name === name) asked.current = null
        setCurrent((last) => (last?.name === name ? { ...last, open: false } : last))
      },
      prepare(name) {
        fetchOverlay(name)
          .then((Overlay) => {
            // What most guests open first draws itself ahead.
            if (name === 'login')
              setCurrent((last) => last ?? { name, Overlay, open: false, request: {} })
          })
          .catch(() => undefined)
      },
      isComing: () => asked.current !== null,
    }
  }, [])
  const name = current?.name
  useLayoutEffect(() => {
    // One that made way for another took the focus along: the next would not know where to lead back.
    if (name && document.activeElement === document.body) opener.current?.focus()
  }, [name])
  useEffect(() => {
    overlayDoor.open = control.open
    // Who goes back before its code is there wants it no more. First of all: a page may open one now.
    const forget = () => {
      if (asked.current) after.current = undefined
      asked.current = null
    }
    addEventListener('popstate', forget, true)
    return () => removeEventListener('popstate', forget, true)
  }, [control])
  return (
    <OverlayContext value={control}>
      {children}
      {current && (
        <current.Overlay
          key={current.name}
          open={current.open}
          request={current.request}
          onOpenChange={(open) => {
            if (!open) after.current = undefined
            setCurrent((last) => (last?.name === current.name ? { ...last, open } : last))
          }}
        />
      )}
    </OverlayContext>
  )
}
