import { useLingui } from '@lingui/react/macro'
import type { Game } from '#contract/index.ts'
import { GameScreen, type GameScreenProps } from '#features/games/game-screen.tsx'
import { useHeart } from '#features/games/hearts.ts'
import { useFullscreen } from '#features/games/use-fullscreen.ts'
import { useGame } from '#features/games/use-game.ts'
import { usePlayTime } from '#features/games/use-play-time.ts'
import { useAccount } from '#features/session/index.ts'
import { useBrand } from '#features/site/index.ts'
import { Balance } from '#features/wallet/balance.tsx'
import { useBalance } from '#features/wallet/use-balance.ts'
import { ArrowDownToLineIcon, Button } from '#components/index.ts'
import { useEffect, useEffectEvent } from 'react'
import { navigate } from '../location.ts'
import { useOverlays } from '../overlays/overlays.tsx'
import { usePageHead } from '../page-head.ts'
import { useGameExit } from '../use-game-exit.ts'
import { useLaunchItem } from '../use-launch-item.ts'
import { useOpenService } from '../use-open-service.ts'
import { usePlaces } from '../use-places.ts'

/** A game has the whole window. */
export const bare = true

type ScreenProps = GameScreenProps & { told: Game | null }

/** With its heart, once all of the game is known. */
function Screen({ told, ...props }: ScreenProps) {
  return told ? <Kept {...props} told={told} /> : <GameScreen {...props} />
}

function Kept({ told, ...props }: ScreenProps & { told: Game }) {
  const favourite = useHeart(told)
  return <GameScreen {...props} favourite={favourite} />
}

/** `/game`: a game in its frame (G4). A reload asks for it anew; Back leaves it. */
export default function GamePage() {
  const { t } = useLingui()
  const { name } = useBrand()
  const found = useLaunchItem()
  const gone = found === 'gone'
  const item = gone ? null : found
  const signedIn = useAccount() !== null
  const overlays = useOverlays()
  const onService = useOpenService()
  const { deposit } = usePlaces()
  const real = signedIn && item?.mode === 'real'
  const balance = useBalance(real)

  const { leave: onLeave, onLoad } = useGameExit(item?.from ?? null)
  const { state, game, told, again, onArrived, onMessage } = useGame({
    item: item ?? null,
    signedIn,
    onBalance: balance.onRefresh,
    onLeave,
    onLottery: (href) => navigate(href, { replace: true }),
  })
  const time = usePlayTime(state.status === 'playing')
  const screen = useFullscreen()

  // What the game did to it is seen in the bars of the page one returns to.
  const refresh = useEffectEvent(() => balance.onRefresh())
  useEffect(() => () => refresh(), [])

  const title = game?.gameName ?? t`Game`
  usePageHead({ title: t`${title} · ${name}`, description: t`A game on play credit` })
  return (
    <Screen
      {...(gone
        ? ({ status: 'refused', reason: 'gone' } as const)
        : item === undefined
          ? ({ status: 'asking', step: 'account' } as const)
          : state)}
      told={told}
      game={game}
      mode={item?.mode ?? 'real'}
      balance={real ? balance.amount : null}
      money={
        real && (
          <>
            <Balance {...balance} className="max-md:hidden" />
            {deposit && (
              <Button
                variant="primary"
                className="max-md:hidden"
                iconStart={<ArrowDownToLineIcon />}
                asChild
              >
                <a {...deposit}>{t`Deposit`}</a>
              </Button>
            )}
          </>
        )
      }
      {...time}
      {...screen}
      onArrived={() => {
        onLoad(state.status === 'opening' || state.status === 'slow')
        onArrived()
      }}
      onMessage={onMessage}
      onLeave={onLeave}
      onReload={again}
      onService={onService}
      onLogin={() => overlays.open('login')}
    />
  )
}
