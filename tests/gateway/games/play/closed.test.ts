import { afterEach, expect, test } from 'vitest'
import type { Reach } from '#gateway/games/play/wallet-calls.ts'
import { setFact } from '#gateway/site/state.ts'
import { holdings } from '#gateway/wallet/ledger.ts'
import { openGateway } from '../../support/gateway.ts'
import { askAs, gameOf, launch, makePlayer } from '../../support/play.ts'
import { lotus, newRound, seatedAt } from '../vendor/support.ts'

const gateway = openGateway({ vendors: [lotus] })
const whole: Reach = (path, init) => gateway().fetch(path, init)
const close = (name: 'maintenance' | 'region', value: object | null = {}) =>
  setFact(gateway().database, name, value)
afterEach(async () => {
  gateway().reach = whole
  await close('maintenance', null)
  await close('region', null)
})

let last = 0
const newKey = () => String(last++).padStart(32, '0')

/** Somebody who sat down while the house was open. */
async function seated(username: string, demo = false) {
  const { token, account } = await makePlayer(gateway(), username, 10_000n)
  const { nodeId } = await gameOf(gateway(), 'MINIGAME')
  const url = await launch(gateway(), nodeId, token, demo)
  const html = await (await gateway().fetch(url.pathname + url.search)).text()
  const data = /id="game">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const { seat } = JSON.parse(data) as { seat: string }
  return { seat, has: () => holdings(gateway().database, account.id) }
}

async function press(seat: string, key = newKey()) {
  const body = JSON.stringify({ seat, key, stake: '20.00', chosen: 3 })
  const response = await gateway().fetch('/play/round', { method: 'POST', body })
  return { status: response.status, ...((await response.json()) as { code?: string; win: string }) }
}

test.each(['maintenance', 'region'] as const)(
  'a house that is closed (%s) begins no round, at whichever seat',
  async (why) => {
    const { seat, has } = await seated(`seated-${why}`)
    const demo = await seated(`demo-${why}`, true)
    await close(why)
    expect(await press(seat)).toMatchObject({ status: 403, code: 'game_closed' })
    expect(await press(demo.seat)).toMatchObject({ status: 403, code: 'game_closed' })
    expect(await has()).toBe(10_000n)
    await close(why, null)
    expect((await press(seat)).status).toBe(200)
  },
)

test('a stake that is asked for as the house closes goes back', async () => {
  const { seat, has } = await seated('closing')
  gateway().reach = async (path, init) => {
    if (path === '/vendor/bet') await close('maintenance')
    return whole(path, init)
  }
  expect(await press(seat)).toMatchObject({ status: 400, code: 'round_over' })
  expect(await has()).toBe(10_000n)
})

test('a vendor’s bets are refused while the house is closed; its wins and rollbacks are not', async () => {
  const { session, has } = await seatedAt(gateway(), 'vendors-own')
  const bet = (round: string) =>
    askAs(gateway(), lotus, 'vendorBet', { session, round, amount: '10.00' })
  const [won, returned, late] = [newRound(), newRound(), newRound()]
  await bet(won)
  await bet(returned)
  await close('maintenance')
  expect(await bet(late)).toMatchObject({ status: 503, code: 'maintenance' })
  // One that was taken before is told so again.
  expect((await bet(won)).status).toBe(200)
  expect((await askAs(gateway(), lotus, 'vendorWin', { round: won, amount: '30.00' })).status).toBe(
    200,
  )
  expect((await askAs(gateway(), lotus, 'vendorRollback', { round: returned })).status).toBe(200)
  expect(await has()).toBe(12_000n)
})
