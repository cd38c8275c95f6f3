import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { flags } from '#gateway/database/schema/index.ts'
import { earn } from '#gateway/rewards/points.ts'
import { forgetSiteState } from '#gateway/site/state.ts'
import type { TestGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

/** A member with so many points. */
export async function makeSaver(gateway: TestGateway, username: string, points: number) {
  const visitor = await makeVisitor(gateway, username)
  if (points > 0) {
    const change = { accountId: visitor.account.id, points, key: username, kind: 'gift' } as const
    await earn(gateway.database, change, gateway.now)
  }
  return visitor
}

/** What the gateway tells a member that they have. */
export const balanceOf = async (gateway: TestGateway, token: string) =>
  (await gateway.ask(calls.pointBalance, {}, { token })).value.balance

export const walletOf = async (gateway: TestGateway, token: string) =>
  (await gateway.ask(calls.balance, {}, { token })).value.sumBalance

/** A key of its own for each request of a test. */
let last = 0
export const key = (of = `test-${last++}`) => ({ 'Idempotency-Key': of.padEnd(20, '-') })

export async function setFlag(gateway: TestGateway, modId: string, enabled: boolean) {
  await gateway.database.update(flags).set({ enabled }).where(eq(flags.modId, modId))
  forgetSiteState(gateway.house)
}

/** Knocks at the operator's door. */
export async function asOperator(
  gateway: TestGateway,
  method: string,
  path: string,
  body?: unknown,
) {
  const response = await gateway.fetch(`/ops/rewards${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${gateway.config.opsToken}`,
      'Content-Type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const envelope = (await response.json()) as { code: string | null; value: never }
  return { status: response.status, ...envelope }
}
