import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { Button, ClockIcon } from '#components/index.ts'
import { VendorFrame } from '#features/site/index.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { GameBar } from './game-bar.tsx'
import { GameFailed, GameRefused, GameSlow } from './game-trouble.tsx'
import { LaunchLoader } from './launch-loader.tsx'
import type { GameAddress, ShownGame } from './launch-rules.ts'
import type { GameState } from './launch-state.ts'
import { NoGame } from './no-game.tsx'

export type GameScreenProps = GameState & {
  game: ShownGame | null
  mode: 'real' | 'demo'
  /** The balance and the way to fill it, for whoever plays with it. */
  money?: ReactNode
  /** The balance as a decimal string; null for a demo and while it is not known. */
  balance: string | null
  /** The heart, where there is an account to keep it. */
  favourite?: { pressed: boolean; onToggle(): void } | undefined
  /** Minutes for which games have been open. */
  minutes: number
  /** Whole hours that are over and nobody has been told of; else null. */
  reminder: number | null
  onReminded(): void
  /** It fills the screen. */
  full: boolean
  /** Has it fill the screen, or no more; without it the browser cannot. */
  onFullscreen?: (() => void) | undefined
  /** The frame has loaded something. */
  onArrived(): void
  /** The frame, and nobody else, said something. */
  onMessage(data: unknown): void
  onLeave(): void
  /** Asks for the game once more. */
  onReload(): void
  onService(): void
  onLogin(): void
}

/** `/game`: the loader, then the game under its bar, or why there is none [21b–21e]. */
export function GameScreen(props: GameScreenProps) {
  const { status, game, mode, money, favourite, minutes, reminder } = props
  const { full, onFullscreen, onLeave, onReload, onService } = props
  const seen = useRef(status)
  useEffect(() => {
    if (seen.current === status) return
    seen.current = status
    // What was pressed has gone with what it stood in: whoever reads on does so here.
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  }, [status])
  if (props.status === 'none') return <NoGame />
  if (props.status === 'asking') {
    return (
      <main id="main" tabIndex={-1} className="bg-canvas outline-none">
        <LaunchLoader game={game} step={props.step} onCancel={onLeave} />
      </main>
    )
  }
  // Money is not offered beside a game that did not open.
  const playing = status === 'playing' || status === 'opening'
  return (
    <main
      id="main"
      tabIndex={-1}
      data-state={status}
      className="flex h-dvh flex-col overflow-hidden bg-canvas outline-none"
    >
      <GameBar
        game={game}
        mode={mode}
        money={playing && mode === 'real' ? money : undefined}
        minutes={minutes}
        favourite={favourite}
        full={full}
        onFullscreen={onFullscreen}
        onLeave={onLeave}
        onReload={onReload}
        onService={onService}
      />
      {reminder !== null && <Reminder hours={reminder} {...props} />}
      <Stage {...props} />
    </main>
  )
}

/** A gentle word at every hour; the game goes on beneath it. */
function Reminder({ hours, onReminded, onLeave }: GameScreenProps & { hours: number }) {
  const { t } = useLingui()
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-subtle bg-raised px-4 py-2 type-body-sm text-primary"
    >
      <span className="flex min-w-0 flex-1 basis-[256px] items-center gap-2">
        <ClockIcon className="shrink-0" />
        {t`You’ve played for ${plural(hours, { one: '# hour', other: '# hours' })}. A break does good`}
      </span>
      <span className="flex gap-2">
        <Button size="sm" onClick={onLeave}>{t`Take a break`}</Button>
        <Button size="sm" variant="ghost" onClick={onReminded}>{t`Keep playing`}</Button>
      </span>
    </div>
  )
}

/** What lies under the bar. */
function Stage(props: GameScreenProps) {
  const { game, balance, onReload, onService, onLeave, onLogin } = props
  const { t } = useLingui()
  switch (props.status) {
    case 'opening':
    case 'slow':
    case 'playing':
      return (
        <div className="relative flex min-h-0 flex-1 flex-col">
          <Frame {...props} address={props.address} shown={props.status !== 'slow'} />
          {/* Here before it has anything to say, or nobody would hear it. */}
          <p role="status" className="sr-only">
            {props.status === 'slow' && t`The game is coming. It’s taking longer than usual`}
          </p>
          {props.status === 'slow' && (
            <GameSlow
              studio={game?.vendorName ?? null}
              seconds={props.seconds}
              onReload={onReload}
              onLeave={onLeave}
            />
          )}
        </div>
      )
    case 'failed':
    case 'stopped':
      return (
        <GameFailed
          stopped={props.status === 'stopped'}
          code={props.code}
          at={props.at}
          balance={balance}
          onRetry={onReload}
          onService={onService}
          onLeave={onLeave}
        />
      )
    case 'refused':
      return (
        <GameRefused reason={props.reason} onLogin={onLogin} onRetry={onReload} onLeave={onLeave} />
      )
    default:
      return null
  }
}

type FrameProps = GameScreenProps & {
  address: GameAddress
  /** Out of sight while it takes long; it goes on loading. */
  shown: boolean
}

/** The game's own page, shut in, and heard only where it is really the one that speaks. */
function Frame({ address, game, shown, onArrived, onMessage }: FrameProps) {
  const { t } = useLingui()
  return (
    <VendorFrame
      address={address}
      title={game?.gameName ?? t`Game`}
      onArrived={onArrived}
      onMessage={onMessage}
      className={shown ? 'min-h-0 w-full flex-1 border-0 bg-neutral-1000' : 'hidden'}
    />
  )
}
