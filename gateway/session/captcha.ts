import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { captchas } from '#gateway/database/schema/index.ts'
import { secretOf } from '#gateway/database/secrets.ts'
import type { House } from '#gateway/house.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { spendWork } from './altcha.ts'
import { captchaPng } from './captcha-picture.ts'
import { captchaRules } from './constants.ts'
import { addressBlock, enforce } from './limits.ts'

/** Four digits are guessed from a plain hash at once, so the hash is keyed. */
async function hashAnswer(house: House, id: string, digits: string): Promise<string> {
  const secret = await secretOf(house.database, 'captcha')
  return createHmac('sha256', secret).update(`${id}:${digits}`).digest('base64url')
}

/** Numbers from 0 up to 1 that nobody can foresee. */
const random = () => randomInt(2 ** 32) / 2 ** 32

export const captcha: Handler<typeof calls.captcha> = async ({ address, now }, house) => {
  await enforce(house, 'captcha', [addressBlock(address)], now)
  const id = randomBytes(16).toString('base64url')
  const digits = String(randomInt(10_000)).padStart(4, '0')
  const png = await captchaPng(digits, random)
  await house.database.insert(captchas).values({
    id,
    answerHash: await hashAnswer(house, id, digits),
    endsAt: new Date(now.getTime() + captchaRules.lifetime),
  })
  return { id, value: Buffer.from(png).toString('base64') }
}

/** Whether the digits are those of the picture. Right or wrong, the picture is used up. */
async function spendCaptcha(house: House, id: string, digits: string, now: Date): Promise<boolean> {
  const [row] = await house.database.delete(captchas).where(eq(captchas.id, id)).returning()
  if (!row || row.endsAt <= now) return false
  const given = Buffer.from(await hashAnswer(house, id, digits.trim()))
  const wanted = Buffer.from(row.answerHash)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** What a request says of a picture: its digits, or the longer work done instead (decision 33). */
export interface PictureAnswer {
  captcha?: string | undefined
  captchaId?: string | undefined
  captchaProof?: string | undefined
}

/**
 * Lets nobody on who has not read a picture, or done the work instead. Either is used up.
 * @throws Refusal 403 `captcha_needed` or `captcha_wrong`, with the value `{ captcha: true }`
 */
export async function requirePicture(
  house: House,
  { captcha: digits, captchaId, captchaProof }: PictureAnswer,
  now: Date,
): Promise<void> {
  const again = { captcha: true }
  if (captchaProof) {
    if (await spendWork(house, captchaProof, 'captcha', now)) return
    throw new Refusal(403, 'captcha_needed', 'The work instead of the picture was not done', again)
  }
  if (!digits || !captchaId) {
    throw new Refusal(403, 'captcha_needed', 'Enter the digits of the picture', again)
  }
  if (await spendCaptcha(house, captchaId, digits, now)) return
  throw new Refusal(403, 'captcha_wrong', 'Those are not the digits of the picture', again)
}

/**
 * The digits of a picture that is still waiting, for the operator's door: end-to-end tests ask
 * there. They are not stored, so all ten thousand are tried.
 */
export async function revealCaptcha(house: House, id: string, now: Date): Promise<string | null> {
  const [row] = await house.database.select().from(captchas).where(eq(captchas.id, id))
  if (!row || row.endsAt <= now) return null
  for (let number = 0; number < 10_000; number++) {
    const digits = String(number).padStart(4, '0')
    if ((await hashAnswer(house, id, digits)) === row.answerHash) return digits
  }
  return null
}
