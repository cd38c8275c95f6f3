import { calls, vietnamRegionCodes } from '#contract/index.ts'
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

test.each(['0000-01-01', '0001-12-31', '1969-12-31', '2026-13-01', '20261120'])(
  'there are no draws of %s to ask for',
  async (date) => {
    for (const call of [calls.lotteryDraws, calls.vietnamNumbers]) {
      const reply = await gateway().ask(call, { date })
      expect(reply).toMatchObject({ status: 400, envelope: { code: 'bad_request' } })
    }
  },
)

test.each(['1970-01-01', '9999-12-31'])('a day without draws, %s, has none', async (date) => {
  expect((await gateway().ask(calls.lotteryDraws, { date })).value.list).toEqual([])
  for (const region of vietnamRegionCodes) {
    const { status, value } = await gateway().ask(calls.vietnamNumbers, { region, date })
    expect([status, value.provinces]).toEqual([200, []])
  }
})
