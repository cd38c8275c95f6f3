import assert from 'node:assert/strict'
import { calls } from '#contract/index.ts'
import postgres, { type Sql } from 'postgres'
import { addMember, ask, buyTenTickets, giveMoney, logIn } from './asking.ts'
import { addressAs, hold, type Hold, patience, until } from './holds.ts'
import { serve, type Served } from './serve.ts'

/** What is proven. */
export const killedSettlement = 'gateways killed in the middle of paying pay every ticket once'

const gameCode = 'LOTT-7001'
/** One kill a player: the payment of a ticket of theirs is the one that is cut off. */
const players = ['killedone', 'killedtwo', 'killedthree', 'killedfour', 'killedfive']

/** The gateway that waits for one of the wallets, and whose it is. */
const whoPays = (client: Sql, holds: readonly Hold[]) =>
  until(async () => {
    for (const held of holds) {
      const [waiting] = await client<{ name: string }[]>`
        select application_name as name from pg_stat_activity
        where ${held.pid} = any(pg_blocking_pids(pid)) and application_name like 'house-%'`
      if (waiting) return { name: waiting.name, held }
    }
    return undefined
  }, 'No gateway came to pay')

/**
 * Two gateways on one PostgreSQL pay a draw. Whoever holds a payment half done is killed with SIGKILL,
 * and another takes its place; then the next one, and so on. No handler of theirs runs: what they leave
 * behind is what the server and the other gateway make of it.
 */
export async function proveKilledSettlement(url: string, env: NodeJS.ProcessEnv): Promise<void> {
  const house = new Map<string, Served>()
  let begun = 0
  const open = async () => {
    const name = `house-${++begun}`
    house.set(name, await serve({ env: { ...env, DATABASE_URL: addressAs(name, url) } }))
  }
  const client = postgres(url, { max: 1 })
  const holds: Hold[] = []
  try {
    await Promise.all([open(), open()])
    const [first] = house.values()
    assert.ok(first)
    const tokens: string[] = []
    const owners: string[] = []
    let drawId = ''
    for (const username of players) {
      await addMember(url, username)
      owners.push(await giveMoney(url, username))
      const { token = '' } = (await logIn(first, username)).value
      tokens.push(token)
      drawId = await buyTenTickets(first, { token, username, gameCode })
    }
    // A player's wallet: whoever pays into it waits there, with the payment half done.
    for (const owner of owners) {
      const wallet = (own: Sql) =>
        own`select 1 from ledger_accounts where owner_id = ${owner} for update`
      holds.push(await hold(url, wallet))
    }
    await client`
      update lottery_draws set closes_at = now(), draws_at = now() where id = ${drawId}`
    const waiting = async () => {
      const [row] = await client<{ n: number }[]>`
        select count(*)::int as n from lottery_tickets
        where draw_id = ${drawId} and status = 'waiting'`
      return row?.n ?? 0
    }

    while (holds.length > 0) {
      const { name, held } = await whoPays(client, holds)
      assert.ok((await waiting()) > 0, 'nothing was left to pay')
      await house.get(name)?.kill()
      house.delete(name)
      // The server learns of it only now that it has something to say to who is gone.
      holds.splice(holds.indexOf(held), 1)
      await held.release()
      await open()
    }

    const [last] = house.values()
    assert.ok(last)
    for (const deadline = performance.now() + patience; (await waiting()) > 0;) {
      assert.ok(performance.now() < deadline, 'some tickets were never paid')
      await ask(last, calls.lotteryMenus)
    }
    const [draw] = await client<{ prizes: { numbers: string[] }[] }[]>`
      select prizes from lottery_draws where id = ${drawId}`
    const hits = new Set(draw?.prizes[0]?.numbers[0]?.slice(-3)).size
    for (const token of tokens) {
      const answer = await ask(last, calls.balance, { token })
      assert.equal(answer.value.sumBalance, `${900 + hits * 32}.00`)
    }
    const wins = await client<{ n: number }[]>`
      select count(*)::int as n from ledger_transactions where idempotency_key in (
        select 'lottery-win:' || id from lottery_tickets where draw_id = ${drawId})`
    assert.equal(wins[0]?.n, hits * players.length)
    const points = await client<{ n: number }[]>`
      select count(*)::int as n from point_entries join lottery_tickets on draw_id = ${drawId}
        and key like '%lottery:' || lottery_tickets.id`
    assert.equal(points[0]?.n, 10 * players.length)
  } finally {
    await Promise.all(holds.map((held) => held.release()))
    await client.end()
    await Promise.all([...house.values()].map((gateway) => gateway.stop()))
  }
}
