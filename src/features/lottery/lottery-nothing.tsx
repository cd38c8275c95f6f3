import { Button, EmptyState, ErrorState } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { LotteryListProps, LotteryListStatus } from './lottery-list.tsx'
import { viewOf } from './lottery-list-rules.ts'

type Props = Omit<LotteryListProps, 'status'> & {
  status: Exclude<LotteryListStatus, 'loading' | 'ready'>
}

/** What stands in the place of rows: why there are none, and one way on. */
export function LotteryNothing(props: Props) {
  const { status, state, code, retrying, onEvent, onRetry, onLogin } = props
  const { t } = useLingui()
  const retry = { label: t`Try again`, onRetry, busy: retrying, busyLabel: t`Loading` }
  const popular = () => onEvent({ type: 'list', listType: 'hot' })
  switch (status) {
    case 'empty':
      return (
        <EmptyState emblem="ticket" title={t`No lottery is open`}>
          {t`Draws open again every day. Look in later`}
        </EmptyState>
      )
    case 'noMatch':
      return (
        <EmptyState
          emblem="ticket"
          title={t`No lottery found`}
          actions={
            viewOf(state).kind !== 'all' && state.name !== '' ? (
              <Button variant="primary" onClick={() => onEvent({ type: 'everywhere' })}>
                {t`Search all lotteries`}
              </Button>
            ) : (
              <Button variant="primary" onClick={() => onEvent({ type: 'clear' })}>
                {t`Clear filters`}
              </Button>
            )
          }
        >
          {t`Try another name or another day`}
        </EmptyState>
      )
    case 'noFavourites':
      return (
        <EmptyState
          emblem="ticket"
          title={t`No favourites yet`}
          actions={
            <Button variant="primary" onClick={popular}>
              {t`See popular lotteries`}
            </Button>
          }
        >
          {t`Press the star beside a lottery to keep it here`}
        </EmptyState>
      )
    case 'noRecent':
      return (
        <EmptyState
          emblem="ticket"
          title={t`No tickets yet`}
          actions={
            <Button variant="primary" onClick={popular}>
              {t`See popular lotteries`}
            </Button>
          }
        >
          {t`Lotteries you buy will wait here`}
        </EmptyState>
      )
    case 'login':
      return (
        <EmptyState
          emblem="key"
          title={t`Log in to see this list`}
          actions={
            <Button variant="primary" onClick={onLogin}>
              {t`Log in`}
            </Button>
          }
        >
          {t`It’s for members, and opens as soon as you’re in`}
        </EmptyState>
      )
    case 'offline':
      return (
        <ErrorState emblem="boat" title={t`You’re offline`} retry={retry}>
          {t`Lotteries come back with your connection`}
        </ErrorState>
      )
    case 'failed':
      return (
        <ErrorState emblem="boat" title={t`The lotteries didn’t load`} retry={retry}>
          {t`Check your internet and try again. Error code ${code}`}
        </ErrorState>
      )
  }
}
