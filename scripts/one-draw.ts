import assert from 'node:assert/strict'
import { calls } from '#contract/index.ts'
import postgres, { type Sql } from 'postgres'
import { ask, buyTenTickets, giveMoney, logIn } from './asking.ts'
import { hold, until } from './holds.ts'
import type { Served } from './serve.ts'

/** What is proven. */
export const oneDraw = 'a draw that both come to at once is one, and pays every ticket once'

const gameCode = 'LOTT-7001'

/** Waits until both gateways want a row of a table for themselves and neither has got it. */
const bothWant = (client: Sql, names: readonly string[], table: string) =>
  until(async () => {
    const rows = await client`
      select distinct application_name from pg_stat_activity
      where wait_event_type = 'Lock' and application_name = any(${[...names]})
        and query like ${`%"${table}"%for update`}`
    return rows.length === names.length
  }, `Not both came to ${table}`)

/** Notes each time that somebody draws: who draws what is drawn writes the same numbers again. */
const noteDraws = (client: Sql) =>
  client.unsafe(`
    create table noted_draws (id text);
    create function note_draw() returns trigger language plpgsql as
      $$ begin insert into noted_draws values (new.id); return null; end $$;
    create trigger note_draw after update of drawn_at on lottery_draws
      for each row execute function note_draw();`)

const forgetDraws = (client: Sql) =>
  client.unsafe('drop function if exists note_draw cascade; drop table if exists noted_draws')

/**
 * Two gateways draw the same draw and pay the same tickets. Neither meets the other by chance: the draw,
 * then its tickets, are kept from both until both wait for them, and let go.
 * @param options.names what the server calls the two gateways
 */
export async function proveOneDraw(
  [a, b]: readonly [Served, Served],
  { url, username, names }: { url: string; username: string; names: readonly string[] },
): Promise<void> {
  const { token = '' } = (await logIn(b, username)).value
  await giveMoney(url, username)
  const drawId = await buyTenTickets(a, { token, username, gameCode })
  const client = postgres(url, { max: 1, onnotice: () => {} })
  // A key share keeps a row from who wants it for an update, and not from who changes its hour.
  const draw = await hold(
    url,
    (own) => own`select 1 from lottery_draws where id = ${drawId} for key share`,
  )
  const tickets = await hold(
    url,
    (own) => own`select 1 from lottery_tickets where draw_id = ${drawId} for key share`,
  )
  const holds = new Set([draw, tickets])
  const release = async (held: typeof draw) => {
    if (holds.delete(held)) await held.release()
  }
  try {
    await noteDraws(client)
    await client`
      update lottery_draws set closes_at = now(), draws_at = now() where id = ${drawId}`
    await bothWant(client, names, 'lottery_draws')
    const rush = Array.from({ length: 16 }, (_, i) => ask(i % 2 ? a : b, calls.lotteryMenus))
    await release(draw)
    const statuses = (await Promise.all(rush)).map(({ status }) => status)
    assert.deepEqual(new Set(statuses), new Set([200]))
    await bothWant(client, names, 'lottery_tickets')
    await release(tickets)

    await until(async () => {
      const [left] = await client`
        select 1 from lottery_tickets where draw_id = ${drawId} and status = 'waiting' limit 1`
      const [over] = await client`
        select 1 from lottery_draws where id = ${drawId} and settled_at is not null`
      return !left && over !== undefined
    }, 'Some tickets were never paid')
    assert.equal((await client`select 1 from noted_draws where id = ${drawId}`).length, 1)
    const [drawn] = await client<{ prizes: { numbers: string[] }[] | null }[]>`
      select prizes from lottery_draws where id = ${drawId}`
    const top = drawn?.prizes?.[0]?.numbers[0] ?? ''
    assert.match(top, /^\d{3,}$/)
    const hits = new Set(top.slice(-3)).size
    const wins = await client`
      select 1 from ledger_transactions where kind = 'lottery_win' and idempotency_key in (
        select 'lottery-win:' || id from lottery_tickets where draw_id = ${drawId})`
    assert.equal(wins.length, hits)
    for (const gateway of [a, b]) {
      const { sumBalance } = (await ask(gateway, calls.balance, { token })).value
      assert.equal(sumBalance, `${900 + hits * 32}.00`)
    }
  } finally {
    await Promise.all([...holds].map(release))
    await forgetDraws(client)
    await client.end()
  }
}
