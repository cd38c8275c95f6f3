import { accounts } from '#gateway/database/schema/index.ts'
import type { Database } from '#gateway/database/open.ts'
import { hashPassword } from '#gateway/session/passwords.ts'
import { post } from '#gateway/wallet/ledger.ts'

const seeds = [{ username: 'newbie', password: 'lantern-2026', type: 0, opening: 100_000n }]

export async function seedAccounts(database: Database, now: Date): Promise<void> {
  for (const { username, password, type, opening } of seeds) {
    const [made] = await database
      .insert(accounts)
      .values({ username, type, passwordHash: await hashPassword(password), createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (!made) continue
    await post(
      database,
      {
        kind: 'opening',
        idempotencyKey: `opening:${username}`,
        legs: [
          { owner: made.id, kind: 'main', amount: opening },
          { owner: null, kind: 'equity', amount: -opening },
        ],
      },
      now,
    )
  }
}
