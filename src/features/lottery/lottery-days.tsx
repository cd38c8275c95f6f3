import { ChipGroup, ToggleChip } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { type Weekday, weekdays } from './lottery-list-rules.ts'
import { useWeekdays } from './use-weekdays.ts'

export interface LotteryDaysProps {
  /** Null for every day. */
  weekday: Weekday | null
  /** Of the house's time; null while unknown. */
  today: Weekday | null
  onChange(weekday: Weekday | null): void
}

/** The days on which lotteries are drawn; today is named [06]. */
export function LotteryDays({ weekday, today, onChange }: LotteryDaysProps) {
  const { t } = useLingui()
  const { long, short } = useWeekdays()
  return (
    <ChipGroup label={t`Draw day`}>
      <span aria-hidden="true" className="shrink-0 type-body-sm text-secondary max-md:hidden">
        {t`Draw day`}
      </span>
      <ToggleChip
        className="shrink-0"
        pressed={weekday === null}
        onPressedChange={() => onChange(null)}
      >
        {t`Every day`}
      </ToggleChip>
      {weekdays.map((day) => (
        <ToggleChip
          key={day}
          className="shrink-0"
          pressed={weekday === day}
          count={day === today ? t`Today` : undefined}
          onPressedChange={(on) => onChange(on ? day : null)}
        >
          <span className="max-md:hidden">{long(day)}</span>
          <span className="md:hidden">{short(day)}</span>
        </ToggleChip>
      ))}
    </ChipGroup>
  )
}
