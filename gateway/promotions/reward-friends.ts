import { eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { memberProfiles } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { post } from '#gateway/wallet/ledger.ts'
import { toMinor } from '#gateway/wallet/money.ts'

/**
 * Gives a member and the friend who brought them what the house promises (`brand.referralReward`),
 * once; who came by themselves gets nothing. For the first deposit, in its transaction.
 * @returns whether there was somebody to thank
 */
export async function rewardFriends(
  { config }: House,
  tx: Database,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const amount = toMinor(config.brand.referralReward ?? '0')
  if (amount <= 0n) return false
  const [profile] = await tx
    .select({ referrerId: memberProfiles.referrerId })
    .from(memberProfiles)
    .where(eq(memberProfiles.accountId, accountId))
  if (!profile?.referrerId) return false
  await post(
    tx,
    {
      kind: 'referral',
      // The list of one's friends looks for this very key.
      idempotencyKey: `referral:${accountId}`,
      legs: [
        { owner: accountId, kind: 'main', amount },
        { owner: profile.referrerId, kind: 'main', amount },
        { owner: null, kind: 'promotions', amount: -2n * amount },
      ],
    },
    now,
  )
  return true
}
