import { GameSheet } from '#features/games/game-sheet.tsx'
import { useGameSheet } from '#features/games/use-game-sheet.ts'
import { useAccount } from '#features/session/index.ts'
import { useFlagsOn } from '#features/site/index.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { gameOf, withGame } from '../game-address.ts'
import { navigate, useFromSearch, usePath } from '../location.ts'
import { useLaunch } from '../use-launch.ts'
import { type OverlayProps, useOverlays } from './overlays.tsx'

/** Marks an entry of the history that the sheet has made: Back leaves it as it was opened. */
const mark = { sheet: true }
const isOurs = () => (history.state as Partial<typeof mark> | null)?.sheet === true

/** The address of the page one is on, with the sheet of a game or without one. */
const addressWith = (nodeId: number | null) =>
  location.pathname + withGame(location.search, nodeId) + location.hash

/**
 * Keeps the sheet and the address together: opening it is a step that Back undoes, another game in the
 * same sheet is none, and whatever takes the address away closes it.
 */
function useSheetAddress({ open, onOpenChange }: OverlayProps, nodeId: number | null) {
  const path = usePath()
  const inAddress = useFromSearch(gameOf)
  // Where the address had it first.
  const [home, setHome] = useState<string | null>(null)
  if (open && home === null && inAddress !== null) setHome(path)
  if (!open && home !== null) setHome(null)
  const enter = useEffectEvent(() => {
    if (nodeId === null) return
    const now = gameOf(location.search)
    if (now === nodeId) return
    // With the reader's place: who comes back from the game finds the page under the sheet there.
    const state = now === null || isOurs() ? { ...(history.state as object | null), ...mark } : null
    navigate(addressWith(nodeId), { replace: now !== null, state })
  })
  useEffect(() => {
    if (open) enter()
  }, [open, nodeId])

  // Back, a link, another page: the sheet belongs to an address that is not there any more.
  const gone = open && home !== null && (home !== path || inAddress === null)
  const close = useEffectEvent(() => onOpenChange(false))
  useEffect(() => {
    if (gone) close()
  }, [gone])

  // Something else lies over the page now.
  useEffect(
    () => () => {
      if (gameOf(location.search) !== null) navigate(addressWith(null), { replace: true })
    },
    [],
  )
  return () => {
    if (gameOf(location.search) === null) return onOpenChange(false)
    if (isOurs()) history.back()
    else navigate(addressWith(null), { replace: true })
  }
}

/** Everything about a game, over the page one is on. */
export default function GameOverlay(props: OverlayProps) {
  const { open, request } = props
  const { game = null } = request
  const nodeId = game?.nodeId ?? request.nodeId ?? null
  const [known, setKnown] = useState(game)
  if (game && game !== known) setKnown(game)
  const flags = useFlagsOn()
  const overlays = useOverlays()
  const launch = useLaunch()
  const leave = useSheetAddress(props, nodeId)
  return (
    <GameSheet
      {...useGameSheet(nodeId, known)}
      open={open}
      onOpenChange={(next) => next || leave()}
      signedIn={useAccount() !== null}
      demo={flags.has('FREEPLAY3')}
      onPlay={launch}
      onShow={(other) => overlays.open('game', { game: other })}
    />
  )
}
