import { RichHtml } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'

export interface PromotionTermsProps {
  /** As a server sent it. */
  html: string
  /** BCP 47 of it, when the server says so. */
  lang?: string | undefined
}

/** The terms of a promotion: an operator's HTML, cleaned. */
export function PromotionTerms({ html, lang }: PromotionTermsProps) {
  const { t } = useLingui()
  return (
    <RichHtml
      html={html}
      lang={lang}
      labels={{ table: t`Table`, newWindow: t`opens in a new window` }}
    />
  )
}
