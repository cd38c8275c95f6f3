import { accountTypes, type AnswerInput, type calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { accounts } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Caller } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { openSession } from './sessions.ts'

type Admitted = Pick<
  typeof accounts.$inferSelect,
  'id' | 'username' | 'type' | 'isMember' | 'firstLoginAt' | 'passwordExpiresAt'
>

/**
 * Opens a session for an account whose owner has shown who they are, by whichever way.
 * @param caller the host they typed may be the agents' own door (section 6)
 * @throws Refusal 403 `not_member`, `error_not_agent`
 */
export async function admit(
  house: House,
  account: Admitted,
  { host, now }: Pick<Caller, 'host' | 'now'>,
): Promise<AnswerInput<typeof calls.login>> {
  if (!account.isMember) throw new Refusal(403, 'not_member', 'Only members can log in')
  const agents: readonly number[] = accountTypes.agents
  if (house.config.agentHosts.includes(host.toLowerCase()) && !agents.includes(account.type)) {
    throw new Refusal(403, 'error_not_agent', 'Non-agents cannot log in')
  }
  const token = await openSession(house, account.id, now)
  const { firstLoginAt, passwordExpiresAt } = account
  if (!firstLoginAt) {
    await house.database
      .update(accounts)
      .set({ firstLoginAt: now })
      .where(eq(accounts.id, account.id))
  }
  return {
    token,
    account: account.username,
    firstTimeLogin: firstLoginAt === null,
    passwordExpired: passwordExpiresAt !== null && passwordExpiresAt <= now,
  }
}
