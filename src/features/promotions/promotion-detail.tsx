import {
  Breadcrumb,
  Button,
  EmptyState,
  HeadsetIcon,
  Image,
  Link,
  Skeleton,
  SkeletonGroup,
} from '#components/index.ts'
import type { PromotionDetails } from '#contract/index.ts'
import { LoadFailed, type LoadFailure } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PromotionFacts } from './promotion-facts.tsx'
import { promotionHref, promotionsHref } from './promotion-rules.ts'

/** Statuses of a promotion's page; `missing`: there is none of this number. */
export const promotionDetailStatuses = ['loading', 'ready', 'missing', 'failed'] as const
export type PromotionDetailStatus = (typeof promotionDetailStatuses)[number]

export type PromotionDetailState =
  | { status: 'loading' | 'missing' }
  | { status: 'ready'; promotion: PromotionDetails }
  | ({ status: 'failed' } & LoadFailure)

export type PromotionDetailProps = PromotionDetailState & {
  /** A `PromotionTerms`. */
  terms: ReactNode
  /** A `PromotionPanel`, once there is something to stand to. */
  panel: ReactNode
  /** A `PromotionFoot`: the panel’s button, where phones have it. */
  foot?: ReactNode
  /** Opens customer service, where people are who can explain; no help without it. */
  onService?: (() => void) | undefined
}

/** A promotion with its terms (16b); on phones what there is to do comes before them. */
export function PromotionDetail(props: PromotionDetailProps) {
  const { t } = useLingui()
  switch (props.status) {
    case 'loading':
      return <DetailSkeleton />
    case 'ready':
      return <Ready {...props} />
    case 'missing':
      return (
        <EmptyState
          level={1}
          emblem="lantern"
          title={t`There is no such promotion`}
          actions={
            <Button variant="primary" asChild>
              <a href={promotionsHref}>{t`See all promotions`}</a>
            </Button>
          }
        >
          {t`It may have ended, or the link is incomplete`}
        </EmptyState>
      )
    case 'failed':
      return (
        <LoadFailed
          level={1}
          title={t`The promotion didn’t load`}
          code={props.code}
          retrying={props.retrying}
          onRetry={props.onRetry}
          actions={
            <Button asChild>
              <a href={promotionsHref}>{t`See all promotions`}</a>
            </Button>
          }
        />
      )
  }
}

const columns =
  'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr]'

function Ready(props: Extract<PromotionDetailProps, { status: 'ready' }>) {
  const { promotion, terms, panel, foot, onService } = props
  const { title, summary, lang, categoryName, categoryLang, imageUrl } = promotion
  const { t } = useLingui()
  const all = t`Promotions`
  return (
    <article className="flex min-w-0 flex-col gap-3">
      <Breadcrumb
        label={t`Where you are`}
        expandLabel={t`Show every step`}
        items={[
          { id: 'all', label: all, href: promotionsHref },
          // The title is the page’s heading, right below.
          { id: 'this', label: categoryName, lang: categoryLang, href: promotionHref(promotion) },
        ]}
      />
      <div className={columns}>
        <header className="min-w-0">
          <div className="relative h-[148px] overflow-hidden rounded-card md:h-[244px] md:rounded-hero">
            <Image
              src={imageUrl}
              alt=""
              width={720}
              height={240}
              priority
              className="absolute inset-0 size-full object-cover"
            />
          </div>
          <p lang={categoryLang} className="pt-4 type-caption text-muted md:pt-5">
            {categoryName}
          </p>
          <h1
            lang={lang}
            className="type-display-md wrap-break-word text-primary max-md:text-[1.75rem]"
          >
            {title}
          </h1>
          <p lang={lang} className="pt-1 type-body-lg wrap-break-word text-secondary">
            {summary}
          </p>
        </header>
        <aside
          aria-label={t`Take part`}
          className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          {panel}
          <PromotionFacts promotion={promotion} />
          {onService && <Help onService={onService} />}
        </aside>
        <div className="min-w-0">
          <h2 className="sr-only">{t`Terms`}</h2>
          {terms}
        </div>
      </div>
      {foot}
    </article>
  )
}

/** People who can explain the terms; conversation is dusk (DESIGN.md). */
function Help({ onService }: { onService: () => void }) {
  const { t } = useLingui()
  return (
    <div className="flex items-start gap-3 rounded-card bg-chat-tint p-5 text-chat-tint-fg">
      <span className="flex h-[1lh] items-center">
        <HeadsetIcon />
      </span>
      <div className="min-w-0">
        <p className="type-title-sm text-primary">{t`Unsure about a term?`}</p>
        <p className="pb-2 type-body-sm">{t`Ask customer service, any time of day`}</p>
        <Link asChild tone="service">
          <button type="button" onClick={onService}>
            {t`Start a chat`}
            <span className="sr-only"> ({t`opens in a new window`})</span>
          </button>
        </Link>
      </div>
    </div>
  )
}

function DetailSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading`} className="flex flex-col gap-3">
      <Skeleton shape="text" className="my-2 w-48" />
      <div className={columns}>
        <div>
          <Skeleton className="h-[148px] rounded-card! md:h-[244px] md:rounded-hero!" />
          <Skeleton shape="text" className="mt-6 w-20" />
          <Skeleton className="mt-3 h-10 w-4/5" />
          <Skeleton shape="text" className="mt-4 w-3/5" />
        </div>
        <div className="flex flex-col gap-4 lg:row-span-2">
          <Skeleton className="h-[180px] rounded-card!" />
          <Skeleton className="h-[172px] rounded-card!" />
        </div>
        <div className="flex flex-col gap-3">
          {['w-1/3', 'w-full', 'w-11/12', 'w-4/5', 'w-10/12', 'w-2/3'].map((width) => (
            <Skeleton key={width} shape="text" className={width} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
