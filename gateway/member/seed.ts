import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { accounts as table, inviteCodes } from '#gateway/database/schema/index.ts'
import { accounts, type SandboxAccount } from '#gateway/sandbox/accounts.ts'
import { hashPassword } from '#gateway/session/passwords.ts'
import { inviteCodesOf } from '#gateway/sandbox/invites.ts'
import { openAccount } from './open-account.ts'

async function addAccount(
  database: Database,
  seed: SandboxAccount,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { username, nickname, mobile, email, type, clubLabel, memberLabels } = seed
  await openAccount(
    database,
    {
      username,
      nickname,
      iconUrl: seed.iconUrl ?? null,
      mobile,
      email,
      passwordExpiresAt: seed.passwordExpired ? now : null,
      type,
      clubLabel,
      memberLabels: [...memberLabels],
      passwordHash,
      // They are shown around by the README; the welcome is for accounts that somebody else made.
      firstLoginAt: now,
      createdAt: now,
    },
    seed.balance,
    now,
  )
}

/** Adds the sandbox's people that are not there yet, each with an opening balance. */
export async function seedAccounts(database: Database, now: Date): Promise<void> {
  const names = accounts.map(({ username }) => username)
  const there = await database.select().from(table).where(inArray(table.username, names))
  const missing = accounts.filter(
    (seed) => !there.some(({ username }) => username === seed.username),
  )
  // All at once, on every core: a third of a second each, and somebody waits for a first start.
  const hashes = await Promise.all(missing.map(({ password }) => hashPassword(password)))
  for (const [at, seed] of missing.entries()) await addAccount(database, seed, hashes[at]!, now)
}

/** Gives the sandbox's people the codes that they bring others with. */
export async function seedInvites(database: Database): Promise<void> {
  for (const { username, code, kind } of inviteCodesOf) {
    const [owner] = await database.select().from(table).where(eq(table.username, username))
    if (!owner) continue
    await database
      .insert(inviteCodes)
      .values({ code, kind, accountId: owner.id })
      .onConflictDoNothing()
  }
}
