import { useLingui } from '@lingui/react/macro'
import { HomeRail } from '#features/site/home-rail.tsx'
import type { Category } from '#features/site/index.ts'
import type { ReactNode } from 'react'

export interface SeamlessProps {
  /** Stands before the title: the switch of the bars. */
  lead?: ReactNode
  /** Rooms that have studios; none while that is not known. */
  categories: readonly Category[]
}

/** Rooms whose games play from the one balance (section 2, /seamless). */
export function Seamless({ lead, categories }: SeamlessProps) {
  const { t } = useLingui()
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div>
        <div className="flex items-center gap-2">
          {lead}
          <h1 className="type-display-md text-primary">{t`One balance, every room`}</h1>
        </div>
        <p className="max-w-[36em] type-body-md text-secondary">
          {t`Games from all studios play straight from your balance. Nothing to move first`}
        </p>
      </div>
      <HomeRail categories={categories} />
    </div>
  )
}
