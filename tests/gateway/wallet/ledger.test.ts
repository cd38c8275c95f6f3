import { calls } from '#contract/index.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#gateway/database/schema/index.ts'
import { type Leg, LedgerError, post } from '#gateway/wallet/ledger.ts'
import { toMinor, toMoney } from '#gateway/wallet/money.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const gateway = openGateway()

const give = (owner: string, amount: bigint, idempotencyKey: string) => {
  const legs: Leg[] = [
    { owner, kind: 'main', amount },
    { owner: null, kind: 'equity', amount: -amount },
  ]
  return post(gateway().database, { kind: 'test', idempotencyKey, legs }, gateway().now)
}

const balanceOf = async (token: string) =>
  (await gateway().ask(calls.balance, {}, { token })).value.sumBalance

/** Why a statement was refused, from wherever in the chain of causes the database says it. */
async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (cause) {
    const messages: string[] = []
    for (let at: unknown = cause; at instanceof Error; at = at.cause) messages.push(at.message)
    return messages.join('\n')
  }
  return 'accepted'
}

describe('money', () => {
  test('is counted in whole minor units', () => {
    expect(toMoney(123450n)).toBe('1234.50')
    expect(toMoney(5n)).toBe('0.05')
    expect(toMoney(-5n)).toBe('-0.05')
    expect(toMoney(0n)).toBe('0.00')
    expect(toMinor('1234.5')).toBe(123450n)
    expect(toMinor('-0.05')).toBe(-5n)
    for (const text of ['', '1.234', '1e3', '٣', '1,000.00', 'NaN']) {
      expect(() => toMinor(text)).toThrow(RangeError)
    }
  })
})

describe('the ledger', () => {
  test('makes the balance that is shown', async () => {
    const { account, token } = await makeVisitor(gateway(), 'payee')
    expect(await balanceOf(token)).toBe('0.00')
    await give(account.id, 150_00n, 'payee-1')
    await give(account.id, -49_99n, 'payee-2')
    expect(await balanceOf(token)).toBe('100.01')
  })

  test('posts a key once, also when it comes many times at once', async () => {
    const { account, token } = await makeVisitor(gateway(), 'repeater')
    const ids = await Promise.all(Array.from({ length: 6 }, () => give(account.id, 700n, 'again')))
    expect(new Set(ids).size).toBe(1)
    expect(await balanceOf(token)).toBe('7.00')
    await expect(give(account.id, 800n, 'again')).rejects.toMatchObject({ reason: 'key_reused' })
  })

  test('never takes a player below zero', async () => {
    const { account, token } = await makeVisitor(gateway(), 'spender')
    await give(account.id, 100n, 'spender-in')
    const spends = Array.from({ length: 5 }, (_, i) => give(account.id, -40n, `spender-${i}`))
    const results = await Promise.allSettled(spends)
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(3)
    for (const { reason } of refused) expect(reason).toMatchObject({ reason: 'not_enough' })
    expect(await balanceOf(token)).toBe('0.20')
  })

  test('takes only legs that balance', async () => {
    const { account } = await makeVisitor(gateway(), 'unbalanced')
    const own = (amount: bigint): Leg => ({ owner: account.id, kind: 'main', amount })
    const house = (amount: bigint): Leg => ({ owner: null, kind: 'equity', amount })
    for (const legs of [[own(5n), house(-4n)], [own(0n), house(0n)], [own(1n)], []]) {
      const posting = post(
        gateway().database,
        { kind: 'test', idempotencyKey: 'bad', legs },
        gateway().now,
      )
      await expect(posting).rejects.toThrow(LedgerError)
    }
  })

  test('keeps snapshots equal to the sums of their entries', async () => {
    const sums = await gateway()
      .database.select({
        balance: ledgerAccounts.balance,
        sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)::text`,
      })
      .from(ledgerAccounts)
      .leftJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
      .where(sql`${ledgerAccounts.ownerId} is not null`)
      .groupBy(ledgerAccounts.id)
    expect(sums.length).toBeGreaterThan(2)
    for (const { balance, sum } of sums) expect(String(balance)).toBe(sum)
    const [all] = await gateway()
      .database.select({ sum: sql<string>`sum(${ledgerEntries.amount})::text` })
      .from(ledgerEntries)
    expect(all?.sum).toBe('0')
  })
})

describe('the database itself', () => {
  test('refuses a transaction that does not sum to zero', async () => {
    const { account } = await makeVisitor(gateway(), 'tampered')
    await give(account.id, 500n, 'tampered-in')
    const [wallet] = await gateway()
      .database.select()
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.ownerId, account.id))
    const accountId = String(wallet?.id)
    const write = (amounts: bigint[]) =>
      gateway().database.transaction(async (tx) => {
        const [made] = await tx
          .insert(ledgerTransactions)
          .values({
            kind: 'forged',
            idempotencyKey: `forged-${amounts.join()}`,
            fingerprint: '',
            createdAt: gateway().now,
          })
          .returning()
        const transactionId = String(made?.id)
        const entries = amounts.map((amount) => ({ transactionId, accountId, amount }))
        if (entries.length > 0) await tx.insert(ledgerEntries).values(entries)
      })
    expect(await refusal(write([100n, -99n]))).toContain('ledger_transactions_balanced')
    expect(await refusal(write([100n]))).toContain('ledger_transactions_balanced')
    expect(await refusal(write([]))).toContain('ledger_transactions_balanced')
    expect(await refusal(write([100n, -100n]))).toBe('accepted')
  })

  test('refuses to change or forget what was posted', async () => {
    const { database } = gateway()
    const change = database.update(ledgerEntries).set({ amount: 1n })
    expect(await refusal(change.execute())).toContain('ledger_append_only')
    expect(await refusal(database.delete(ledgerEntries).execute())).toContain('ledger_append_only')
    expect(await refusal(database.delete(ledgerTransactions).execute())).toContain(
      'ledger_append_only',
    )
  })

  test('refuses a second wallet of a kind, and a second account of the house', async () => {
    const { database } = gateway()
    const [wallet] = await database
      .select()
      .from(ledgerAccounts)
      .where(sql`${ledgerAccounts.ownerId} is not null`)
    const twin = { ownerId: String(wallet?.ownerId), kind: String(wallet?.kind) }
    expect(await refusal(database.insert(ledgerAccounts).values(twin).execute())).toContain(
      'ledger_accounts_owner_kind',
    )
    const house = { ownerId: null, kind: 'equity' }
    expect(await refusal(database.insert(ledgerAccounts).values(house).execute())).toContain(
      'ledger_accounts_house_kind',
    )
  })
})
