import { useLingui } from '@lingui/react/macro'
import { ToastProvider, ToastRegion, useToast } from '#components/index.ts'
import type { Game } from '#contract/index.ts'
import { giveHearts } from '#features/games/hearts.ts'
import { useFavouriteToasts } from '#features/games/use-favourite-toasts.ts'
import { useFavourites } from '#features/games/use-favourites.ts'
import { may, useAccount } from '#features/session/index.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { gameOf } from '../game-address.ts'
import { useFromSearch } from '../location.ts'
import { useOverlays } from '../overlays/overlays.tsx'
import { useProtected } from '../use-protected.ts'
import { useVisitor } from '../use-visitor.ts'

/** What helps to find a game again, on every page: hearts, and links to a sheet. */
export function FindingPart() {
  useSheetAddress()
  return (
    <ToastProvider>
      <Favourites />
    </ToastProvider>
  )
}

/** A link to a game's sheet, and the Forward button, open it. */
function useSheetAddress() {
  const overlays = useOverlays()
  const nodeId = useFromSearch(gameOf)
  useEffect(() => {
    if (nodeId === null) return undefined
    overlays.open('game', { nodeId })
    return () => {
      // Who goes on before its code is there does not find it over the next page.
      if (gameOf(location.search) === null) overlays.close('game')
    }
  }, [overlays, nodeId])
}

function Favourites() {
  const { t } = useLingui()
  const hotkey = '{hotkey}'
  const visitor = useVisitor()
  const account = useAccount()
  const protect = useProtected()
  const toasts = useToast()
  const toastOf = useFavouriteToasts()
  const verdict = may(visitor, 'favourites')
  const shown = verdict !== 'off' && visitor.flags !== null

  const { isKept, keep } = useFavourites(verdict === 'yes' ? account : null)
  /** What stands there of a press that failed, by game. */
  const failures = useRef(new Map<number, number>())
  const change = useEffectEvent(async (game: Game, kept: boolean) => {
    const news = await keep(game, kept)
    const again = news.kind === 'failed' ? news.wanted : news.kind === 'removed'
    // It stays until it is closed, and is not true any more.
    const failure = failures.current.get(game.nodeId)
    if (failure !== undefined) toasts.dismiss(failure)
    const shown = toasts.show(toastOf(news, () => void change(game, again)))
    if (news.kind === 'failed') failures.current.set(game.nodeId, shown)
    else failures.current.delete(game.nodeId)
  })
  const press = useEffectEvent((game: Game) => {
    const kept = !isKept(game)
    // Whoever has logged in for it goes on here, with what is known of them then.
    protect('favourites', () => void change(game, kept))
  })

  useEffect(() => {
    if (!shown) return giveHearts()
    giveHearts((game) => {
      const name = game.gameName
      return {
        pressed: isKept(game),
        label: t`Favourite ${name}`,
        onToggle: () => press(game),
      }
    })
  }, [shown, isKept, t])
  useEffect(() => () => giveHearts(), [])

  return (
    <ToastRegion
      regionLabel={t`Notifications (${hotkey})`}
      messageLabel={t`Notification`}
      closeLabel={t({ message: 'Close', context: 'dialog' })}
    />
  )
}
