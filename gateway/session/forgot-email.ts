import type { calls } from '#contract/index.ts'
import { resetRequests } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { isOn } from '#gateway/site/flags.ts'
import { requireHuman } from './bot-check.ts'
import { addressBlock, enforce } from './limits.ts'
import { asNumber } from './mobile.ts'
import { ownerOfEmail } from './reset-mail.ts'
import { originOf, workOffSoon } from './reset-requests.ts'

/**
 * A lost password, by e-mail (A9). Who asks is answered before anybody has looked whether there is
 * such an account: neither the words nor the time can tell. An operator who would rather be helpful
 * than discreet switches on REVEALACC3.
 */
export const forgotByEmail: Handler<typeof calls.forgotByEmail> = async (asked, house) => {
  const { input, address, host, locale, now } = asked
  const username = input.username.toLowerCase()
  const email = input.email.toLowerCase()
  await enforce(house, 'forgotAddress', [addressBlock(address)], now)
  // Of the pair: a stranger who knows only the name keeps nobody from asking.
  const name = (await asNumber(house, username)) ?? username
  await enforce(house, 'forgotEmail', [name, email], now)
  await requireHuman(house, input.botProof, asked)
  if ((await isOn(house, 'REVEALACC3')) && !(await ownerOfEmail(house, username, email))) {
    throw new Refusal(404, 'no_account', 'Username/Email does not exist')
  }
  await house.database.insert(resetRequests).values({
    username,
    email,
    locale,
    origin: originOf(house.config, host),
    dueAt: now,
    createdAt: now,
  })
  workOffSoon(house)
  return null
}
