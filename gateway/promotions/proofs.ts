import { type calls, promotionLimits } from '#contract/index.ts'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { promotionProofs } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { enforce } from '#gateway/session/limits.ts'

const signatures = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const
type PictureType = keyof typeof signatures

/** What kind of picture these bytes are, whatever was said of them. */
const pictureTypeOf = (bytes: Uint8Array): PictureType | null =>
  (Object.keys(signatures) as PictureType[]).find((type) =>
    signatures[type].every((byte, at) => bytes[at] === byte),
  ) ?? null

/** Pictures that wait for an application: those of one, and of one that was begun anew. */
const waiting = 2 * promotionLimits.proofs

/** Keeps a picture until its application comes; one that never does is swept away after a day. */
export const promotionProof: Handler<typeof calls.promotionProof> = async (asked, house) => {
  const { input, visitor, now } = asked
  const accountId = visitor.account.id
  await enforce(house, 'promotionProof', [accountId], now)
  const data = Buffer.from(input.data, 'base64')
  if (data.byteLength > promotionLimits.proofBytes) {
    throw new Refusal(413, 'too_large', `A picture may have ${promotionLimits.proofBytes} bytes`)
  }
  const type = pictureTypeOf(data)
  if (!type) throw new Refusal(400, 'proof_wrong', 'A picture is png or jpg')
  const proofId = await house.database.transaction(async (tx) => {
    const [made] = await tx
      .insert(promotionProofs)
      .values({ accountId, type, data, createdAt: now })
      .returning({ id: promotionProofs.id })
    if (!made) throw new Error('No proof')
    const mine = await tx
      .select({ id: promotionProofs.id })
      .from(promotionProofs)
      .where(and(eq(promotionProofs.accountId, accountId), isNull(promotionProofs.entryId)))
      .orderBy(desc(promotionProofs.createdAt))
    const tooMany = mine.map(({ id }) => id).filter((id) => id !== made.id)
    const old = tooMany.slice(waiting - 1)
    if (old.length > 0) await tx.delete(promotionProofs).where(inArray(promotionProofs.id, old))
    return made.id
  })
  return { proofId }
}
