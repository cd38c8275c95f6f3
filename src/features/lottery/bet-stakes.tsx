import { cx } from '#components/cx.ts'
import { Field, MoneyInput } from '#components/index.ts'
import { useFormat, useLocale } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useCurrencySymbol } from './use-currency-symbol.ts'

export interface BetStakesProps {
  /** Amounts to choose from, ascending. */
  choices: readonly string[]
  /** The least and the most a number can have. */
  min: string
  max: string
  /** What a number gets; '' while it is being typed. */
  stake: string
  /** The stake is typed, not chosen. */
  own: boolean
  /** One of the amounts was chosen. */
  onChoice(stake: string): void
  /** One's own was typed. */
  onStake(stake: string): void
  onOwn(): void
}

const tile = cx(
  'relative grid min-h-[44px] min-w-0 short:min-w-max touch-manipulation place-items-center rounded-md border border-control px-1 text-center text-[0.9375rem] font-semibold text-primary transition-colors duration-fast hover:bg-hover has-checked:border-accent has-checked:bg-selected has-checked:inset-ring has-checked:inset-ring-accent forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]',
)

/** What each number is bet with: eight tiles, one of them for an amount of one's own [22a 22b]. */
export function BetStakes(props: BetStakesProps) {
  const { choices, min, max, stake, own, onChoice, onStake, onOwn } = props
  const { t } = useLingui()
  const format = useFormat()
  const { locale } = useLocale()
  const symbol = useCurrencySymbol()
  const name = useId()
  const least = format.roundMoney(min)
  const most = format.roundMoney(max)
  const radio = (value: string, checked: boolean, choose: () => void) => (
    <input
      type="radio"
      name={name}
      value={value}
      checked={checked}
      onChange={choose}
      className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] focus-visible:outline-offset-0"
    />
  )
  return (
    <fieldset role="radiogroup" className="m-0 flex min-w-0 flex-col gap-2 p-0">
      <legend className="mb-2 p-0 type-label text-primary max-md:sr-only">{t`Stake a number`}</legend>
      <div className="grid grid-cols-4 gap-2 [scrollbar-width:none] sm:max-md:grid-cols-8 md:gap-[10px] short:-mx-4 short:auto-cols-[minmax(60px,1fr)] short:grid-flow-col short:grid-cols-none short:overflow-x-auto short:px-4">
        {choices.map((choice) => (
          <label key={choice} className={tile}>
            {radio(choice, !own && choice === stake, () => onChoice(choice))}
            <span translate="no">{format.roundMoney(choice)}</span>
          </label>
        ))}
        <label className={tile}>
          {radio('own', own, onOwn)}
          {t({ message: 'Other', context: 'stake' })}
        </label>
      </div>
      {own && (
        <Field label={t`Your stake`} hint={t`${least} to ${most} a number`}>
          <MoneyInput
            size="md"
            value={stake}
            min={min}
            max={max}
            symbol={symbol}
            locale={locale}
            onValueChange={onStake}
          />
        </Field>
      )}
    </fieldset>
  )
}
