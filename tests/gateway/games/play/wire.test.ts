import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { gameRounds, playRounds } from '#gateway/database/schema/index.ts'
import { carryOnLeft, leftAfter } from '#gateway/games/play/carry-on.ts'
import type { Reach } from '#gateway/games/play/wallet-calls.ts'
import { sweep } from '#gateway/session/sweep.ts'
import { hashToken } from '#gateway/session/tokens.ts'
import { holdings } from '#gateway/wallet/ledger.ts'
import { openGateway, TestGateway } from '../../support/gateway.ts'
import { gameOf, launch, makePlayer } from '../../support/play.ts'

const gateway = openGateway()
const whole: Reach = (path, init) => gateway().fetch(path, init)
afterEach(() => {
  gateway().reach = whole
})

let last = 0
const newKey = () => String(last++).padStart(32, '0')

async function seated(username: string, at: TestGateway = gateway()) {
  const { account, token } = await makePlayer(gateway(), username, 10_000n)
  const { nodeId } = await gameOf(gateway(), 'MINIGAME')
  const url = await launch(gateway(), nodeId, token)
  const html = await (await at.fetch(url.pathname + url.search)).text()
  const data = /id="game">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const { seat } = JSON.parse(data) as { seat: string }
  return { seat, has: () => holdings(gateway().database, account.id), account }
}

async function press(seat: string, key: string, at: TestGateway = gateway()) {
  const body = JSON.stringify({ seat, key, stake: '20.00', chosen: 3 })
  const response = await at.fetch('/play/round', { method: 'POST', body })
  const answer = (await response.json()) as { code?: string; win: string; balance: string }
  return { status: response.status, ...answer }
}

const won = (win: string) => BigInt(win.replace('.', ''))

/** Cuts the line at a call: before the house hears of it, or after. */
function cut(path: string, when: 'before' | 'after', times = 1) {
  let left = times
  gateway().reach = async (at, init) => {
    if (at !== path || left-- <= 0) return whole(at, init)
    if (when === 'after') await whole(at, init)
    throw new TypeError('fetch failed')
  }
}

describe('an answer that is lost', () => {
  test.each(['before', 'after'] as const)(
    'of a bet (%s the house heard of it) gives the stake back',
    async (when) => {
      const { seat, has } = await seated(`bet-lost-${when}`)
      cut('/vendor/bet', when)
      const key = newKey()
      expect(await press(seat, key)).toMatchObject({ status: 400, code: 'round_over' })
      expect(await has()).toBe(10_000n)
      // It was none, so nothing has to be waited for, and its key stays over.
      expect(await press(seat, key)).toMatchObject({ status: 400, code: 'round_over' })
      expect((await press(seat, newKey())).status).toBe(200)
    },
  )

  test.each(['before', 'after'] as const)(
    'of a win (%s the house heard of it) is asked for again, and paid once',
    async (when) => {
      const { seat, has } = await seated(`win-lost-${when}`)
      cut('/vendor/win', when)
      const key = newKey()
      expect(await press(seat, key)).toMatchObject({ status: 503, code: 'not_ready' })
      const round = await press(seat, key)
      expect(round.status).toBe(200)
      expect(await has()).toBe(10_000n - 2000n + won(round.win))
      expect(await press(seat, key)).toEqual(round)
    },
  )

  test('of bet and rollback both leaves a note, and the sweep gives the stake back', async () => {
    const { seat, has } = await seated('both-lost')
    gateway().reach = async (at, init) => {
      if (at === '/vendor/bet') await whole(at, init)
      throw new TypeError('fetch failed')
    }
    expect(await press(seat, newKey())).toMatchObject({ status: 503, code: 'not_ready' })
    expect(await has()).toBe(8000n)
    gateway().reach = whole
    await carryOnLeft(gateway().house, whole, gateway().now)
    expect(await has()).toBe(8000n)
    gateway().later(leftAfter)
    await carryOnLeft(gateway().house, whole, gateway().now)
    await carryOnLeft(gateway().house, whole, gateway().now)
    expect(await has()).toBe(10_000n)
  })

  test.each([
    ['nonsense', () => new Response('<html>')],
    ['an envelope of another kind', () => Response.json({ success: true, value: { balance: -1 } })],
    [
      'a failure of its own',
      () => new Response('{"success":false,"code":"unknown"}', { status: 500 }),
    ],
    [
      'too much at once',
      () => new Response('{"success":false,"code":"too_many"}', { status: 429 }),
    ],
  ])('because the answer is %s counts as lost', async (name, answer) => {
    const { seat, has } = await seated(`odd-answer-${name.replaceAll(' ', '-').slice(0, 8)}`)
    gateway().reach = async (at, init) => (at === '/vendor/bet' ? answer() : whole(at, init))
    expect(await press(seat, newKey())).toMatchObject({ code: 'round_over' })
    expect(await has()).toBe(10_000n)
  })
})

test('a refusal of a bet that had been taken gives the stake back, and keeps its reason', async () => {
  const { seat, has } = await seated('taken-and-refused')
  gateway().reach = async (at, init) => {
    const answer = await whole(at, init)
    if (at !== '/vendor/bet') return answer
    return Response.json({ success: false, code: 'login_needed', value: null }, { status: 403 })
  }
  const key = newKey()
  expect(await press(seat, key)).toMatchObject({ status: 403, code: 'login_needed' })
  expect(await has()).toBe(10_000n)
  expect(await press(seat, key)).toMatchObject({ status: 403, code: 'login_needed' })
})

describe('a process that ends', () => {
  test.each([
    ['before the bet', 'betting', 0],
    ['after the bet', 'betting', 1],
    ['before the win', 'paying', 1],
    ['after the win', 'paying', 2],
  ] as const)('%s leaves a round that another ends exactly once', async (_, state, done) => {
    const { seat, has, account } = await seated(`killed-${last++}`)
    // What a killed process leaves: some of its calls were made, and its row was not brought on.
    const { database } = gateway()
    let made = 0
    gateway().reach = async (at, init) => {
      if (made++ >= done) throw new TypeError('fetch failed')
      return whole(at, init)
    }
    await press(seat, newKey())
    gateway().reach = whole
    const own = eq(playRounds.seat, hashToken(seat))
    await database.update(playRounds).set({ state, balance: null, reason: null }).where(own)
    gateway().later(leftAfter)
    await Promise.all([
      carryOnLeft(gateway().house, whole, gateway().now),
      carryOnLeft(gateway().house, whole, gateway().now),
    ])
    const [ended] = await database.select().from(playRounds).where(own)
    const [record] = await database
      .select()
      .from(gameRounds)
      .where(eq(gameRounds.accountId, account.id))
    if (state === 'betting') {
      expect(ended?.state).toBe('void')
      expect(record?.state ?? 'returned').toBe('returned')
      expect(await has()).toBe(10_000n)
    } else {
      expect(ended).toMatchObject({ state: 'settled' })
      expect(await has()).toBe(8000n + (ended?.win ?? 0n))
    }
  })
})

test('two processes on one database are one house to a round', async () => {
  const other = new TestGateway(gateway().opened)
  other.later(gateway().now.getTime() - other.now.getTime())
  // Each asks the wallet of the other.
  other.reach = (path, init) => gateway().fetch(path, init)
  gateway().reach = (path, init) => other.fetch(path, init)
  const { seat, has } = await seated('two-houses', other)
  const key = newKey()
  const answers = await Promise.all([
    press(seat, key),
    press(seat, key, other),
    press(seat, key),
    press(seat, key, other),
  ])
  const round = await press(seat, key, other)
  expect(round.status).toBe(200)
  for (const answer of answers) {
    // Who came while another was noting it is told to wait, or that it is the same round.
    if (answer.status === 200) expect(answer).toEqual(round)
    else expect(answer.status).toBe(429)
  }
  expect(await has()).toBe(8000n + won(round.win))
})

test('seats and sessions that nobody sits on are taken out', async () => {
  const { seat } = await seated('sleepy')
  gateway().later(5 * 3_600_000)
  await sweep(gateway().house, gateway().now)
  expect(await press(seat, newKey())).toMatchObject({ status: 403, code: 'login_needed' })
})
