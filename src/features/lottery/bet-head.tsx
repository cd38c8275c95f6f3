import {
  Badge,
  ChevronLeftIcon,
  ClockIcon,
  Cover,
  formatRemaining,
  IconButton,
  LockIcon,
} from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DrawBalls } from './draw-balls.tsx'
import { type DrawNow, type DrawTiming, useDrawClock } from './use-draw-clock.ts'
import { useSayInstant } from './use-say-instant.ts'

/** An instant, and how many days off it is: 0 today, 1 tomorrow. */
export interface DayTime {
  instant: string
  daysOff: number
}

export interface BetHeadProps {
  game: { id: string; vendor: string; imageUrl: string | null; name: string }
  numero: string
  /** Of a Vietnam draw: whose numbers are bet on. @default null */
  province?: string | null
  /** ISO 8601; null where the server does not say. */
  closesOn: DayTime | null
  drawsOn: DayTime | null
  /** Of the draw before; empty before the first. */
  lastNumbers: readonly string[]
  timing: DrawTiming
  backHref: string
  /** What stands before the title: the way to the bars. */
  lead?: ReactNode
  /** The way to one's tickets. */
  tickets?: ReactNode
}

/** Which draw it is, what came last, and how long bets are still taken [22a 22b]. */
export function BetHead(props: BetHeadProps) {
  const {
    game,
    numero,
    province = null,
    drawsOn,
    lastNumbers,
    timing,
    backHref,
    lead,
    tickets,
  } = props
  const { t } = useLingui()
  const say = useSayInstant()
  const clock = useDrawClock(timing)
  const draw = drawsOn && say(drawsOn.instant, drawsOn.daysOff)
  return (
    // On a phone the name has what the figures leave of a line, and takes two; what is said smaller stands
    // under both.
    <header className="flex min-w-0 items-center gap-3 max-md:-mx-4 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto_auto] max-md:gap-x-2 max-md:gap-y-0 max-md:border-b max-md:border-subtle max-md:bg-(--fy-header-bg) max-md:py-1 max-md:ps-1 max-md:pe-4">
      <IconButton asChild label={t`Back to the lotteries`} className="shrink-0 max-md:row-span-2">
        <a href={backHref}>
          <ChevronLeftIcon className="rtl:-scale-x-100" />
        </a>
      </IconButton>
      {lead}
      <div className="w-12 shrink-0 max-md:hidden">
        <Cover src={game.imageUrl} id={game.id} vendor={game.vendor} alt="" priority />
      </div>
      <div className="min-w-0 flex-1 max-md:contents">
        <h1 className="type-display-sm text-primary max-md:[font:var(--fy-type-title-sm)]">
          {game.name}
        </h1>
        <p className="type-caption text-muted max-md:col-start-2 max-md:row-start-2 md:type-body-sm md:text-secondary">
          <span className={draw === null ? undefined : 'md:hidden'}>{t`Draw ${numero}`}</span>
          {draw !== null && (
            <span className="max-md:hidden">{t`Draw ${numero} · drawn ${draw}`}</span>
          )}
          {province !== null && <span lang="vi">{` · ${province}`}</span>}
        </p>
      </div>
      {lastNumbers.length > 0 && (
        <div className="flex flex-col gap-1 max-lg:hidden">
          <span className="type-caption text-muted">{t`Last result`}</span>
          <DrawBalls label={t`Last result`} numbers={lastNumbers} />
        </div>
      )}
      {tickets && <div className="contents max-md:-my-2 max-md:block">{tickets}</div>}
      <Closing {...clock} closesOn={props.closesOn} />
    </header>
  )
}

/** Time left in figures of 34 px, with words beside the colour. */
function Closing({ phase, left, closesOn }: DrawNow & Pick<BetHeadProps, 'closesOn'>) {
  const { t } = useLingui()
  const say = useSayInstant()
  const close = closesOn && say(closesOn.instant, closesOn.daysOff)
  const soon = phase === 'closing'
  const over = phase !== 'open' && phase !== 'closing'
  const words = {
    locked: t({ message: 'Closed', context: 'draw' }),
    drawing: t`Awaiting result`,
    drawn: t({ message: 'Closed', context: 'draw' }),
  }
  return (
    <div className="flex shrink-0 flex-col items-end gap-1 max-md:contents">
      <div className="flex flex-wrap items-center justify-end gap-2 type-caption text-muted max-md:col-span-2 max-md:col-start-3 max-md:row-start-2 max-md:w-0 max-md:min-w-full max-md:gap-y-0 max-md:self-start max-md:text-end">
        {soon && (
          <>
            <Badge tone="warning" icon={<ClockIcon size="sm" />} className="max-md:hidden">
              {t`Closing soon`}
            </Badge>
            <span className="md:hidden">{t`Closing soon`}</span>
          </>
        )}
        {!over && close !== null && <span>{t`closes ${close}`}</span>}
      </div>
      {over ? (
        <Badge tone="neutral" icon={<LockIcon size="sm" />}>
          {words[phase]}
        </Badge>
      ) : (
        <span
          role="timer"
          aria-live="off"
          aria-label={t`Closes in`}
          className={
            soon
              ? 'text-[1.25rem] leading-[1.3] font-semibold whitespace-nowrap text-accent tabular-nums md:text-[2.125rem]'
              : 'text-[1.25rem] leading-[1.3] font-semibold whitespace-nowrap text-primary tabular-nums md:text-[2.125rem]'
          }
        >
          {formatRemaining(left)}
        </span>
      )}
      <span role="status" className="sr-only">
        {!over && left > 0 && left <= 60_000 && t`Closes in less than a minute`}
      </span>
    </div>
  )
}
