import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openGateway } from '../support/gateway.ts'

const gateway = openGateway()

test('whatever ends with a session is found by it', async () => {
  const unindexed = await gateway().database.execute(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f'
      and c.confrelid in ('sessions'::regclass, 'wallet_sessions'::regclass)
      and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      )`)
  expect(JSON.stringify(unindexed)).not.toContain('session_id')
  expect(JSON.stringify(unindexed)).not.toContain('wallet_session')
})

test.each([
  ['sessions', 'sessions_account'],
  ['play_sessions', 'play_sessions_account'],
])('%s of an account are found by it', async (table, index) => {
  const plan = await gateway().database.transaction(async (tx) => {
    // As if the table were long: one of a few rows is read whole.
    await tx.execute(sql`set local enable_seqscan = off`)
    return JSON.stringify(
      await tx.execute(
        sql`explain select * from ${sql.identifier(table)} where account_id = '00000000-0000-4000-8000-000000000000'`,
      ),
    )
  })
  expect(plan).toContain(index)
})
