import type { GameClass } from '#contract/index.ts'
import { useLingui } from '@lingui/react/macro'

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
