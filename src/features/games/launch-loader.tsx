import { useLingui } from '@lingui/react/macro'
import { Button, CheckIcon, FlameLoader, Image, PlayIcon, WalletIcon } from '#components/index.ts'
import type { ReactNode } from 'react'
import type { ShownGame } from './launch-rules.ts'
import { type LaunchStep, launchSteps } from './launch-state.ts'

export interface LaunchLoaderProps {
  game: ShownGame | null
  step: LaunchStep
  onCancel(): void
}

/** What is seen from the press until the game has an address [21e]. */
export function LaunchLoader({ game, step, onCancel }: LaunchLoaderProps) {
  const { t } = useLingui()
  const told = {
    account: t`Checking your account`,
    wallet: t`Opening your wallet with the studio`,
    enter: t`Entering the game`,
  }
  return (
    <div
      data-slot="launch-loader"
      className="flex min-h-dvh flex-col items-center justify-center gap-3 px-4 py-8 text-center"
    >
      {game && (
        <div className="mb-2 aspect-4/5 w-[min(216px,48dvh)] overflow-hidden rounded-game-card bg-sunken shadow-3">
          <Image
            src={game.imageUrl}
            alt=""
            width={320}
            height={400}
            priority
            className="size-full object-cover"
          />
        </div>
      )}
      <h1 lang={game?.nameLang} className="max-w-full type-display-sm wrap-break-word text-primary">
        {game ? game.gameName : t`Opening the game`}
      </h1>
      <p className="flex items-center gap-3 type-body-md text-secondary">
        <FlameLoader size="sm" label={t`Loading`} />
        <span>{told[step]}</span>
      </p>
      <ol className="flex flex-wrap justify-center gap-x-5 gap-y-1 type-body-sm">
        <Step of="account" now={step} icon={<CheckIcon size="sm" />}>{t`Account`}</Step>
        <Step of="wallet" now={step} icon={<WalletIcon size="sm" />}>{t`Wallet`}</Step>
        <Step of="enter" now={step} icon={<PlayIcon size="sm" />}>{t`Game`}</Step>
      </ol>
      <Button variant="ghost" className="mt-4" onClick={onCancel}>
        {t`Cancel`}
      </Button>
    </div>
  )
}

/** Done, now or next, said by an icon and `aria-current` as well as by its colour. */
function Step(props: { of: LaunchStep; now: LaunchStep; icon: ReactNode; children: ReactNode }) {
  const { of, now, icon, children } = props
  const ahead = launchSteps.indexOf(of) - launchSteps.indexOf(now)
  const look = ahead < 0 ? 'text-positive' : ahead === 0 ? 'text-primary' : 'text-muted'
  return (
    <li
      aria-current={ahead === 0 ? 'step' : undefined}
      className={`flex items-center gap-2 ${look}`}
    >
      {ahead < 0 ? <CheckIcon size="sm" /> : icon}
      {children}
    </li>
  )
}
