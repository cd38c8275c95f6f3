import type { GameClass } from '#contract/index.ts'
import { useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { GameSort } from './lobby-rules.ts'

/** Names of the chips of decision 41 in the language on the page. */
export function useClassLabels(): Record<GameClass, string> {
  const { t } = useLingui()
  return {
    SC: t`Scratch cards`,
    VP: t`Video poker`,
    JP: t`Jackpot`,
    TG: t`Table games`,
    AC: t`Arcade`,
    BG: t`Bingo`,
    SM: t`Slot machines`,
    BAC: t`Baccarat`,
    SIC: t`Sic bo`,
    ROU: t`Roulette`,
    DAT: t`Dragon tiger`,
    BJ: t`Blackjack`,
    NN: t`Niu niu`,
  }
}

/** `Minimum bet ฿1`. */
export function useBetLabels(): (bet: number) => string {
  const { t } = useLingui()
  const format = useFormat()
  return (bet) => {
    const amount = format.roundMoney(`${bet}.00`)
    return t`Minimum bet ${amount}`
  }
}

/** `20 lines or more`. */
export function useLineLabels(): (lines: number) => string {
  const { t } = useLingui()
  return (lines) => t`${plural(lines, { one: '# line or more', other: '# lines or more' })}`
}

/** The orders of a list, by their names. */
export function useSortLabels(): Record<GameSort, string> {
  const { t } = useLingui()
  return {
    popular: t`Popular`,
    new: t`Newest`,
    name: t({ message: 'Name', context: 'order' }),
  }
}
