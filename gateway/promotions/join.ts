import type { calls } from '#contract/index.ts'
import { promotionEntries } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { openOffer, ownEntry } from './open-offer.ts'

/** Takes part with a press. Who already does is told how they stand, which is what they wanted. */
export const joinPromotion: Handler<typeof calls.joinPromotion> = (asked, { database }) =>
  database.transaction(async (tx) => {
    const { input, visitor, now, keep } = asked
    const { account } = visitor
    await openOffer(tx, input.id, 'join', account, now)
    await tx
      .insert(promotionEntries)
      .values({ promotionId: input.id, accountId: account.id, status: 'signed', createdAt: now })
      .onConflictDoNothing()
    const entry = await ownEntry(tx, input.id, account.id)
    if (!entry) throw new Error(`No entry of promotion ${input.id}`)
    const answer = { status: entry.status, paid: null }
    await keep(tx, answer)
    return answer
  })
