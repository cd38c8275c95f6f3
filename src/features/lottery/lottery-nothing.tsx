import { Button, EmptyState, ErrorState } from '#components/index.ts'
import { LoadFailed } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { LotteryListProps, LotteryListStatus } from './lottery-list.tsx'
import { viewOf } from './lottery-list-rules.ts'

type Props = Omit<LotteryListProps, 'status'> & {
  status: Exclude<LotteryListStatus, 'loading' | 'ready'>
}

interface NothingProps {
  emblem?: 'ticket' | 'key'
  title: string
  text: string
  /** The way on; none where there is only to wait. */
  action?: string
  onAction?(): void
}

function Nothing({ emblem = 'ticket', title, text, action, onAction }: NothingProps) {
  const button = action !== undefined && (
    <Button variant="primary" onClick={onAction}>
      {action}
    </Button>
  )
  return (
    <EmptyState emblem={emblem} title={title} {...(button && { actions: button })}>
      {text}
    </EmptyState>
  )
}

/** What stands in the place of rows: why there are none, and one way on. */
export function LotteryNothing(props: Props) {
  const { status, state, code, retrying, onEvent, onRetry, onLogin } = props
  const { t } = useLingui()
  const popular = {
    action: t`See popular lotteries`,
    onAction: () => onEvent({ type: 'list', listType: 'hot' }),
  }
  switch (status) {
    case 'empty':
      return (
        <Nothing
          title={t`No lottery is open`}
          text={t`Draws open again every day. Look in later`}
        />
      )
    case 'noMatch': {
      const elsewhere = viewOf(state).kind !== 'all' && state.name !== ''
      return (
        <Nothing
          title={t`No lottery found`}
          text={t`Try another name or another day`}
          action={elsewhere ? t`Search all lotteries` : t`Clear filters`}
          onAction={() => onEvent({ type: elsewhere ? 'everywhere' : 'clear' })}
        />
      )
    }
    case 'noFavourites':
      return (
        <Nothing
          title={t`No favourites yet`}
          text={t`Press the star beside a lottery to keep it here`}
          {...popular}
        />
      )
    case 'noRecent':
      return (
        <Nothing
          title={t`No tickets yet`}
          text={t`Lotteries you buy will wait here`}
          {...popular}
        />
      )
    case 'login':
      return (
        <Nothing
          emblem="key"
          title={t`Log in to see this list`}
          text={t`It’s for members, and opens as soon as you’re in`}
          action={t`Log in`}
          onAction={onLogin}
        />
      )
    case 'offline':
      return (
        <ErrorState
          emblem="boat"
          title={t`You’re offline`}
          retry={{ label: t`Try again`, onRetry, busy: retrying, busyLabel: t`Loading` }}
        >
          {t`Lotteries come back with your connection`}
        </ErrorState>
      )
    case 'failed':
      return (
        <LoadFailed
          title={t`The lotteries didn’t load`}
          code={code ?? ''}
          {...{ retrying, onRetry }}
        />
      )
  }
}
