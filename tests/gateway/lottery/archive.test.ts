import { desc, lte, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lotteryDraws } from '#gateway/database/schema/index.ts'
import { openGateway } from '../support/gateway.ts'

const gateway = openGateway()

test('the archive is read in the order of an index, however long it gets', async () => {
  const { database, now } = gateway()
  const plan = await database.transaction(async (tx) => {
    // A table of a few rows is sorted sooner than looked up.
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    const page = tx
      .select({ id: lotteryDraws.id })
      .from(lotteryDraws)
      .where(lte(lotteryDraws.drawsAt, now))
      .orderBy(desc(lotteryDraws.drawsAt), lotteryDraws.id)
      .limit(20)
    return JSON.stringify(await tx.execute(sql`explain ${page}`))
  })
  expect(plan).toContain('lottery_draws_archive')
  expect(plan).not.toContain('Sort')
})
