import { useEffect, useState } from 'react'
import { emptySlip, type Slip, type SlipEvent, slipReducer } from './slip-state.ts'
import { keepSlip, recallSlip } from './slip-store.ts'

/**
 * The slip of a draw: kept in the tab for who is here, and taken along by a guest who logs in.
 * @param draw names the draw; null while it is not known
 */
export function useSlip(account: string | null, draw: string | null) {
  const of = `${account ?? ''} ${draw ?? ''}`
  const [held, setHeld] = useState<{ of: string; slip: Slip }>({ of: '', slip: emptySlip })

  useEffect(() => {
    const lines = draw === null ? [] : recallSlip(account, draw)
    setHeld({ of, slip: { ...emptySlip, lines } })
  }, [of, account, draw])

  // Not before it is theirs: what another had is not written under their name.
  useEffect(() => {
    if (held.of === of && draw !== null) keepSlip(account, draw, held.slip.lines)
  }, [held, of, account, draw])

  return {
    slip: held.of === of ? held.slip : emptySlip,
    dispatch(event: SlipEvent) {
      setHeld((last) => (last.of === of ? { of, slip: slipReducer(last.slip, event) } : last))
    },
  }
}
