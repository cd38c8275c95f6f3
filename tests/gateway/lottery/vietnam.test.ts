import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lotteryDraws } from '#gateway/database/schema/index.ts'
import { changeLottery } from '#gateway/lottery/ops.ts'
import { openGateway } from '../support/gateway.ts'
import { lotteryOf } from './support.ts'

const house = openGateway({ opsToken: 'operator-of-the-tests' })
const { buy, makePlayer, rulesOf, ticketsOf } = lotteryOf(house)

const ask = async (input: { region: 'south' | 'north'; date?: string }) =>
  (await house().ask(calls.vietnamNumbers, input)).value

const drawOf = async (id: string) =>
  (await house().database.select().from(lotteryDraws).where(eq(lotteryDraws.id, id)))[0]

const bringForward = (gameCode: string) =>
  changeLottery(
    new Request('http://foyer.test/ops/lottery', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ gameCode, closesIn: 0, drawsIn: 0 }),
    }),
    house().house,
  )

test('a day has its provinces in their order, and nothing before it is drawn', async () => {
  const newest = await ask({ region: 'south' })
  expect(newest).toMatchObject({ isDrawn: true, date: '2026-11-20' })
  expect(newest.provinces.length).toBeGreaterThan(2)
  for (const { prizes } of newest.provinces) {
    expect(prizes.flatMap(({ numbers }) => numbers)).toHaveLength(18)
  }
  // What the desk sells.
  const { provinces } = await rulesOf(newest.gameCode)
  expect(newest.nextProvinces).toEqual(provinces.map(({ id }) => id))
  const next = await ask({ region: 'south', date: '2026-11-21' })
  expect(next).toMatchObject({ isDrawn: false, date: '2026-11-21', provinces: [] })
})

test('a draw that the operator brought forward stands on the day of its issue', async () => {
  const before = await ask({ region: 'south' })
  await bringForward(before.gameCode)
  const day = await ask({ region: 'south', date: '2026-11-21' })
  expect(day).toMatchObject({ isDrawn: true, date: '2026-11-21' })
  expect(day.provinces.length).toBeGreaterThan(2)
  // It is the newest there is, and the day before is what it was.
  expect(await ask({ region: 'south' })).toMatchObject({ date: '2026-11-21' })
  expect(await ask({ region: 'south', date: '2026-11-20' })).toMatchObject({
    provinces: before.provinces,
  })
  expect((await ask({ region: 'north' })).date).not.toBe('2026-11-21')
})

test('a ticket of a Vietnam draw says whose it is, and what its lines were compared with', async () => {
  const { token } = await makePlayer('lottery-central')
  const central = 'TCG_LOTTO_VN-7002'
  const { drawId, province } = await rulesOf(central)
  const lines = [
    { playType: '2top', numbers: '12', stake: '10.00' },
    { playType: '3bottom', numbers: '123', stake: '10.00' },
    { playType: '1bottom', numbers: '1', stake: '10.00' },
  ]
  const { value } = await buy(token, lines, { drawId })
  expect(value.province).toBeTypeOf('string')
  expect(province).toBe(value.province)
  expect((await rulesOf()).province).toBeNull()
  expect(value.drawId).toContain(':')
  await bringForward(central)
  const [ticket] = await ticketsOf(token)
  const draw = await drawOf(drawId)
  expect(ticket?.province).toBe(draw?.province)
  const first = (code: string) => draw?.prizes?.find((one) => one.code === code)?.numbers[0] ?? ''
  expect(ticket?.lines.map(({ drawn }) => drawn)).toEqual([
    [first('DB').slice(-2)],
    [first('G1').slice(-3)],
    [first('G1').slice(-2)],
  ])
})

test('each province of the next draw has rules of its own, and pays by its own numbers', async () => {
  const south = 'TCG_LOTTO_VN-7003'
  const first = await rulesOf(south)
  expect(first.provinces.length).toBeGreaterThan(2)
  expect(first.provinces[0]).toMatchObject({ name: first.province, drawId: first.drawId })
  expect((await rulesOf()).provinces).toEqual([])
  const [, second] = first.provinces
  const rules = await rulesOf(south, second?.id)
  expect(rules).toMatchObject({
    drawId: second?.drawId,
    province: second?.name,
    provinces: first.provinces,
  })
  expect(rules.commitment).not.toBe(first.commitment)
  // One that is not drawn next is none to choose.
  expect((await rulesOf(south, 'xx')).drawId).toBe(first.drawId)

  const { token } = await makePlayer('lottery-south')
  const lines = Array.from('0123456789', (numbers) => ({
    playType: '1top',
    numbers,
    stake: '10.00',
  }))
  const { value } = await buy(token, lines, { drawId: rules.drawId })
  expect(value).toMatchObject({ drawId: second?.drawId, province: second?.name })
  await bringForward(south)
  const drawn = await drawOf(rules.drawId)
  const numbers = drawn?.prizes?.find(({ code }) => code === 'DB')?.numbers[0]?.slice(-3)
  const [ticket] = await ticketsOf(token)
  expect(ticket?.status).toBe('won')
  const won = ticket?.lines.filter(({ win }) => Number(win) > 0)
  expect(new Set(won?.map((line) => line.numbers))).toEqual(new Set(numbers))
})

test('a day waits on for the moment between its hour and its numbers', async () => {
  const date = '2026-11-21'
  const hour = Date.parse('2026-11-21T11:15:00Z')
  house().later(hour - 500 - house().now.getTime())
  expect(await ask({ region: 'north', date })).toMatchObject({ isDrawn: false })
  // Who looked a moment ago does not draw.
  house().later(600)
  expect(await ask({ region: 'north', date })).toMatchObject({ isDrawn: false, provinces: [] })
  house().later(1000)
  const day = await ask({ region: 'north', date })
  expect(day).toMatchObject({ isDrawn: true })
  expect(day.provinces).not.toEqual([])
})
