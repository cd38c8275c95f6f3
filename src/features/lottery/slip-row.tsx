import { Badge, IconButton, MoneyInput, Trash2Icon } from '#components/index.ts'
import { useFormat, useLocale } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { SlipFault, SlipItem } from './slip-rules.ts'
import { useCurrencySymbol } from './use-currency-symbol.ts'
import { usePlayWords } from './use-play-words.ts'

export interface SlipRowProps {
  item: SlipItem
  min: string
  max: string
  onStake(stake: string): void
  onRemove(): void
}

/** Why a line cannot be sent, beside its cause. */
function useFaultWords(min: string, max: string): Record<SlipFault, string> {
  const { t } = useLingui()
  const format = useFormat()
  const least = format.roundMoney(min)
  const most = format.roundMoney(max)
  return {
    none: t`Enter a stake`,
    low: t`Minimum ${least}`,
    high: t`Maximum ${most}`,
    closed: t`This number isn’t sold for this draw. Remove it`,
    unknown: t`This play type isn’t offered any more. Remove it`,
    over: t`The slip is full. Remove this number`,
  }
}

/** One number on the slip: what it is, what it brings, and its stake, which can be changed [22a]. */
export function SlipRow({ item, min, max, onStake, onRemove }: SlipRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { locale } = useLocale()
  const words = usePlayWords()
  const symbol = useCurrencySymbol()
  const faults = useFaultWords(min, max)
  const { line, half, prize, fault } = item
  const faultId = useId()
  const number = line.numbers
  const play = words.name(line.playType)
  const win = format.roundMoney(prize)
  return (
    <li className="flex flex-col gap-1 border-b border-subtle py-3">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2">
            <span translate="no" className="type-title-md text-primary">
              {number}
            </span>
            {half && <Badge tone="warning">{t`Pays half`}</Badge>}
          </p>
          <p className="type-caption text-muted">{t`${play} · wins ${win}`}</p>
        </div>
        <MoneyInput
          size="sm"
          align="end"
          className="w-[92px] shrink-0"
          aria-label={t`Stake for ${number}, ${play}`}
          aria-describedby={fault === null ? undefined : faultId}
          aria-invalid={fault === 'none' || fault === 'low' || fault === 'high'}
          value={line.stake}
          min={min}
          max={max}
          symbol={symbol}
          locale={locale}
          onValueChange={onStake}
        />
        <IconButton data-part="remove" label={t`Remove ${number}, ${play}`} onClick={onRemove}>
          <Trash2Icon />
        </IconButton>
      </div>
      {fault !== null && (
        <p id={faultId} className="type-caption text-negative">
          {faults[fault]}
        </p>
      )}
    </li>
  )
}
