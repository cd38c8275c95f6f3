import { inArray } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { accounts as table } from '#gateway/database/schema/index.ts'
import { accounts, type SandboxAccount } from '#gateway/sandbox/accounts.ts'
import { hashPassword } from '#gateway/session/passwords.ts'
import { post } from '#gateway/wallet/ledger.ts'
import { toMinor } from '#gateway/wallet/money.ts'

async function addAccount(database: Database, seed: SandboxAccount, now: Date): Promise<void> {
  const { username, nickname, type, clubLabel, memberLabels } = seed
  const passwordHash = await hashPassword(seed.password)
  await database.transaction(async (tx) => {
    const [made] = await tx
      .insert(table)
      .values({
        username,
        nickname,
        type,
        clubLabel,
        memberLabels: [...memberLabels],
        passwordHash,
        createdAt: now,
      })
      .returning()
    if (!made) throw new Error(`No account ${username}`)
    // Even play money comes from somewhere: the house's own account carries the other side.
    const amount = toMinor(seed.balance)
    const legs = [
      { owner: made.id, kind: 'main', amount },
      { owner: null, kind: 'equity', amount: -amount },
    ] as const
    await post(tx, { kind: 'opening', idempotencyKey: `opening:${made.id}`, legs }, now)
  })
}

/** Adds the sandbox's people that are not there yet, each with an opening balance. */
export async function seedAccounts(database: Database, now: Date): Promise<void> {
  const names = accounts.map(({ username }) => username)
  const there = await database.select().from(table).where(inArray(table.username, names))
  for (const seed of accounts) {
    if (there.some(({ username }) => username === seed.username)) continue
    await addAccount(database, seed, now)
  }
}
