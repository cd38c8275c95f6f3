import { randomInt } from 'node:crypto'
import { accountTypes, type calls, freePlayBytes } from '#contract/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { openAccount } from '#gateway/member/open-account.ts'
import { isOn } from '#gateway/site/flags.ts'
import { checkDoor } from './admit.ts'
import { freePlayRules } from './constants.ts'
import { addressBlock, enforce } from './limits.ts'
import { noPassword } from './passwords.ts'
import { openSecret, unopened } from './sealing.ts'
import { openSession } from './sessions.ts'

/** No letter that could be taken for a digit. */
const letters = 'abcdefghjkmnpqrstuvwxyz'

/** `demo` and eight characters that nobody has yet: one in 10^11 is taken among a million. */
function demoName(): string {
  const tail = Array.from({ length: 8 }, () => letters[randomInt(letters.length)] ?? '')
  return `demo${tail.join('')}`
}

/**
 * Opens a demo account (A10). It has no password: when its session ends, nobody comes back to it.
 * Account, session and kept answer are there together or not at all, and so is the mark that the
 * random string has been used: what failed can be asked for again as it was.
 */
export const freePlay: Handler<typeof calls.freePlay> = async (asked, house) => {
  const { input, address, host, keep, now } = asked
  checkDoor(house, host, accountTypes.demo)
  if (!(await isOn(house, 'FREEPLAY3'))) {
    throw new Refusal(403, 'switched_off', 'There are no demo accounts in this house')
  }
  await enforce(house, 'freePlay', [addressBlock(address)], now)
  return house.database.transaction(async (tx) => {
    const inside = { ...house, database: tx }
    const secret = await openSecret(inside, input.keyId ?? '', input.encryptedString, now)
    if (Buffer.from(secret.toString('latin1'), 'base64').length !== freePlayBytes) throw unopened()
    const { id, username } = await openAccount(
      tx,
      {
        username: demoName(),
        type: accountTypes.demo,
        passwordHash: noPassword,
        firstLoginAt: now,
        createdAt: now,
      },
      freePlayRules.balance,
      now,
    )
    const answer = { token: await openSession(inside, id, now), account: username }
    await keep(tx, answer)
    return answer
  })
}
