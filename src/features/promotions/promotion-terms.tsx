import { RichHtml } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'

export interface PromotionTermsProps {
  /** As a server sent it. */
  html: string
}

/** The terms of a promotion: an operator's HTML, cleaned. */
export function PromotionTerms({ html }: PromotionTermsProps) {
  const { t } = useLingui()
  return <RichHtml html={html} labels={{ table: t`Table`, newWindow: t`opens in a new window` }} />
}
