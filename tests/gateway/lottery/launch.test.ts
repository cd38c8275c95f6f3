import { calls } from '#contract/index.ts'
import { expect, test } from 'vitest'
import { flags } from '#gateway/database/schema/index.ts'
import { openSession } from '#gateway/games/vendor/wallet.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const secret = 'a-secret-of-thirty-two-letters-or-more'
const vendor = { code: 'LOTT', address: 'https://lottery.example/lobby?brand=foyer', secret }
const own = openGateway()
const operated = openGateway({ vendors: [vendor] })

const asked = { lottoGameCode: 'LOTT-7001', lottoView: 'betting', backUrl: '/lottery' } as const
const queryOf = (url: string | null) => Object.fromEntries(new URL(url ?? '').searchParams)

test('without a vendor one bets on the house’s own screen', async () => {
  const { value } = await own().ask(calls.lotteryLaunch, asked)
  expect(value).toEqual({ game_url: null })
})

test('a member is sent to the operator’s vendor with a ticket of theirs', async () => {
  const gateway = operated()
  const { account, token } = await makeVisitor(gateway, 'lottery-launcher')
  const { value } = await gateway.ask(
    calls.lotteryLaunch,
    { ...asked, lottoPrizeMode: 'SEA' },
    { token },
  )
  expect(value.game_url).toMatch(/^https:\/\/lottery\.example\/lobby\?brand=foyer&/)
  expect(value.game_url).not.toContain(token)
  const { ticket = '', ...query } = queryOf(value.game_url)
  expect(query).toEqual({
    brand: 'foyer',
    lottoArea: 'VN',
    launchMode: 'LOTT',
    lottoPrizeMode: 'SEA',
    lottoGameCode: 'LOTT-7001',
    lottoView: 'betting',
    device: 'WEB',
    backUrl: 'http://foyer.test/lottery',
    language: 'EN',
  })
  const opened = await openSession(
    gateway.house,
    { ...vendor, vassalage: 'LOTT' },
    ticket,
    gateway.now,
  )
  expect(opened).toMatchObject({ player: account.id, mode: 'real' })
  expect(opened.game.gameId).toBe('LOTT-7001')
})

test('a guest has a demo, and where there are none no ticket at all', async () => {
  const gateway = operated()
  const ask = async () => queryOf((await gateway.ask(calls.lotteryLaunch, asked)).value.game_url)
  const { ticket = '' } = await ask()
  const opened = await openSession(
    gateway.house,
    { ...vendor, vassalage: 'LOTT' },
    ticket,
    gateway.now,
  )
  expect(opened).toMatchObject({ player: null, mode: 'demo' })
  await gateway.database.update(flags).set({ enabled: false })
  expect(await ask()).not.toHaveProperty('ticket')
})

test('what another vendor, or nobody, runs stays the house’s own', async () => {
  const { value } = await operated().ask(calls.lotteryLaunch, {
    ...asked,
    lottoGameCode: 'TCG_SEA-7001',
  })
  expect(value.game_url).toBeNull()
  const lobby = await operated().ask(calls.lotteryLaunch, { lottoView: 'lobby' })
  expect(lobby.value.game_url).toContain('lottoView=lobby')
  const none = await operated().ask(calls.lotteryLaunch, { ...asked, lottoGameCode: 'LOTT-0' })
  expect(none.envelope.code).toBe('not_found')
})

test('what a vendor runs is not bet on here', async () => {
  const gateway = operated()
  const { token } = await makeVisitor(gateway, 'lottery-better')
  const { value } = await gateway.ask(calls.lotteryRules, { gameCode: 'LOTT-7001' })
  const lines = [{ playType: '2top', numbers: '07', stake: '20.00' }]
  const headers = { 'Idempotency-Key': 'lottery-of-a-vendor-1' }
  const input = { drawId: value.drawId, lines }
  const { envelope } = await gateway.ask(calls.placeLotteryTicket, input, { token, headers })
  expect(envelope).toMatchObject({ success: false, code: 'not_found' })
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:x',
  'http://',
])('the vendor never sends people to %s', async (backUrl) => {
  const { value } = await operated().ask(calls.lotteryLaunch, { ...asked, backUrl })
  expect(queryOf(value.game_url).backUrl).toBe('http://foyer.test/lottery')
})
