import { PromotionCard, Section, Skeleton, SkeletonGroup } from '#components/index.ts'
import type { Promotion } from '#contract/index.ts'
import { type LoadFailure, SectionFailure } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { PromotionPeriod } from './promotion-period.tsx'

/** Statuses of the home's promotions; an empty section is not there. */
export const homePromotionsStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type HomePromotionsStatus = (typeof homePromotionsStatuses)[number]

export type HomePromotionsState =
  | { status: 'loading' | 'empty' }
  | { status: 'ready'; promotions: readonly Promotion[] }
  | ({ status: 'failed' } & LoadFailure)

export type HomePromotionsProps = HomePromotionsState & {
  /** Where a promotion's card leads; without it the cards lead nowhere. */
  hrefOf?: (promotion: Promotion) => string
  /** Where all promotions are. */
  moreHref?: string
}

/** The first promotions of the house, on its home. */
export function HomePromotions(props: HomePromotionsProps) {
  const { t } = useLingui()
  if (props.status === 'empty') return null
  const { hrefOf, moreHref } = props
  return (
    <Section
      title={t`Promotions`}
      more={moreHref ? { href: moreHref, label: t`See all` } : undefined}
    >
      {props.status === 'loading' && <PromotionsSkeleton />}
      {props.status === 'failed' && <SectionFailure {...props} />}
      {props.status === 'ready' && (
        <ul className="flex flex-col gap-4">
          {props.promotions.map((promotion) => (
            <li key={promotion.id}>
              <HomePromotion promotion={promotion} href={hrefOf?.(promotion)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function HomePromotion({ promotion, href }: { promotion: Promotion; href: string | undefined }) {
  return (
    <PromotionCard
      title={promotion.title}
      lang={promotion.lang}
      eyebrow={<span lang={promotion.categoryLang}>{promotion.categoryName}</span>}
      text={promotion.summary}
      period={<PromotionPeriod promotion={promotion} />}
      image={promotion.imageUrl}
      href={href}
    />
  )
}

function PromotionsSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading`} className="flex flex-col gap-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-[162px] rounded-card! md:h-[143px]" />
      ))}
    </SkeletonGroup>
  )
}
