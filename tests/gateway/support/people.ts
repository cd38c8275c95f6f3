import { calls, type Input } from '#contract/index.ts'
import { accounts } from '#gateway/database/schema/index.ts'
import { hashPassword } from '#gateway/session/passwords.ts'
import { openSession } from '#gateway/session/sessions.ts'
import type { TestGateway } from './gateway.ts'

export const password = 'krathong-58'

// What is tested is never how long a real hash takes.
const cheap = { N: 2 ** 10, r: 8, p: 1 }

let hash: Promise<string> | null = null

type Person = Partial<typeof accounts.$inferInsert>

/** Makes an account of a test's own, with the password above. */
export async function makeAccount(gateway: TestGateway, username: string, person: Person = {}) {
  hash ??= hashPassword(password, cheap)
  const [account] = await gateway.database
    .insert(accounts)
    .values({ username, type: 0, passwordHash: await hash, createdAt: gateway.now, ...person })
    .returning()
  if (!account) throw new Error('No account')
  return account
}

/** An account that is signed in already, and its token. */
export async function makeVisitor(gateway: TestGateway, username: string, person: Person = {}) {
  const account = await makeAccount(gateway, username, person)
  return { account, token: await openSession(gateway.house, account.id, gateway.now) }
}

/** One attempt to log in. */
export const attempt = (
  gateway: TestGateway,
  username: string,
  given: Partial<Input<typeof calls.login>> = {},
  from = '203.0.113.5',
) => gateway.ask(calls.login, { username, password, type: 'username', ...given }, { from })
