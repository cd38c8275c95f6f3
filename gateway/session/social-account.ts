import { randomInt } from 'node:crypto'
import { accountTypes, type calls, type Checked } from '#contract/index.ts'
import { identities, memberProfiles } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { openAccount } from '#gateway/member/open-account.ts'
import { giveCode, ownerOf, recommender } from './invites.ts'
import { noPassword } from './passwords.ts'

/** Without those that are mistaken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const lengthOfRest = 9

/** A user name as the house makes them up: `go7x2kq9m4n`, from a provider called google. */
const makeName = (provider: string) =>
  provider.slice(0, 2) +
  Array.from({ length: lengthOfRest }, () => letters[randomInt(letters.length)]).join('')

type LinkCodes = Pick<
  Checked<typeof calls.socialFinish>,
  'affiliateCode' | 'referralCode' | 'recommenderId'
>

/** Somebody else opened the account of the same person at the same time. */
class Overtaken extends Error {}

/**
 * An account for somebody who comes from a provider for the first time (A3): nothing is taken over
 * but who they are there. An account of the same e-mail address is not theirs for that: addresses
 * can be claimed by anybody.
 * @param link whose codes stood in the link that brought them; one that is nobody's stops nobody, since
 *   there is no form to mend it in
 * @returns null when another request of the same person was quicker
 */
export async function openSocialAccount(
  house: House,
  provider: string,
  subject: string,
  link: LinkCodes,
  now: Date,
) {
  const { affiliateCode = '', referralCode = '', recommenderId } = link
  const brought = {
    affiliateId: await ownerOf(house, 'affiliate', affiliateCode),
    referrerId:
      (await ownerOf(house, 'referral', referralCode)) ?? (await recommender(house, recommenderId)),
  }
  const { welcomeCredit } = house.config.brand
  try {
    return await house.database.transaction(async (tx) => {
      const made = await openAccount(
        tx,
        {
          username: makeName(provider),
          type: accountTypes.member,
          passwordHash: noPassword,
          createdAt: now,
        },
        welcomeCredit ?? '0',
        now,
      )
      const known = await tx
        .insert(identities)
        .values({ provider, subject, accountId: made.id, createdAt: now })
        .onConflictDoNothing()
        .returning()
      if (known.length === 0) throw new Overtaken()
      await tx
        .insert(memberProfiles)
        .values({ accountId: made.id, answers: {}, ...brought, createdAt: now })
      await giveCode(tx, made.id)
      return made
    })
  } catch (cause) {
    if (cause instanceof Overtaken) return null
    throw cause
  }
}
