import { isFinal, useWiring } from '#client/index.ts'
import { type Answer, type Input, lotteryTickets, placeLotteryTicket } from '#contract/index.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import {
  answered,
  drawOfSending,
  type HearPlaced,
  isUnanswered,
  keyOfSending,
  onPlaced,
  tellPlaced,
} from './slip-sent.ts'
import { notBought } from './slip-state.ts'
import { keepSlip, recallSlip } from './slip-store.ts'

type Slip = Input<typeof placeLotteryTicket>

/**
 * Sends the slip of a draw, and the same slip under the same key until the house has answered: over
 * a reload, and when somebody went back and came again while it was on its way. Where the house had it,
 * and they have cancelled that ticket since, it is another one.
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

  /** Whether its owner has taken it back meanwhile: a repeat is answered as the first was. */
  const isTakenBack = async ({ id, drawId }: Answer<typeof placeLotteryTicket>) => {
    const cancelled = { status: 'cancelled', drawId, pageSize: 50 } as const
    const { list } = await client.send(lotteryTickets, cancelled)
    return list.some((ticket) => ticket.id === id)
  }

  const place = async (slip: Slip): Promise<void> => {
    const again = isUnanswered(account, gameCode, slip)
    const idempotencyKey = keyOfSending(account, gameCode, slip)
    // Its lines may have gone along to another draw while it was on its way, and its key with them.
    const kept = () => drawOfSending(account, idempotencyKey) ?? gameCode
    const ticket = await client
      .send(placeLotteryTicket, slip, { idempotencyKey })
      .catch((error: unknown) => {
        if (isFinal(error)) answered(account, kept(), idempotencyKey)
        throw error
      })
    if (again && (await isTakenBack(ticket))) {
      answered(account, kept(), idempotencyKey)
      return place(slip)
    }
    // Also where the desk is gone by now: what was bought is not on the slip any more.
    const name = kept()
    keepSlip(account, name, notBought(recallSlip(account, name), slip.lines))
    answered(account, name, idempotencyKey)
    tellPlaced(account, name, ticket, slip.lines)
  }

  return (slip) => {
    pending.current ??= place(slip).finally(() => {
      pending.current = null
    })
    return pending.current
  }
}
