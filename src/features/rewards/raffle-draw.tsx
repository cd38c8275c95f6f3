import { Button, ChevronDownIcon, CopyButton, Money, ShieldCheckIcon } from '#components/index.ts'
import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import type { RaffleCardProps } from './raffle-card.tsx'

/** Who won, and why anybody can be sure that nobody chose them. */
export function RaffleDraw(props: RaffleCardProps) {
  const { raffle } = props
  return (
    <>
      {raffle.status === 'drawn' && <Winners {...props} />}
      <Fairness {...props} />
    </>
  )
}

function Summary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-target w-fit cursor-pointer list-none items-center gap-2 rounded-sm type-label text-secondary hover:text-primary">
      {children}
      <ChevronDownIcon size="sm" className="group-open:rotate-180" />
    </summary>
  )
}

/** Winners that are shown without asking. */
const shown = 5

function Winners({ raffle: { winners } }: RaffleCardProps) {
  const { t } = useLingui()
  if (winners.length === 0) return <p className="text-secondary">{t`Nobody took a ticket`}</p>
  const rest = winners.slice(shown)
  return (
    <div className="flex flex-col gap-2">
      <h3 className="type-title-sm text-primary">{t`Winners`}</h3>
      <WinnerRows winners={winners.slice(0, shown)} />
      {rest.length > 0 && (
        <details className="group">
          <Summary>{t`All winners`}</Summary>
          <WinnerRows winners={rest} />
        </details>
      )}
    </div>
  )
}

function WinnerRows({ winners }: Pick<RaffleCardProps['raffle'], 'winners'>) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <ol className="divide-y divide-subtle" start={winners[0]?.place ?? 1}>
      {winners.map(({ place, number, account, credit, isMine }) => (
        <li key={place} className="flex flex-wrap items-baseline gap-x-3 py-[6px] type-body-sm">
          <span className="min-w-[2em] text-muted tabular-nums">{format.count(place)}</span>
          <span translate="no" className="min-w-0 flex-1 wrap-break-word">
            {isMine ? <strong>{account}</strong> : account}
          </span>
          <span className="text-muted tabular-nums">
            <span className="sr-only">{t({ message: 'Ticket', context: 'raffle' })}</span>
            {` #${format.count(number)}`}
          </span>
          <Money>{format.money(credit)}</Money>
        </li>
      ))}
    </ol>
  )
}

function Fairness({ raffle, check, onCheck }: RaffleCardProps) {
  const { t } = useLingui()
  const code = useRef<HTMLElement>(null)
  const here = check.raffleId === raffle.id ? check.result : 'none'
  const drawn = raffle.seed !== null
  const shownCode = raffle.seed ?? raffle.commitment
  return (
    <details className="group">
      <Summary>{t`How the draw is kept fair`}</Summary>
      <div className="flex flex-col gap-3 pb-1">
        <p className="type-body-sm text-secondary">
          {drawn
            ? t`This is the secret that decided the draw. Its fingerprint was here before the first ticket, so nobody could change it`
            : t`A secret decides the draw. This is its fingerprint. The secret is shown after the draw, and anybody can check that the two belong together`}
        </p>
        <div className="flex items-center gap-2 rounded-md bg-sunken ps-4">
          <code ref={code} translate="no" className="min-w-0 flex-1 py-2 type-caption break-all">
            {shownCode}
          </code>
          <CopyButton
            iconOnly
            variant="ghost"
            text={shownCode}
            source={code}
            label={t`Copy`}
            copiedLabel={t`Copied`}
            failedLabel={t`Select it and copy by hand`}
          />
        </div>
        {drawn && (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              size="sm"
              iconStart={<ShieldCheckIcon />}
              busy={here === 'checking'}
              busyLabel={t`Checking`}
              onClick={() => onCheck(raffle)}
            >
              {t`Check the draw`}
            </Button>
            <p role="status" className="type-body-sm">
              {here === 'fair' && (
                <span className="text-positive">{t`The secret fits, and so does every winner`}</span>
              )}
              {here === 'unfair' && (
                <span className="text-negative">
                  {t`This doesn’t add up. Tell customer service`}
                </span>
              )}
              {here === 'failed' && t`This browser can’t check it here. Open the site over https`}
            </p>
          </div>
        )}
      </div>
    </details>
  )
}
