import { useCall } from '#client/index.ts'
import { type GameRoom, type RoomGame, roomList } from '#contract/index.ts'
import type { LoadFailure } from '#features/site/index.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBefore } from './use-before.ts'

/** Statuses of the rooms. */
export const pvpRoomsStatuses = ['loading', 'ready', 'failed'] as const
export type PvpRoomsStatus = (typeof pvpRoomsStatuses)[number]

export type PvpRoomsState =
  | { status: 'loading' }
  | { status: 'ready'; games: readonly RoomGame[]; current: RoomGame }
  | ({ status: 'failed' } & LoadFailure)

/** The table where one plays soonest: a free seat, company, and the smallest stake of those. */
export function quickestRoom(rooms: readonly GameRoom[]): GameRoom | null {
  const open = rooms.filter(({ state }) => state === 'open')
  return open.find(({ taken }) => taken > 0) ?? open[0] ?? null
}

/** Milliseconds between two looks at who sits where, while a tab is visible. */
const interval = 30_000

/**
 * Tables of a studio's games among players (section 4, PVP rooms).
 * @param nodeId the game that was pressed
 * @param onNone it has none: its studio seats its players itself. That is asked once: what closes while
 *   one looks is not opened for it.
 */
export function usePvpRooms(vassalage: string, nodeId: number, onNone: () => void) {
  const [chosen, setChosen] = useState(nodeId)
  const asked = useCall(
    roomList,
    { vassalage, nodeId },
    { refreshInterval: interval, refreshWhenHidden: false },
  )
  const { data, error, isValidating, mutate } = asked
  const has = data?.list.some(({ game }) => game.nodeId === nodeId)
  const [had, setHad] = useState(false)
  if (has && !had) setHad(true)
  const none = has === false && !had
  const tell = useEffectEvent(onNone)
  useEffect(() => {
    if (none) tell()
  }, [none])
  let state: PvpRoomsState = { status: 'loading' }
  // The last game of all that closes leaves its tables in sight.
  const open = useBefore(vassalage, data?.list.length ? data.list : undefined)
  if (data) {
    const games = open ?? data.list
    const current = games.find(({ game }) => game.nodeId === chosen) ?? games[0]
    if (current && !none) state = { status: 'ready', games, current }
  } else if (error) {
    const onRetry = () => void mutate().catch(() => undefined)
    state = { status: 'failed', code: `GR-${error.reason}`, retrying: isValidating, onRetry }
  }
  return { ...state, onChoose: setChosen }
}
