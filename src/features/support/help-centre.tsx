import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  Accordion,
  Button,
  EmptyState,
  SearchField,
  Skeleton,
  SkeletonGroup,
} from '#components/index.ts'
import type { HelpArticle, HelpTopic } from '#contract/index.ts'
import { type LoadFailure, SectionFailure } from '#features/site/index.ts'
import { type ReactNode, useId } from 'react'
import { HelpRow } from './help-article.tsx'
import type { Query } from './help-fold.ts'
import { HelpTopics } from './help-topics.tsx'

/**
 * What the help centre shows.
 * - `ready`: the questions of a topic
 * - `found`, `not-found`: what a search brought
 * - `empty`: the house has written nothing yet
 */
export const helpCentreStatuses = [
  'loading',
  'ready',
  'found',
  'not-found',
  'empty',
  'failed',
] as const
export type HelpCentreStatus = (typeof helpCentreStatuses)[number]

interface Shared {
  /** `/help`, or `/helpmc`. */
  path: string
  typed: string
  onType(typed: string): void
  topicHref(topic: string): string
}

interface Listed extends Shared {
  topics: readonly HelpTopic[]
  articles: readonly HelpArticle[]
  /** Ids of the articles that are open. */
  opened: ReadonlySet<string>
  onOpenChange(id: string, open: boolean): void
}

interface Searched extends Listed {
  query: string
  /** Null: in all of them. */
  topic: HelpTopic | null
  marked: Query
}

export type HelpCentreState =
  | (Shared & { status: 'loading' })
  | (Shared & { status: 'empty' })
  | (Shared & LoadFailure & { status: 'failed' })
  | (Listed & { status: 'ready'; topic: HelpTopic })
  | (Searched & { status: 'found' })
  | (Searched & { status: 'not-found' })

export type HelpCentreProps = HelpCentreState & {
  /** Stands alone, without the shell: `/helpmc`. */
  bare?: boolean
  /** Opens customer service, where there is one. */
  onService?: (() => void) | undefined
  /** Ways to people, beside the questions or under them. */
  contact: ReactNode
}

/** Questions and answers (C3): search first, then topics, then one question after another. */
export function HelpCentre(props: HelpCentreProps) {
  const { status, typed, onType, topicHref, path, bare = false, contact } = props
  const { t } = useLingui()
  const listed = 'topics' in props
  return (
    <div className="flex min-w-0 flex-col gap-5 md:gap-6">
      <div className="max-w-[640px]">
        <h1 className="mb-3 type-display-md text-primary">{t`How can we help?`}</h1>
        <SearchField
          label={t`Search help`}
          placeholder={t`Search help`}
          clearLabel={t`Clear search`}
          name="q"
          action={path}
          maxLength={100}
          value={typed}
          onValueChange={onType}
          onSearch={() => {}}
        />
        {/* There from the start, or nobody would hear it change. */}
        <p role="status" className="mt-2 type-body-sm text-muted empty:mt-0">
          <Count {...props} />
        </p>
      </div>
      {status !== 'empty' && status !== 'failed' && (
        <HelpTopics
          topics={listed ? props.topics : null}
          current={listed ? (props.topic?.id ?? null) : null}
          href={topicHref}
          bare={bare}
        />
      )}
      <div
        className={
          bare
            ? 'flex flex-col gap-4'
            : 'grid gap-6 xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-[28px] *:min-w-0'
        }
      >
        <Answers {...props} />
        {contact}
      </div>
    </div>
  )
}

function Count(props: HelpCentreState) {
  const { t } = useLingui()
  if (props.status !== 'found' && props.status !== 'not-found') return null
  const { query, articles } = props
  const count = articles.length
  return t`${plural(count, { one: '# answer', other: '# answers' })} for “${query}”`
}

function Answers(props: HelpCentreProps) {
  const { t } = useLingui()
  const id = useId()
  if (props.status === 'loading') {
    return (
      <SkeletonGroup label={t`Loading`} className="flex flex-col gap-4">
        <Skeleton shape="text" className="w-40" />
        <Skeleton className="h-[280px] w-full rounded-card" />
      </SkeletonGroup>
    )
  }
  if (props.status === 'failed') {
    return (
      <section aria-labelledby={id}>
        <h2 id={id} className="sr-only">
          {t`Help topics`}
        </h2>
        <SectionFailure {...props} />
      </section>
    )
  }
  if (props.status === 'empty') {
    return (
      <EmptyState emblem="owl" title={t`No answers here yet`}>
        {t`Customer service answers what isn’t written yet`}
      </EmptyState>
    )
  }
  if (props.status === 'not-found') {
    const { query } = props
    return (
      <EmptyState
        emblem="owl"
        title={t`Nothing found for “${query}”`}
        actions={<Button onClick={() => props.onType('')}>{t`Clear search`}</Button>}
      >
        {t`Try a shorter word, or ask customer service`}
      </EmptyState>
    )
  }
  const { articles, opened, onOpenChange, onService, topic, bare } = props
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className={bare ? 'sr-only' : 'type-title-lg text-primary'}>
        {topic?.name ?? t`All topics`}
      </h2>
      <Accordion>
        {articles.map((article) => (
          <HelpRow
            key={article.id}
            article={article}
            open={opened.has(article.id)}
            onOpenChange={(open) => onOpenChange(article.id, open)}
            marked={props.status === 'found' ? props.marked : undefined}
            onService={onService}
          />
        ))}
      </Accordion>
    </section>
  )
}
