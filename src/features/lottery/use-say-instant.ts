import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'

/**
 * An instant as one says it: with the day only where it is not today.
 * @returns told the instant, ISO 8601, and how many days off it is
 */
export function useSayInstant(): (instant: string, daysOff: number) => string {
  const { t } = useLingui()
  const format = useFormat()
  return (instant, daysOff) => {
    if (daysOff > 1 || daysOff < 0) return format.dateTime(instant)
    const time = format.time(instant)
    return daysOff === 1 ? t`tomorrow ${time}` : time
  }
}
