import { useLingui } from '@lingui/react/macro'
import type { ThaiPrize } from './thai-draw-rules.ts'

/** Names of the prizes of the Thai draw. */
export function useThaiPrizeNames(): Record<ThaiPrize, string> {
  const { t } = useLingui()
  return {
    first: t`First prize`,
    nearFirst: t`Next to the first prize`,
    second: t`Second prize`,
    third: t`Third prize`,
    fourth: t`Fourth prize`,
    fifth: t`Fifth prize`,
    frontThree: t`Front three`,
    lastThree: t`Last three`,
    lastTwo: t`Last two`,
  }
}
