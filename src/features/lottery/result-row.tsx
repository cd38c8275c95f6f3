import { StatusBadge } from '#components/index.ts'
import type { LotteryDraw } from '#contract/index.ts'
import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { DrawBalls } from './draw-balls.tsx'
import { Proof, type ProofStatus } from './proof.tsx'
import { mainNumbers } from './results-rules.ts'

export interface ResultRowProps {
  draw: LotteryDraw
  proof: ProofStatus
  onCheck(draw: LotteryDraw): void
  /** Shows the proof at once. @default false */
  open?: boolean
}

/** One draw: its lottery, issue and time, its numbers, and how to check them. */
export function ResultRow({ draw, proof, onCheck, open }: ResultRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { drawId, name, nameLang, province, numero, drawnAt, prizes, commitment, seed } = draw
  const numbers = mainNumbers(prizes)
  return (
    <article className="rounded-card border border-subtle bg-surface px-4 pt-4 pb-1 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 lang={nameLang} className="type-title-sm wrap-break-word text-primary">
            {name}
            {province !== null && (
              <span lang="vi" className="text-secondary">{` · ${province}`}</span>
            )}
          </h2>
          <p className="flex flex-wrap gap-x-3 type-caption text-muted">
            <span>{t`Draw ${numero}`}</span>
            <time dateTime={drawnAt}>{format.dateTime(drawnAt)}</time>
          </p>
        </div>
        {numbers.length > 0 ? (
          <DrawBalls label={t`Result`} numbers={numbers} />
        ) : (
          <StatusBadge status="warning">{t`Awaiting result`}</StatusBadge>
        )}
      </div>
      <Proof
        status={proof}
        drawId={drawId}
        commitment={commitment}
        seed={seed}
        onCheck={() => onCheck(draw)}
        {...(open !== undefined && { open })}
      />
    </article>
  )
}
