import { Button, PlayIcon } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { PromotionPanelProps } from './promotion-panel.tsx'
import { gamesHref, ownPath } from './promotion-rules.ts'

/**
 * What there is to press, if anything: the page's primary. It stands in the panel and, on phones, in
 * the foot under the thumb; only one of the two is ever shown.
 */
export function PromotionButton(props: PromotionPanelProps) {
  const { status, promotion, busy = false, onJoin, onClaim, onApply } = props
  const { how, category, categoryName, categoryLang, link } = promotion
  const { t } = useLingui()
  const look = { variant: 'primary', size: 'lg', block: true } as const
  switch (status) {
    case 'join':
      return how === 'apply' ? (
        <Button {...look} onClick={onApply}>
          {t({ message: 'Apply', context: 'promotion' })}
        </Button>
      ) : (
        <Button {...look} busy={busy} busyLabel={t`Joining`} onClick={onJoin}>
          {t({ message: 'Join', context: 'promotion' })}
        </Button>
      )
    case 'claim':
      return (
        <Button {...look} busy={busy} busyLabel={t`Claiming`} onClick={onClaim}>
          {t`Claim`}
        </Button>
      )
    case 'rejected':
      return how === 'apply' ? (
        <Button {...look} onClick={onApply}>
          {t`Apply again`}
        </Button>
      ) : null
    case 'signed': {
      const games = gamesHref(category)
      return games === null ? null : (
        <Button {...look} asChild iconStart={<PlayIcon />}>
          <a href={games}>{t`See the games`}</a>
        </Button>
      )
    }
    case 'elsewhere': {
      const href = ownPath(link)
      return href === null ? null : (
        <Button {...look} asChild>
          <a href={href} lang={categoryLang}>
            {categoryName}
          </a>
        </Button>
      )
    }
    default:
      return null
  }
}

/**
 * The button over the bar of a phone, for as long as the promotion is in sight. It is pushed away by
 * the page's end and never covers the footer.
 */
export function PromotionFoot(props: PromotionPanelProps) {
  return (
    <div className="sticky bottom-[calc(64px+max(8px,env(safe-area-inset-bottom)))] z-header -mx-4 border-t border-subtle bg-raised px-4 py-3 empty:hidden md:hidden">
      <PromotionButton {...props} />
    </div>
  )
}
