import { Button, CalendarDaysIcon, HeroScene, Image } from '#components/index.ts'
import type { ListedPromotion } from '#contract/index.ts'
import { useBrand } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { PromotionPeriod } from './promotion-period.tsx'
import { promotionHref } from './promotion-rules.ts'
import { PromotionTag } from './promotion-tag.tsx'

/** What the house greets new members with is shown in a scene. */
const welcomes = 'new_player'

/** The first promotion, larger than the others: scene 1.25, words 1 (DESIGN.md, Promotions). */
export function PromotionFeature({ promotion }: { promotion: ListedPromotion }) {
  const { t } = useLingui()
  const { scene } = useBrand()
  // The banner over the page has the brand’s own.
  const festive = scene === 'kites' ? 'river' : 'kites'
  const { title, summary, lang, categoryName, categoryLang, category, imageUrl } = promotion
  const { joined, status, progress } = promotion
  const tagged = status !== null && (joined || status === 'issued' || status === 'close')
  return (
    <article className="grid overflow-hidden rounded-card border border-subtle bg-surface md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div className="relative min-h-[148px] overflow-hidden md:min-h-[274px]">
        {category === welcomes ? (
          <div className="absolute inset-0 bg-ornament-sky2">
            <HeroScene name={festive} uid="promotion" className="size-full" />
          </div>
        ) : (
          <Image
            src={imageUrl}
            alt=""
            width={720}
            height={240}
            priority
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </div>
      <div className="flex flex-col items-start justify-center gap-2 p-5 md:px-8 md:py-6">
        <p lang={categoryLang} className="type-caption text-muted">
          {categoryName}
        </p>
        <h2 lang={lang} className="max-w-full type-display-sm wrap-break-word text-primary">
          {title}
        </h2>
        <p lang={lang} className="max-w-full text-secondary wrap-break-word">
          {summary}
        </p>
        <p className="flex items-center gap-2 pt-1 type-caption text-muted">
          <CalendarDaysIcon size="sm" />
          <PromotionPeriod promotion={promotion} />
        </p>
        <div className="flex flex-wrap items-center gap-3 pt-3">
          <Button asChild>
            <a href={promotionHref(promotion)}>{t`See the terms`}</a>
          </Button>
          {tagged && <PromotionTag status={status} progress={progress} />}
        </div>
      </div>
    </article>
  )
}
