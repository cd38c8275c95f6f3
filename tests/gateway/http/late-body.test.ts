import { calls, headers } from '#contract/index.ts'
import { expect, test } from 'vitest'
import { key, lotteryOf } from '../lottery/support.ts'
import { openGateway, readReply } from '../support/gateway.ts'

const gateway = openGateway()
const lottery = lotteryOf(gateway)

/** Sends the headers now, and the body when so much time has gone. */
async function sendLate(path: string, token: string, body: object, late: number) {
  const stream = new ReadableStream(
    {
      pull(controller) {
        gateway().later(late)
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [headers.token]: token, ...key() },
    body: stream,
    duplex: 'half',
  }
  return readReply(await gateway().fetch(path, init))
}

test('a bet whose body comes after the close is refused', async () => {
  const { token } = await lottery.makePlayer('held-bet')
  const { drawId, game } = await lottery.rulesOf()
  const body = { drawId, lines: [{ playType: '1top', numbers: '5', stake: '10.00' }] }
  const left = (game.remainTime - game.lockTime) * 1000
  const late = await sendLate(calls.placeLotteryTicket.path, token, body, left)
  expect(late).toMatchObject({ status: 400, envelope: { code: 'draw_closed' } })
  expect(await lottery.balanceOf(token)).toBe('1000.00')
})
