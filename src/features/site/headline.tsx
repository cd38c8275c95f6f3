import { useLingui } from '@lingui/react/macro'
import { ChevronRightIcon, IconButton, MegaphoneIcon } from '#components/index.ts'
import type { Notice } from '#contract/index.ts'
import { useState } from 'react'

export interface HeadlineProps {
  /** None draws nothing. */
  headlines: readonly Notice[]
  /** Tells the rest of one. */
  onOpen(notice: Notice): void
}

/** The strip with the news of the day (S14). It stands still: its reader turns the page. */
export function Headline({ headlines, onOpen }: HeadlineProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(0)
  const count = headlines.length
  const index = asked < count ? asked : 0
  const notice = headlines[index]
  if (!notice) return null
  return (
    <section
      aria-label={t`Headlines`}
      className="flex min-h-target items-center gap-1 rounded-card bg-chat-tint ps-4 pe-1 text-chat-tint-fg forced-colors:border"
    >
      <button
        type="button"
        onClick={() => onOpen(notice)}
        className="flex min-h-target min-w-0 flex-1 items-center gap-3 rounded-sm py-2 text-start type-label hover:underline underline-offset-[.28em]"
      >
        <MegaphoneIcon className="shrink-0" />
        <span aria-live="polite" className="min-w-0 wrap-break-word">
          <span lang={notice.lang}>{notice.title}</span>
        </span>
      </button>
      {count > 1 && (
        <>
          <span className="shrink-0 type-caption max-md:sr-only">
            {t`${{ index: index + 1 }} of ${count}`}
          </span>
          <IconButton
            label={t`Next headline`}
            onClick={() => setAsked((index + 1) % count)}
            className="text-chat-tint-fg"
          >
            <ChevronRightIcon />
          </IconButton>
        </>
      )}
    </section>
  )
}
