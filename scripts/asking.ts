import { calls, headers } from '#contract/index.ts'
import { openPostgres } from '#gateway/database/open-postgres.ts'
import { accounts } from '#gateway/database/schema/index.ts'
import { hashPassword } from '#gateway/session/passwords.ts'
import { post } from '#gateway/wallet/ledger.ts'
import { eq } from 'drizzle-orm'
import { seal } from './seal.ts'
import type { Served } from './serve.ts'

/** What a gateway said. */
export interface Answered {
  status: number
  next: string | null
  code: string | null
  /** Whatever the call answers; read field by field. */
  value: Record<string, string>
}

/** Sends a call to one gateway. */
export async function ask(
  gateway: Served,
  call: { method: string; path: string },
  {
    token,
    body,
    extra = {},
  }: { token?: string; body?: unknown; extra?: Record<string, string> } = {},
): Promise<Answered> {
  const response = await fetch(gateway.url + call.path, {
    method: call.method,
    headers: {
      ...(token ? { [headers.token]: token } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...extra,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { code, value } = (await response.json()) as Pick<Answered, 'code' | 'value'>
  return { status: response.status, next: response.headers.get(headers.nextToken), code, value }
}

/** Asks a gateway at its operator's door. */
export const askAsOperator = (gateway: Served, method: string, path: string, body?: unknown) =>
  ask(gateway, { method, path }, { body, extra: { Authorization: `Bearer ${gateway.opsToken}` } })

const password = 'one-house-58'

/** A login that only the gateway's key opens. */
export async function sealedLogin(gateway: Served, username: string, given: object = {}) {
  const { id = '', publicKey = '' } = (await ask(gateway, calls.sealingKey)).value
  const body = { username, password, type: 'username', ...given }
  return seal(body, calls.login, { id, publicKey })
}

/** Sends a login that is sealed already. */
export const sendLogin = (
  gateway: Served,
  { body, encryption }: Awaited<ReturnType<typeof sealedLogin>>,
) => ask(gateway, calls.login, { body, extra: { [headers.encryption]: encryption } })

/** Logs a member in at one gateway. */
export const logIn = async (gateway: Served, username: string, given?: object) =>
  sendLogin(gateway, await sealedLogin(gateway, username, given))

/** A member who has nothing yet, put into the database behind the gateways. */
export async function addMember(url: string, username: string): Promise<void> {
  const opened = openPostgres(url)
  try {
    const passwordHash = await hashPassword(password)
    await opened.database
      .insert(accounts)
      .values({ username, type: 0, passwordHash, createdAt: new Date() })
  } finally {
    await opened.close()
  }
}

/**
 * A thousand baht for a member, from the house.
 * @returns the member's id
 */
export async function giveMoney(url: string, username: string): Promise<string> {
  const opened = openPostgres(url)
  try {
    const [member] = await opened.database
      .select()
      .from(accounts)
      .where(eq(accounts.username, username))
    if (!member) throw new Error(`Nobody is called ${username}`)
    const legs = [
      { owner: member.id, kind: 'main', amount: 100_000n },
      { owner: null, kind: 'equity', amount: -100_000n },
    ] as const
    const idempotencyKey = `a-thousand-for-${username}`
    await post(opened.database, { kind: 'opening', idempotencyKey, legs }, new Date())
    return member.id
  } finally {
    await opened.close()
  }
}

/**
 * Ten tickets of ten baht, one for each last digit: whatever is drawn, some win and some do not.
 * @returns the draw that they are of
 */
export async function buyTenTickets(
  gateway: Served,
  { token, username, gameCode }: { token: string; username: string; gameCode: string },
): Promise<string> {
  // Whatever the hour is, bets are taken for one more.
  await askAsOperator(gateway, 'PUT', '/ops/lottery', { gameCode, closesIn: 3600, drawsIn: 3600 })
  const path = `${calls.lotteryRules.path}?gameCode=${gameCode}`
  const { drawId = '' } = (await ask(gateway, { method: 'GET', path })).value
  for (let digit = 0; digit < 10; digit++) {
    const lines = [{ playType: '1top', numbers: String(digit), stake: '10.00' }]
    const extra = { 'Idempotency-Key': `${username}-digit-${digit}`.padEnd(20, '-') }
    const body = { drawId, lines }
    const bought = await ask(gateway, calls.placeLotteryTicket, { token, body, extra })
    if (bought.status !== 200) throw new Error(`No ticket: ${bought.code ?? bought.status}`)
  }
  return drawId
}
