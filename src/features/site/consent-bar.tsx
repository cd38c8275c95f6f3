import { useLingui } from '@lingui/react/macro'
import { Button, Link } from '#components/index.ts'

export interface ConsentBarProps {
  /** Where it is told what is kept of a visitor; null: nowhere. */
  policyHref: string | null
  onSettings(): void
  onNecessary(): void
  onAccept(): void
}

/** Asks once whether statistics may be kept; the three answers weigh the same (S18). */
export function ConsentBar({ policyHref, onSettings, onNecessary, onAccept }: ConsentBarProps) {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`Cookies`}
      className="fixed inset-x-4 bottom-[calc(72px+env(safe-area-inset-bottom))] z-header mx-auto flex max-h-[calc(100dvh-80px)] max-w-[1120px] animate-dialog-in flex-wrap items-center gap-x-6 gap-y-3 overflow-y-auto rounded-card border border-default bg-raised px-5 py-4 shadow-3 md:bottom-6 md:px-6 [@media(height<22rem)]:bottom-2"
    >
      <div className="min-w-0 flex-1 basis-[260px]">
        <h2 className="type-title-sm text-primary">
          {t`Only the cookies we need, unless you allow more`}
        </h2>
        <p className="mt-1 type-body-sm text-secondary">
          {t`Statistics show us which pages are slow. We don’t sell data`}{' '}
          {policyHref !== null && <Link href={policyHref}>{t`How we use data`}</Link>}
        </p>
      </div>
      <div className="flex max-w-full flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button onClick={onSettings}>{t`Settings`}</Button>
        <Button onClick={onNecessary}>{t`Only necessary`}</Button>
        <Button onClick={onAccept}>{t`Allow`}</Button>
      </div>
    </section>
  )
}
