import type { Answer, lotteryRules } from '#contract/index.ts'
import { useState } from 'react'

/** What most people begin with. */
const usual = '20.00'

/** What each new number is bet with: one of the house's amounts, or one's own. */
export function useStake(rules: Answer<typeof lotteryRules> | undefined) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [own, setOwn] = useState(false)
  const stakes = rules?.stakes ?? []
  const first = stakes.includes(usual) ? usual : (stakes[0] ?? rules?.minStake ?? '')
  return {
    stake: chosen ?? first,
    own,
    onStake: setChosen,
    onOwn: () => setOwn(true),
    onChoice(stake: string) {
      setOwn(false)
      setChosen(stake)
    },
  }
}
