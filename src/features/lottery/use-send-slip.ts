import { isFinal, useWiring } from '#client/index.ts'
import { type Input, placeLotteryTicket } from '#contract/index.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { answered, type HearPlaced, keyOfSending, onPlaced, tellPlaced } from './slip-sent.ts'
import { notBought } from './slip-state.ts'
import { keepSlip, recallSlip } from './slip-store.ts'

type Slip = Input<typeof placeLotteryTicket>

/**
 * Sends the slip of a draw, and the same slip under the same key until the house has answered: over
 * a reload, and when somebody went back and came again while it was on its way.
 * @param placed hears of the ticket, whether this desk sent it or the one before
 */
export function useSendSlip(
  account: string | null,
  gameCode: string,
  placed: HearPlaced,
): (slip: Slip) => Promise<void> {
  const { client } = useWiring()
  const pending = useRef<Promise<void> | null>(null)
  const hear = useEffectEvent(placed)
  useEffect(() => onPlaced(account, gameCode, (...told) => hear(...told)), [account, gameCode])

  return (slip) => {
    if (pending.current) return pending.current
    const idempotencyKey = keyOfSending(account, gameCode, slip)
    pending.current = client
      .send(placeLotteryTicket, slip, { idempotencyKey })
      .then(
        (ticket) => {
          // Also where the desk is gone by now: what was bought is not on the slip any more.
          keepSlip(account, gameCode, notBought(recallSlip(account, gameCode), slip.lines))
          answered(account, gameCode, idempotencyKey)
          tellPlaced(account, gameCode, ticket, slip.lines)
        },
        (error: unknown) => {
          if (isFinal(error)) answered(account, gameCode, idempotencyKey)
          throw error
        },
      )
      .finally(() => {
        pending.current = null
      })
    return pending.current
  }
}
