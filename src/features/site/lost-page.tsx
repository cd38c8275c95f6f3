import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, ClosedPage, RefreshCwIcon } from '#components/index.ts'
import { type LostStatus, useLostWords } from './use-lost-words.ts'

export interface LostPageProps {
  logo: ReactNode
  /** The language switch: all that is left of the bars. */
  languages: ReactNode
  status: LostStatus
  /** What the log says of it, for customer service; it is not translated (words.md). */
  report: string
  /** Seconds that it was waited for. */
  limit: number
  onReload(): void
}

/** A page whose code did not come, and a reload did not help (S3). */
export function LostPage({ logo, languages, status, report, limit, onReload }: LostPageProps) {
  const { t } = useLingui()
  const words = useLostWords()
  return (
    <ClosedPage
      door="open"
      brand={logo}
      tools={languages}
      title={t`This page didn’t load`}
      text={words[status]}
      facts={[
        {
          id: 'part',
          label: t`Missing part`,
          value: <span lang="en">{report}</span>,
        },
        {
          id: 'cause',
          label: t`Cause`,
          value: status === 'timeout' ? t`timeout after ${limit} seconds` : status,
        },
      ]}
      actions={
        <>
          <Button variant="primary" size="lg" iconStart={<RefreshCwIcon />} onClick={onReload}>
            {t`Reload`}
          </Button>
          <Button size="lg" asChild>
            <a href="/">{t`Back to home`}</a>
          </Button>
        </>
      }
    />
  )
}
