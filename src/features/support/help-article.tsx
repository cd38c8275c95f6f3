import { useLingui } from '@lingui/react/macro'
import { AccordionItem, Button, RichHtml } from '#components/index.ts'
import type { HelpArticle } from '#contract/index.ts'
import { useLocale } from '#features/site/index.ts'
import { useState } from 'react'
import { piecesOf, type Query } from './help-fold.ts'

export interface HelpRowProps {
  article: HelpArticle
  open: boolean
  onOpenChange(open: boolean): void
  /** What was searched for is marked in the question. */
  marked?: Query | undefined
  /** Leads to people, where the answer is none. */
  onService?: (() => void) | undefined
}

/** A question, and its answer once it is opened. */
export function HelpRow({ article, open, onOpenChange, marked, onService }: HelpRowProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { id, question, answer, lang } = article
  return (
    <AccordionItem
      id={`help-${id}`}
      title={
        marked
          ? piecesOf(question, marked).map(({ text, hit, at }) =>
              hit ? (
                <mark key={at} className="rounded-xs bg-selected text-accent">
                  {text}
                </mark>
              ) : (
                text
              ),
            )
          : question
      }
      open={open}
      onOpenChange={onOpenChange}
      lang={lang === locale ? undefined : lang}
    >
      <RichHtml
        html={answer}
        level={4}
        labels={{ table: t`Table`, newWindow: t`opens in a new window` }}
      />
      <Verdict onService={onService} />
    </AccordionItem>
  )
}

/** Whether it helped. Nobody is told: who says no is led to somebody who can help. */
function Verdict({ onService }: Pick<HelpRowProps, 'onService'>) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const [helped, setHelped] = useState<boolean | null>(null)
  return (
    <div
      lang={locale}
      className="mt-4 flex min-h-target flex-wrap items-center gap-x-3 gap-y-2 type-body-sm text-secondary"
    >
      {helped === null ? (
        <>
          <span>{t`Did this answer your question?`}</span>
          <Button size="sm" onClick={() => setHelped(true)}>
            {t`Yes, it did`}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setHelped(false)}>
            {t`Not yet`}
          </Button>
        </>
      ) : (
        <>
          <span role="status">
            {helped ? t`Good to know` : t`Tell customer service what is missing`}
          </span>
          {!helped && onService && (
            <Button size="sm" onClick={onService}>
              {t`Customer service`}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
