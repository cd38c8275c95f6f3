import { EmptyState, Skeleton, SkeletonGroup } from '#components/index.ts'
import type { Answer, claimRaffle, enterRaffle, Raffle } from '#contract/index.ts'
import { type LoadFailure, SectionFailure } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { RaffleCard } from './raffle-card.tsx'
import type { RewardAction } from './reward-action.ts'

/** Statuses of the raffles; each has its own. */
export const raffleListStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type RaffleListStatus = (typeof raffleListStatuses)[number]

export type RaffleListState =
  | { status: 'loading' | 'empty' }
  | { status: 'ready'; raffles: readonly Raffle[] }
  | ({ status: 'failed' } & LoadFailure)

/** What became of doing a draw again. */
export type DrawCheck = 'none' | 'checking' | 'fair' | 'unfair' | 'failed'

export interface RaffleDoings {
  /** What the server's clock is ahead of this device's, ms. @default 0 */
  clockOffset?: number
  /** Points there are; null while nobody knows. */
  points: number | null
  /** The entry or claim that is under way, or was last, and of which raffle. */
  entry: { raffleId: string | null; state: RewardAction<Answer<typeof enterRaffle>> }
  prize: { raffleId: string | null; state: RewardAction<Answer<typeof claimRaffle>> }
  check: { raffleId: string | null; result: DrawCheck }
  onEnter(raffle: Raffle, tickets: number): void
  onClaim(raffle: Raffle): void
  onCheck(raffle: Raffle): void
  /** The time of a draw has come. */
  onDue(): void
}

export type RaffleListProps = RaffleListState & RaffleDoings

/** Raffles that are open, coming, or were drawn lately (C9). */
export function RaffleList(props: RaffleListProps) {
  const { t } = useLingui()
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label={t`Loading`} className="flex flex-col gap-5">
          <Skeleton className="h-[340px] rounded-card!" />
          <Skeleton className="h-[340px] rounded-card!" />
        </SkeletonGroup>
      )
    case 'failed':
      return <SectionFailure {...props} />
    case 'empty':
      return (
        <EmptyState emblem="ticket" title={t`No raffle right now`}>
          {t`The next one will be announced here`}
        </EmptyState>
      )
    case 'ready':
      return (
        <ul className="flex flex-col gap-5">
          {props.raffles.map((raffle) => (
            <li key={raffle.id}>
              <RaffleCard raffle={raffle} {...props} />
            </li>
          ))}
        </ul>
      )
  }
}
