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
 * The host that was typed may be the agents' own door (section 6): nobody else comes in there, nor is
 * an account made that could not.
 * @param type of the account, also of one that is about to be made
 * @throws Refusal 403 `error_not_agent`
 */
export function checkDoor({ config }: House, host: string, type: number): void {
  const agents: readonly number[] = accountTypes.agents
  if (config.agentHosts.includes(host.toLowerCase()) && !agents.includes(type)) {
    throw new Refusal(403, 'error_not_agent', 'Non-agents cannot log in')
  }
}

/**
 * Opens a session for an account whose owner has shown who they are, by whichever way.
 * @throws Refusal 403 `not_member`, `error_not_agent`
 */
export async function admit(
  house: House,
  account: Admitted,
  { host, now }: Pick<Caller, 'host' | 'now'>,
): Promise<AnswerInput<typeof calls.login>> {
  if (!account.isMember) throw new Refusal(403, 'not_member', 'Only members can log in')
  checkDoor(house, host, account.type)
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
