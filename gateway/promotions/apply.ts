import { type calls, type Checked, promotionLimits } from '#contract/index.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { promotionEntries, promotionProofs } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { moved, openOffer, ownEntry } from './open-offer.ts'
import type { Entry, Offer } from './status.ts'

type Application = Checked<typeof calls.applyForPromotion>

const codePoints = (words: string) => Array.from(words).length

/** The remark as it is kept; null for none. */
function remarkOf({ remark = '' }: Application, offer: Offer): string | null {
  const said = remark.trim().normalize('NFC')
  if (offer.remark === 'none' || (said === '' && offer.remark === 'optional')) return null
  if (said === '' || codePoints(said) > promotionLimits.remark) {
    throw new Refusal(400, 'answer_wrong', `A remark has 1 to ${promotionLimits.remark} characters`)
  }
  return said
}

function checkProofs({ proofs }: Application, offer: Offer): void {
  const most = Math.min(offer.proofsMax, promotionLimits.proofs)
  const right = proofs.length >= offer.proofsMin && proofs.length <= most
  if (right && new Set(proofs).size === proofs.length) return
  throw new Refusal(400, 'proof_wrong', `Send ${offer.proofsMin} to ${most} pictures`)
}

/** A new entry, or one that was rejected and is sent in once more. */
async function enter(
  tx: Database,
  application: { promotionId: number; accountId: string; remark: string | null; createdAt: Date },
): Promise<Entry> {
  const [made] = await tx
    .insert(promotionEntries)
    .values({ ...application, status: 'applying' })
    .onConflictDoNothing()
    .returning()
  if (made) return made
  const before = await ownEntry(tx, application.promotionId, application.accountId)
  if (before?.status !== 'rejected') throw moved(before?.status)
  await tx.delete(promotionProofs).where(eq(promotionProofs.entryId, before.id))
  const [again] = await tx
    .update(promotionEntries)
    .set({ ...application, status: 'applying', reply: null, bonus: null, decidedAt: null })
    .where(eq(promotionEntries.id, before.id))
    .returning()
  if (!again) throw new Error(`No entry ${before.id}`)
  return again
}

/** Sends an application in, with the pictures that were sent before: all of it or nothing. */
export const applyForPromotion: Handler<typeof calls.applyForPromotion> = (asked, { database }) =>
  database.transaction(async (tx) => {
    const { input, visitor, now, keep } = asked
    const { account } = visitor
    const { offer } = await openOffer(tx, input.id, 'apply', account, now)
    const remark = remarkOf(input, offer)
    checkProofs(input, offer)
    const entry = await enter(tx, {
      promotionId: input.id,
      accountId: account.id,
      remark,
      createdAt: now,
    })
    for (const [position, id] of input.proofs.entries()) {
      const taken = await tx
        .update(promotionProofs)
        .set({ entryId: entry.id, position })
        .where(
          and(
            eq(promotionProofs.id, id),
            eq(promotionProofs.accountId, account.id),
            isNull(promotionProofs.entryId),
          ),
        )
        .returning({ id: promotionProofs.id })
      if (taken.length === 0)
        throw new Refusal(400, 'proof_wrong', 'A picture is not here any more')
    }
    const answer = { status: entry.status, paid: null }
    await keep(tx, answer)
    return answer
  })
