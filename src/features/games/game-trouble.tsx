import { useLingui } from '@lingui/react/macro'
import {
  Button,
  DescriptionItem,
  DescriptionList,
  FlameLoader,
  HeadsetIcon,
  Link,
  Niche,
  RefreshCwIcon,
} from '#components/index.ts'
import { useFormat } from '#features/site/index.ts'
import type { ReactNode } from 'react'
import { launchTimes, type Refusal } from './launch-state.ts'

const around =
  'flex flex-1 flex-col items-center justify-center gap-3 overflow-y-auto px-4 py-8 text-center'

export interface GameSlowProps {
  /** Who is slow; null while unknown. */
  studio: string | null
  /** Waited so far. */
  seconds: number
  onReload(): void
  onLeave(): void
}

/** The frame is still on its way after ten seconds [21c]. */
export function GameSlow({ studio, seconds, onReload, onLeave }: GameSlowProps) {
  const { t } = useLingui()
  const limit = launchTimes.limit
  return (
    <div className={around}>
      <FlameLoader label={t`Loading`} />
      <h2 className="type-display-sm text-primary">
        {t`The game is coming. It’s taking longer than usual`}
      </h2>
      <p className="type-body-md text-secondary">
        {studio
          ? t`${studio} is slow to answer. No credit has been taken`
          : t`The studio is slow to answer. No credit has been taken`}
      </p>
      <p className="type-body-sm text-muted tabular-nums">
        {t`Waited ${seconds} s · stops at ${limit} s`}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button variant="primary" iconStart={<RefreshCwIcon />} onClick={onReload}>
          {t`Reload`}
        </Button>
        <Button onClick={onLeave}>{t`Back to the lobby`}</Button>
      </div>
    </div>
  )
}

export interface GameFailedProps {
  /** It was being played already. */
  stopped: boolean
  /** What to tell customer service. */
  code: string
  /** When, ISO 8601. */
  at: string
  /** The balance; null for a demo and while it is not known. */
  balance: string | null
  onRetry(): void
  onService(): void
  onLeave(): void
}

/** It did not open, and nothing was taken [21d]; or it broke off. */
export function GameFailed(props: GameFailedProps) {
  const { stopped, code, at, balance, onRetry, onService, onLeave } = props
  const { t } = useLingui()
  const format = useFormat()
  return (
    <Trouble
      title={stopped ? t`The game stopped` : t`The game didn’t open`}
      text={
        stopped
          ? t`A round that was open is paid or given back. Open the game again to go on`
          : t`The studio is closed for work or the line dropped. Your credit is all there`
      }
      onLeave={onLeave}
      facts={
        <DescriptionList className="w-[min(280px,100%)] rounded-card border border-subtle bg-surface px-5 py-4">
          <DescriptionItem term={t`Code`}>
            <span translate="no" className="select-all">{`${code} · ${format.time(at)}`}</span>
          </DescriptionItem>
          {balance !== null && (
            <DescriptionItem term={t`Balance`}>{format.money(balance)}</DescriptionItem>
          )}
        </DescriptionList>
      }
    >
      <Button variant="primary" iconStart={<RefreshCwIcon />} onClick={onRetry}>
        {stopped ? t`Open again` : t`Try again`}
      </Button>
      <Button iconStart={<HeadsetIcon />} onClick={onService}>
        {t`Contact customer service`}
      </Button>
    </Trouble>
  )
}

export interface GameRefusedProps {
  reason: Refusal
  onLogin(): void
  onRetry(): void
  onLeave(): void
}

function useRefusal(reason: Refusal): { title: string; text: string } {
  const { t } = useLingui()
  switch (reason) {
    case 'login':
      return { title: t`Log in to play`, text: t`The game opens as soon as you’re in` }
    case 'closed':
      return {
        title: t`Under maintenance`,
        text: t`The studio is working on this game. Choose another`,
      }
    case 'gone':
      return {
        title: t`The game isn’t here any more`,
        text: t`It was taken out of the house. Choose another`,
      }
    case 'demo-off':
      return { title: t`No demos at the moment`, text: t`Log in to play, or choose another game` }
    case 'room-full':
      return { title: t`The room is full`, text: t`All seats were taken. Choose another room` }
    case 'rank':
      return { title: t`The room is for other ranks`, text: t`Choose a room that’s open to you` }
    case 'low-balance':
      return {
        title: t`Your balance is too low for this room`,
        text: t`Make a deposit, or choose a room with lower stakes`,
      }
    case 'too-many':
      return {
        title: t`Too many games in a short time`,
        text: t`Too many attempts. Wait a while, then try again`,
      }
    case 'offline':
      return {
        title: t`You’re offline`,
        text: t`The connection dropped. Check your internet and try again`,
      }
    case 'untrusted':
    case 'blocked':
      return {
        title: t`The game didn’t open`,
        text: t`Its address isn’t one that we may show. Tell customer service`,
      }
  }
}

const retried: ReadonlySet<Refusal> = new Set(['offline', 'too-many', 'untrusted', 'blocked'])

/** The house says no, and what to do instead. */
export function GameRefused({ reason, onLogin, onRetry, onLeave }: GameRefusedProps) {
  const { t } = useLingui()
  const { title, text } = useRefusal(reason)
  return (
    <Trouble title={title} text={text} onLeave={onLeave}>
      {reason === 'login' || reason === 'demo-off' ? (
        <Button variant="primary" onClick={onLogin}>
          {t`Log in`}
        </Button>
      ) : (
        retried.has(reason) && (
          <Button variant="primary" iconStart={<RefreshCwIcon />} onClick={onRetry}>
            {t`Try again`}
          </Button>
        )
      )}
    </Trouble>
  )
}

interface TroubleProps {
  title: string
  text: string
  facts?: ReactNode
  onLeave(): void
  children: ReactNode
}

function Trouble({ title, text, facts, onLeave, children }: TroubleProps) {
  const { t } = useLingui()
  return (
    <div role="alert" className={around}>
      <Niche name="lantern" tone="grey" className="w-[120px]" />
      <h2 className="type-display-sm text-primary">{title}</h2>
      <p className="max-w-[30em] type-body-md text-secondary">{text}</p>
      {facts}
      <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
      <Link asChild>
        <button type="button" onClick={onLeave}>
          {t`Back to the lobby`}
        </button>
      </Link>
    </div>
  )
}
