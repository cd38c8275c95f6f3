import { SelectChip } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { headTail, type ProvinceDraw } from './vietnam-rules.ts'

export interface HeadTailProps {
  provinces: readonly ProvinceDraw[]
  chosen: ProvinceDraw
  onChoose(id: string): void
  /** Every number of the chosen province. */
  numbers: readonly string[]
}

/** By the last digit but one, which last digits a province drew. */
export function HeadTail({ provinces, chosen, onChoose, numbers }: HeadTailProps) {
  const { t } = useLingui()
  return (
    <div className="rounded-card border border-subtle bg-surface px-5 pt-4 pb-1">
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-3">
        <h2 className="type-title-sm text-primary">{t`Heads and tails`}</h2>
        {provinces.length > 1 ? (
          <SelectChip
            size="md"
            label={t`Province`}
            value={chosen.id}
            onValueChange={onChoose}
            options={provinces.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <span translate="no" lang="vi" className="type-caption text-muted">
            {chosen.name}
          </span>
        )}
      </div>
      <table className="w-full type-body-sm">
        <caption className="sr-only">{t`Heads and tails`}</caption>
        <thead>
          <tr className="type-caption text-muted">
            <th scope="col" className="w-[84px] py-2 text-start font-regular">
              {t({ message: 'Head', context: 'lottery' })}
            </th>
            <th scope="col" className="py-2 text-start font-regular">
              {t({ message: 'Tails', context: 'lottery' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {headTail(numbers).map(({ head, tails }) => (
            <tr key={head}>
              <th scope="row" className="border-t border-subtle py-[5px] text-start font-semibold">
                {head}
              </th>
              <td className="border-t border-subtle py-[5px] text-primary tabular-nums">
                {tails.length > 0 ? (
                  tails.join(', ')
                ) : (
                  <span className="text-muted">{t({ message: 'None', context: 'lottery' })}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
