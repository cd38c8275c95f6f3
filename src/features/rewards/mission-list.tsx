import {
  Badge,
  Button,
  CheckIcon,
  EmptyState,
  Grid,
  Progress,
  Section,
  Skeleton,
  SkeletonGroup,
} from '#components/index.ts'
import { cx } from '#components/cx.ts'
import type { Answer, claimMission, Mission, MissionPeriod } from '#contract/index.ts'
import { type LoadFailure, SectionFailure, useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { missionGroups, missionHref } from './missions-rules.ts'
import { Points } from './points.tsx'
import type { RewardAction } from './reward-action.ts'
import { FocusedRewardAlert } from './reward-alert.tsx'

/** Statuses of the missions; each has its own. */
export const missionListStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type MissionListStatus = (typeof missionListStatuses)[number]

export type MissionListState =
  | { status: 'loading' | 'empty' }
  | { status: 'ready'; missions: readonly Mission[]; dayEndsAt: string; weekEndsAt: string }
  | ({ status: 'failed' } & LoadFailure)

export type MissionListProps = MissionListState & {
  /** The claim that is under way, or was last; null for none. */
  claim: { missionId: string | null; state: RewardAction<Answer<typeof claimMission>> }
  onClaim(missionId: string): void
}

/** Small things to do for points: today, this week, once (C9). */
export function MissionList(props: MissionListProps) {
  const { t } = useLingui()
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label={t`Loading`} className="flex flex-col gap-4 pt-5">
          <Skeleton className="h-8 w-40" />
          <Grid variant="halves">
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} className="h-[104px] rounded-card!" />
            ))}
          </Grid>
        </SkeletonGroup>
      )
    case 'failed':
      return <SectionFailure {...props} />
    case 'empty':
      return (
        <EmptyState emblem="lantern" title={t`No missions yet`}>
          {t`New ones will be listed here`}
        </EmptyState>
      )
    case 'ready':
      return <Missions {...props} />
  }
}

type ReadyProps = Extract<MissionListProps, { status: 'ready' }>

function Missions({ missions, dayEndsAt, weekEndsAt, claim, onClaim }: ReadyProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { state } = claim
  const names: Record<MissionPeriod, string> = {
    day: t`Today`,
    week: t`This week`,
    once: t({ message: 'Once', context: 'missions' }),
  }
  const week = format.dateTime(weekEndsAt)
  const day = format.dateTime(dayEndsAt)
  const notes = { day: t`Until ${day}`, week: t`Until ${week}`, once: undefined }
  const points = state.status === 'done' ? state.answer.points : 0
  const got = format.count(points)
  return (
    <div className="flex flex-col gap-8">
      <p aria-live="polite" className="sr-only">
        {state.status === 'done' &&
          t`${plural(points, { one: `You got ${got} point`, other: `You got ${got} points` })}`}
      </p>
      {state.status === 'refused' && (
        <FocusedRewardAlert problem={state.problem} failures={state.failures} />
      )}
      {missionGroups(missions).map((group) => (
        <Section key={group.period} title={names[group.period]} note={notes[group.period]}>
          <Grid as="ul" variant="halves">
            {group.missions.map((mission) => (
              <li key={mission.id}>
                <MissionCard
                  mission={mission}
                  claiming={claim.missionId === mission.id && state.status === 'sending'}
                  onClaim={() => onClaim(mission.id)}
                />
              </li>
            ))}
          </Grid>
        </Section>
      ))}
    </div>
  )
}

interface MissionCardProps {
  mission: Mission
  claiming: boolean
  onClaim(): void
}

function MissionCard({ mission, claiming, onClaim }: MissionCardProps) {
  const format = useFormat()
  const { title, text, lang, progress, goal, status } = mission
  const card = useRef<HTMLElement>(null)
  const pressed = useRef(false)
  // The button is gone with the claim: who pressed it goes on at the mission.
  const settle = useEffectEvent(() => {
    if (pressed.current) card.current?.focus()
    pressed.current = false
  })
  useEffect(() => {
    if (status === 'claimed') settle()
  }, [status])
  const done = format.count(progress)
  const all = format.count(goal)
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={title}
      className={cx(
        'flex h-full flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border bg-surface px-4 py-4 md:px-5',
        status === 'claimable' ? 'border-accent' : 'border-subtle',
      )}
    >
      <div className="flex min-w-[180px] flex-1 flex-col gap-1">
        <h3
          lang={lang}
          className={cx('type-title-sm', status === 'claimed' ? 'text-secondary' : 'text-primary')}
        >
          {title}
        </h3>
        <p lang={lang} className="type-body-sm text-secondary">
          {text}
        </p>
        {goal > 1 && (
          <div className="flex items-center gap-3 pt-1">
            <Progress
              className="max-w-[220px] flex-1"
              variant="bare"
              label={title}
              value={progress}
              max={goal}
              valueText={`${done}/${all}`}
              tone={progress >= goal ? 'positive' : 'accent'}
            />
            <span aria-hidden="true" className="type-caption text-muted tabular-nums">
              {done}
              {'/'}
              {all}
            </span>
          </div>
        )}
      </div>
      <div className="flex items-center gap-4 max-md:w-full max-md:justify-between">
        <Points>{`+${format.count(mission.points)}`}</Points>
        <MissionEnd
          mission={mission}
          claiming={claiming}
          onClaim={() => {
            pressed.current = true
            onClaim()
          }}
        />
      </div>
    </article>
  )
}

function MissionEnd({ mission, claiming, onClaim }: MissionCardProps) {
  const { t } = useLingui()
  const { title, status } = mission
  const href = missionHref(mission)
  if (status === 'claimed') {
    return (
      <Badge tone="positive" icon={<CheckIcon size="sm" />}>
        {t({ message: 'Claimed', context: 'mission' })}
      </Badge>
    )
  }
  if (status === 'claimable') {
    return (
      <Button
        size="sm"
        // Busy, it says that and nothing else.
        aria-label={claiming ? undefined : t`Claim ${title}`}
        busy={claiming}
        busyLabel={t`Claiming`}
        onClick={onClaim}
      >
        {t({ message: 'Claim', context: 'button' })}
      </Button>
    )
  }
  if (href === null) return <Badge>{t({ message: 'Not done yet', context: 'mission' })}</Badge>
  return (
    <Button size="sm" variant="ghost" asChild>
      <a href={href} aria-label={t`Go to ${title}`}>
        {t({ message: 'Go', context: 'mission' })}
      </a>
    </Button>
  )
}
