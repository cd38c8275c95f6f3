import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, inviteCodes } from '#gateway/database/schema/index.ts'
import { post } from '#gateway/wallet/ledger.ts'
import { openGateway } from '../support/gateway.ts'
import { joining } from '../support/joining.ts'
import { makeVisitor } from '../support/people.ts'

const gateway = openGateway()
const { join, setFlag } = joining(gateway)

const ask = async (token: string | null, pageNo = 1) =>
  gateway().ask(calls.referral, { pageNo }, { token })

describe('inviting friends', () => {
  test('makes a code at the first asking, and keeps it', async () => {
    const { token, account } = await makeVisitor(gateway(), 'inviter')
    const first = (await ask(token)).value
    expect(first.code).toMatch(/^[A-Z2-9]{8}$/)
    expect(first.friends).toMatchObject({ list: [], totalCount: 0, totalPages: 0 })
    const many = await Promise.all([1, 2, 3].map(() => ask(token)))
    for (const { value } of many) expect(value.code).toBe(first.code)
    const rows = await gateway()
      .database.select()
      .from(inviteCodes)
      .where(eq(inviteCodes.accountId, account.id))
    expect(rows).toHaveLength(1)
  })

  test('counts who joins with it, under a masked name', async () => {
    const { token } = await makeVisitor(gateway(), 'bringer')
    const { code } = (await ask(token)).value
    const joined = await join('broughtalong', { referralCode: code.toLowerCase() })
    expect(joined.status).toBe(200)
    const { friends } = (await ask(token)).value
    expect(friends.totalCount).toBe(1)
    expect(friends.list).toEqual([
      { account: 'b***ng', joinedAt: gateway().now.toISOString(), rewarded: false },
    ])
    // Past the last page is the last page.
    expect((await ask(token, 99)).value.friends.list).toHaveLength(1)
  })

  test('tells for whom the ledger has paid a reward', async () => {
    const { token, account } = await makeVisitor(gateway(), 'thanked')
    const { code } = (await ask(token)).value
    await join('thankful', { referralCode: code })
    await join('unthanked', { referralCode: code })
    const { database, now } = gateway()
    const [friend] = await database.select().from(accounts).where(eq(accounts.username, 'thankful'))
    await post(
      database,
      {
        kind: 'referral',
        idempotencyKey: `referral:${friend?.id}`,
        legs: [
          { owner: account.id, kind: 'main', amount: 5000n },
          { owner: null, kind: 'promotions', amount: -5000n },
        ],
      },
      now,
    )
    const { list } = (await ask(token)).value.friends
    expect(list.map((one) => [one.account, one.rewarded])).toEqual([
      ['t***ul', true],
      ['u***ed', false],
    ])
  })

  test('is for members, while the feature is on', async () => {
    expect((await ask(null)).status).toBe(401)
    const trial = await makeVisitor(gateway(), 'invitedemo', { type: 4 })
    expect((await ask(trial.token)).envelope.code).toBe('in_need_true_account')
    const { token } = await makeVisitor(gateway(), 'switchedoff')
    await setFlag('REFERRAL3', false)
    expect((await ask(token)).envelope.code).toBe('switched_off')
    await setFlag('REFERRAL3', true)
  })
})
