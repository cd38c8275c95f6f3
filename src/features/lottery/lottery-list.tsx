import { Skeleton, SkeletonGroup, Tab, TabList, TabPanel, Tabs } from '#components/index.ts'
import { useCategoryLabels } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LotteryDays } from './lottery-days.tsx'
import { LotteryNothing } from './lottery-nothing.tsx'
import {
  type ListEvent,
  type ListState,
  type ListType,
  listTypes,
  viewOf,
  type Weekday,
} from './lottery-list-rules.ts'
import type { LotteryGroup, LotteryRow } from './lottery-row.ts'
import { LotteryRows } from './lottery-rows.tsx'
import { LotterySearch } from './lottery-search.tsx'
import { OpenNumbers, type OpenNumbersProps } from './open-numbers.tsx'

/**
 * Statuses of the list. `noMatch` is nothing left by name and day, `empty` nothing there at all;
 * `login` a list that is a member's, before a guest.
 */
export const lotteryListStatuses = [
  'loading',
  'ready',
  'empty',
  'noMatch',
  'noFavourites',
  'noRecent',
  'login',
  'offline',
  'failed',
] as const
export type LotteryListStatus = (typeof lotteryListStatuses)[number]

/** What the view takes; `useLotteryList` gives all but `lead`, `tickets` and `onLogin`. */
export interface LotteryListProps {
  /** Stands before the title: the switch of the bars. */
  lead?: ReactNode
  /** Stands beside the search: the button of one’s own tickets. */
  tickets?: ReactNode
  status: LotteryListStatus
  state: ListState
  /** Lists that this house has; their order is the house's. */
  lists: readonly ListType[]
  /** Null while unknown. */
  groups: readonly LotteryGroup[] | null
  rows: readonly LotteryRow[]
  /** Of the house's time; null while unknown. */
  today: Weekday | null
  latest: OpenNumbersProps
  /** For customer service: what failed and how; null when nothing did. */
  code: string | null
  retrying: boolean
  /** Something was chosen: the address should follow. */
  onEvent(event: ListEvent): void
  /** Marks a lottery, or takes the mark away; without it there are no stars. */
  onFavourite?: ((gameId: string) => void) | undefined
  onRetry(): void
  onLogin?: () => void
}

/** More groups than these have arrows (section 9). */
const mostGroups = 7

const boxes = 8
/** Before tag names, so that no group is ever taken for a list. */
const groupValue = (tag: string) => `group:${tag}`

/** Every draw on one clock: lists, groups, days, what is open and what came out last (L2, L3). */
export function LotteryList(props: LotteryListProps) {
  const { lead, tickets, state, groups, onEvent } = props
  const { t } = useLingui()
  const title = useCategoryLabels().lottery
  const names = useListNames()
  const lists = listTypes.filter((one) => props.lists.includes(one))
  const view = viewOf(state)
  const chosen =
    view.kind === 'tag' ? groupValue(view.tag) : view.kind === 'list' ? view.listType : ''
  const choose = (value: string) => {
    const listType = lists.find((one) => one === value)
    const group = groups?.find(({ tag }) => groupValue(tag) === value)
    if (listType) onEvent({ type: 'list', listType })
    else if (group) onEvent({ type: 'tag', tag: group.tag })
  }
  const content = <Content {...props} />
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-center gap-2">
          {lead}
          <h1 className="type-display-md text-primary">{title}</h1>
        </div>
        <div className="flex min-w-0 items-center gap-2 max-md:w-full">
          <LotterySearch name={state.name} onName={(name) => onEvent({ type: 'name', name })} />
          {tickets}
        </div>
      </div>
      <Tabs value={chosen} onValueChange={choose} activation="manual">
        <TabList
          label={t`Lotteries`}
          arrows={(groups?.length ?? 0) > mostGroups}
          className="max-md:-mx-4 max-md:px-1"
        >
          {lists.map((one) => (
            <Tab key={one} value={one}>
              {names[one]}
            </Tab>
          ))}
          {groups?.map(({ tag, label }) => (
            <Tab key={tag} value={groupValue(tag)}>
              {label}
            </Tab>
          ))}
        </TabList>
        {chosen === '' ? (
          <div className="pt-4">{content}</div>
        ) : (
          <TabPanel value={chosen} className="pt-4">
            {content}
          </TabPanel>
        )}
      </Tabs>
    </div>
  )
}

/** Names of the lists that are not a group's. */
export function useListNames(): Record<ListType, string> {
  const { t } = useLingui()
  return { hot: t`Popular`, favourites: t`Favourites`, recent: t`Recent` }
}

function Content(props: LotteryListProps) {
  const { status, state, today, rows, latest, onEvent, onFavourite } = props
  const { t } = useLingui()
  const count = rows.length
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <LotteryDays
        weekday={state.weekday}
        today={today}
        onChange={(weekday) => onEvent({ type: 'weekday', weekday })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_280px] xl:grid-cols-[minmax(0,1fr)_316px]">
        <div className="min-w-0">
          <p role="status" className="sr-only">
            {status === 'ready' && t`${plural(count, { one: '# lottery', other: '# lotteries' })}`}
          </p>
          {status === 'loading' && <RowsSkeleton />}
          {status === 'ready' && (
            <LotteryRows
              caption={t`Lotteries`}
              rows={rows}
              most={state.rows}
              onMore={() => onEvent({ type: 'more' })}
              onFavourite={onFavourite}
            />
          )}
          {status !== 'loading' && status !== 'ready' && (
            <LotteryNothing {...props} status={status} />
          )}
        </div>
        <OpenNumbers {...latest} />
      </div>
    </div>
  )
}

/** The boxes of what is on its way. */
function RowsSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup
      label={t`Loading`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:gap-4 lg:block lg:overflow-hidden lg:rounded-card lg:border lg:border-subtle lg:bg-surface"
    >
      <span className="hidden h-[41px] border-b border-default lg:block" />
      {Array.from({ length: boxes }, (_, index) => (
        <span
          key={index}
          className="flex h-[188px] flex-col justify-between rounded-card bg-surface p-4 lg:h-[70px] lg:flex-row lg:items-center lg:gap-6 lg:rounded-none lg:border-b lg:border-subtle lg:px-5 lg:last:border-b-0"
        >
          <Skeleton shape="text" className="w-[132px]" />
          <Skeleton shape="text" className="w-[148px]" />
          <Skeleton className="h-[30px] w-[120px]" />
          <Skeleton className="h-9 w-20 self-end lg:self-center" />
        </span>
      ))}
    </SkeletonGroup>
  )
}
