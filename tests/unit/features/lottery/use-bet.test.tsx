// @vitest-environment jsdom
import { noteTimes } from '#client/answer-times.ts'
import { CallError } from '#client/index.ts'
import { balance, lotteryLaunch, lotteryRules } from '#contract/index.ts'
import { tickets } from '#stories/fixtures/lottery/bet.ts'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { add, open, places, ready, rulesOf } from './desk.tsx'

const who = vi.hoisted(() => ({ account: 'vip88' as string | null }))
vi.mock('#features/session/index.ts', async (original) => ({
  ...(await original<object>()),
  useAccount: () => who.account,
}))
vi.mock('#features/site/index.ts', async (original) => ({
  ...(await original<object>()),
  useFormat: () => ({ time: (instant: string) => instant }),
}))

let now = 1000

beforeEach(() => {
  now = 1000
  who.account = 'vip88'
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.restoreAllMocks()
})

it('names the province whose numbers are bet on', async () => {
  expect((await ready(0, '1.00', { province: 'Tràng Sen' })).desk().head.province).toBe('Tràng Sen')
})

it('has provinces to choose from where there are several, and says what it sells', async () => {
  const [first, second] = [
    { id: 'sh', name: 'Sông Hồng', drawId: 'D1' },
    { id: 'bc', name: 'Bến Cảng', drawId: 'D2' },
  ]
  const alone = await ready(0, '1000.00', { province: first?.name, provinces: [first] })
  expect(alone.desk().provinces).toBeNull()
  alone.view.unmount()
  const more = { province: first?.name, provinces: [first, second] }
  const { desk, onProvince } = await ready(0, '1000.00', more)
  expect(desk().provinces).toMatchObject({ provinces: [first, second], chosen: 'sh' })
  act(() => desk().slip.onSend())
  expect(desk().slip.problem?.kind).toBe('empty')
  act(() => desk().provinces?.onChoose('bc'))
  expect(onProvince).toHaveBeenCalledWith('bc')
  // What was wrong was so with the other’s slip.
  expect(desk().slip.problem).toBeNull()
  expect(desk().confirm.province).toBe('Sông Hồng')
})

it('sends a slip once it was asked, and shows what came of it', async () => {
  const { desk, server } = await ready()
  add(desk)
  add(desk, '157')
  expect(desk().slip).toMatchObject({ balanceAfter: '960.00', open: true })
  act(() => desk().slip.onSend())
  expect(desk().confirm.state.status).toBe('confirming')
  expect(places(server)).toEqual([])
  act(() => desk().confirm.onConfirm())
  act(() => desk().confirm.onConfirm())
  expect(places(server).map(({ input }) => input)).toEqual([
    {
      drawId: 'D1',
      lines: [
        { playType: '3top', numbers: '409', stake: '20.00', rate: '900' },
        { playType: '3top', numbers: '157', stake: '20.00', rate: '900' },
      ],
    },
  ])
  const looks = () => server.asked.filter(({ path }) => path === balance.path).length
  const before = looks()
  await act(async () => places(server)[0]?.answer(tickets[0]))
  expect(desk().confirm.state).toMatchObject({ status: 'placed', ticket: { id: tickets[0]?.id } })
  expect(desk().slip.items).toEqual([])
  // The balance is another by now.
  expect(looks()).toBeGreaterThan(before)
})

it('keeps nothing of a slip that was bought while nobody looked', async () => {
  const { desk, server, view } = await ready()
  add(desk)
  act(() => desk().slip.onSend())
  act(() => desk().confirm.onConfirm())
  view.unmount()
  await act(async () => places(server)[0]?.answer(tickets[0]))
  const again = await ready()
  expect(again.desk().slip.items).toEqual([])
})

it('shows the ticket to who went and came back while the slip was on its way', async () => {
  const { desk, server, view } = await ready()
  add(desk)
  act(() => desk().slip.onSend())
  act(() => desk().confirm.onConfirm())
  view.unmount()
  const again = await ready()
  expect(again.desk().confirm.doubtful).toBe(false)
  // What comes on the slip meanwhile is not bought with it.
  add(again.desk, '157')
  act(() => again.desk().slip.onSend())
  expect(again.desk().confirm.doubtful).toBe(true)
  await act(async () => places(server)[0]?.answer(tickets[0]))
  expect(again.desk().slip.items.map(({ line }) => line.numbers)).toEqual(['157'])
  expect(again.desk().confirm.state).toMatchObject({ status: 'placed' })
})

it.each([
  ['draw_closed', 'closed', false],
  ['not_enough', 'short', false],
  ['number_closed', 'numbers', false],
  ['stake_wrong', 'stake', false],
  ['rate_changed', 'rate', false],
  ['maintenance', 'maintenance', true],
] as const)('loses nothing when the house says %s', async (code, kind, asked) => {
  const { desk, server } = await ready()
  add(desk)
  act(() => desk().slip.onSend())
  act(() => desk().confirm.onConfirm())
  const refused = new CallError('refused', { status: 400, code })
  await act(async () => places(server)[0]?.fail(refused))
  expect(desk().confirm.state).toMatchObject({ status: 'refused', problem: { kind }, asked })
  expect(desk().slip.problem?.kind).toBe(asked ? undefined : kind)
  expect(desk().slip.items.map(({ line }) => line.numbers)).toEqual(['409'])
  // Changed, it may be tried again.
  add(desk, '157')
  expect(desk().confirm.state.status).toBe('idle')
})

it('knows the close by a clock that no device has wrong, on a slow line too', async () => {
  // Eight minutes until the close, and the answer was four seconds on its way.
  const { desk, server } = await ready(4000)
  add(desk)
  vi.spyOn(Date, 'now').mockReturnValue(0)
  now = 1000 + 480_000 - 2000 - 1
  act(() => desk().slip.onSend())
  expect(desk().confirm.state.status).toBe('confirming')
  act(() => desk().confirm.onClose())
  // A tab that slept finds it past, without having counted.
  now += 1
  act(() => desk().slip.onSend())
  expect(desk().slip.problem?.kind).toBe('closed')
  expect(desk().slip.items).toHaveLength(1)
  expect(places(server)).toEqual([])
})

it('sends nothing empty, nothing faulty, and nothing that costs too much', async () => {
  const { desk, server } = await ready(0, '30.00')
  act(() => desk().slip.onSend())
  expect(desk().slip.problem?.kind).toBe('empty')
  add(desk)
  act(() => desk().slip.onStake('3top:409', '0.50'))
  act(() => desk().slip.onSend())
  expect(desk().slip.problem?.kind).toBe('faulty')
  act(() => desk().slip.onStake('3top:409', '31.00'))
  act(() => desk().slip.onSend())
  expect(desk().slip.problem?.kind).toBe('short')
  expect(places(server)).toEqual([])
})

it('keeps the slip over a reload, and hands a guest’s to who logs in', async () => {
  who.account = null
  const guest = await ready()
  add(guest.desk)
  act(() => guest.view.unmount())
  who.account = 'vip88'
  const member = await ready()
  expect(member.desk().slip.items.map(({ line }) => line.numbers)).toEqual(['409'])
  expect(sessionStorage.getItem('slip::LANTERN')).toBeNull()
})

it('stays with the draw that the slip is of, until another is wished for', async () => {
  const { desk, server } = await ready()
  add(desk)
  act(() => desk().slip.onSend())
  act(() => desk().confirm.onConfirm())
  await act(async () =>
    places(server)[0]?.fail(new CallError('refused', { status: 400, code: 'draw_closed' })),
  )
  const next = rulesOf('D2')
  noteTimes(next, { at: now, roundTrip: 0 })
  await act(async () => server.last(lotteryRules).answer(next))
  act(() => desk().slip.onSend())
  act(() => desk().confirm.onConfirm())
  expect(places(server).at(-1)?.input.drawId).toBe('D1')
  await act(async () =>
    places(server)
      .at(-1)
      ?.fail(new CallError('refused', { status: 400, code: 'draw_closed' })),
  )
  act(() => desk().slip.onNextDraw())
  await act(async () => server.last(lotteryRules).answer(next))
  expect(desk().slip.items.map(({ line }) => line.numbers)).toEqual(['409'])
  act(() => desk().slip.onSend())
  act(() => desk().confirm.onConfirm())
  expect(places(server).at(-1)?.input.drawId).toBe('D2')
})

it.each([
  [404, 'missing'],
  [504, 'failed'],
] as const)('says so when the rules do not come: %i', async (status, shown) => {
  const { hook, server } = open()
  expect(hook().status).toBe('loading')
  await act(async () => {
    server.last(lotteryLaunch).answer({ game_url: null })
    server.last(lotteryRules).fail(new CallError('refused', { status }))
  })
  expect(hook().status).toBe(shown)
})
