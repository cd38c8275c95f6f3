import { useLingui } from '@lingui/react/macro'
import type { CategoryId } from './navigation.ts'

/** Names of the categories in the language on the page. */
export function useCategoryLabels(): Record<CategoryId, string> {
  const { t } = useLingui()
  return {
    hot: t`Popular`,
    rng: t`Slots`,
    live: t`Live casino`,
    fish: t`Fishing`,
    sports: t`Sports`,
    esports: t`Esports`,
    pvp: t`Card games`,
    lottery: t`Lottery`,
    elott: t`E-lottery`,
    cockfight: t`Cockfight`,
    minigame: t`Minigames`,
  }
}
