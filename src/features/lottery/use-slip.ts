import type { Answer, lotteryRules } from '#contract/index.ts'
import { useEffect, useState } from 'react'
import { slipNameOf, slipNamesOf } from './bet-data.ts'
import { emptySlip, type Slip, type SlipEvent, slipReducer } from './slip-state.ts'
import { gatherSlips, keepSlip, recallSlip } from './slip-store.ts'

/**
 * The slip of a draw: kept in the tab for who is here, and taken along by a guest who logs in.
 * @param rules of the draw; undefined while it is not known
 */
export function useSlip(account: string | null, rules: Answer<typeof lotteryRules> | undefined) {
  const draw = rules ? slipNameOf(rules) : null
  const gameCode = rules?.game.gameCode ?? ''
  // As text: rules that are told anew are mostly of the same draws.
  const names = rules ? slipNamesOf(rules).join(' ') : ''
  const of = `${account ?? ''} ${draw ?? ''}`
  const [held, setHeld] = useState<{ of: string; slip: Slip }>({ of: '', slip: emptySlip })

  // Not before it is theirs: what another had is not written under their name. And before it is
  // recalled: what was filled in last is among it then.
  useEffect(() => {
    if (held.of === of && draw !== null) keepSlip(account, draw, held.slip.lines)
  }, [held, of, account, draw])

  useEffect(() => {
    if (draw !== null) gatherSlips(account, gameCode, names.split(' '), draw)
    const lines = draw === null ? [] : recallSlip(account, draw)
    setHeld({ of, slip: { ...emptySlip, lines } })
  }, [of, account, draw, gameCode, names])

  return {
    slip: held.of === of ? held.slip : emptySlip,
    dispatch(event: SlipEvent) {
      setHeld((last) => (last.of === of ? { of, slip: slipReducer(last.slip, event) } : last))
    },
  }
}
