import { accountTypes, calls } from '#contract/index.ts'
import { eq, gte } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { flags, games, gameTickets, roomSeats } from '#gateway/database/schema/index.ts'
import {
  gameTicketLifetime,
  mintGameTicket,
  spendGameTicket,
  sweepGameTickets,
} from '#gateway/games/game-tickets.ts'
import { seatKept, seatsOf, sweepRoomSeats } from '#gateway/games/room-seats.ts'
import { roomsOf } from '#gateway/games/rooms.ts'
import { openGateway, type TestGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'
import { makePlayer } from '../support/play.ts'

const house = openGateway()

const ticketOf = (url: string | null | undefined) =>
  new URL(url ?? '', 'http://foyer.test').searchParams.get('ticket')

async function someGame(gateway: TestGateway, gameType: 'RNG' | 'PVP' = 'RNG') {
  const rows = await gateway.database.select().from(games).where(eq(games.gameType, gameType))
  const game = rows.find(({ isOpen }) => isOpen)
  if (!game) throw new Error('No such game')
  return game
}

test('a member gets an address with a ticket that is good once, and finds the game among recents', async () => {
  const gateway = house()
  const { account, token } = await makeVisitor(gateway, 'launcher')
  const { nodeId, gameId } = await someGame(gateway)
  const { value, status } = await gateway.ask(calls.launchGame, { nodeId }, { token })
  expect(status).toBe(200)
  expect(value.game_url).toMatch(new RegExp(`^/play/${gameId}\\?ticket=[\\w-]{43}(&|$)`))
  expect(value.game_url).not.toContain(token)
  expect(value.game?.nodeId).toBe(nodeId)

  const ticket = ticketOf(value.game_url)
  const [first, second] = await Promise.all([
    spendGameTicket(gateway.database, ticket, gateway.now),
    spendGameTicket(gateway.database, ticket, gateway.now),
  ])
  const entry = first ?? second
  expect([first, second].filter(Boolean)).toHaveLength(1)
  expect(entry).toMatchObject({ accountId: account.id, nodeId, mode: 'real' })
  expect(entry?.sessionId).toBeTypeOf('string')

  const recent = await gateway.ask(calls.recentGames, {}, { token })
  expect(recent.value.list.map((game) => game.nodeId)).toEqual([nodeId])
})

test('a ticket grows old, ends with its session, and is swept away', async () => {
  const gateway = house()
  const { token } = await makeVisitor(gateway, 'leaver')
  const { nodeId } = await someGame(gateway)
  const { value } = await gateway.ask(calls.launchGame, { nodeId }, { token })
  await gateway.ask(calls.logout, {}, { token })
  expect(await spendGameTicket(gateway.database, ticketOf(value.game_url), gateway.now)).toBeNull()

  const guest = { accountId: null, nodeId, mode: 'demo', now: gateway.now } as const
  const ticket = await mintGameTicket(gateway.database, guest)
  const late = new Date(gateway.now.getTime() + gameTicketLifetime)
  expect(await spendGameTicket(gateway.database, ticket, late)).toBeNull()
  await sweepGameTickets(gateway.database, late)
  expect(await gateway.database.select().from(gameTickets)).toEqual([])
  for (const made of [null, '', 'x', `${ticket}x`, "' or 1=1 --"]) {
    expect(await spendGameTicket(gateway.database, made, gateway.now)).toBeNull()
  }
})

test('a guest has demos only, and only where the house has them', async () => {
  const gateway = house()
  const { nodeId, gameId } = await someGame(gateway)
  const real = await gateway.ask(calls.launchGame, { nodeId })
  expect(real.status).toBe(401)
  expect(real.envelope.code).toBe('login_needed')

  const demo = await gateway.ask(calls.launchGame, { gameId, demo: '1' })
  const entry = await spendGameTicket(gateway.database, ticketOf(demo.value.game_url), gateway.now)
  expect(entry).toEqual({ accountId: null, sessionId: null, nodeId, roomId: null, mode: 'demo' })

  await gateway.database.update(flags).set({ enabled: false }).where(eq(flags.modId, 'FREEPLAY3'))
  const off = await gateway.ask(calls.launchGame, { nodeId, demo: '1' })
  expect(off.envelope.code).toBe('switched_off')
  await gateway.database.update(flags).set({ enabled: true }).where(eq(flags.modId, 'FREEPLAY3'))
})

test('a demo account plays with what it has', async () => {
  const gateway = house()
  const { token } = await makeVisitor(gateway, 'demoplayer', { type: accountTypes.demo })
  const { nodeId } = await someGame(gateway)
  const { status } = await gateway.ask(calls.launchGame, { nodeId }, { token })
  expect(status).toBe(200)
})

test('what is closed, unknown or not asked for rightly is refused', async () => {
  const gateway = house()
  const { token } = await makeVisitor(gateway, 'asker')
  const [closed] = await gateway.database.select().from(games).where(eq(games.isOpen, false))
  const code = async (input: Parameters<typeof ask>[0]) => (await ask(input)).envelope.code
  const ask = (input: { nodeId?: number; gameId?: string; vassalage?: string; roomId?: string }) =>
    gateway.ask(calls.launchGame, input, { token })
  expect(await code({ nodeId: closed?.nodeId ?? 0 })).toBe('game_closed')
  expect(await code({ nodeId: 999_999_999 })).toBe('not_found')
  expect(await code({})).toBe('bad_request')
  expect(await code({ gameId: '../../etc/passwd' })).toBe('not_found')
  const { nodeId } = await someGame(gateway)
  expect(await code({ nodeId, vassalage: 'SOMEBODY' })).toBe('not_found')
  expect(await code({ nodeId, roomId: `${nodeId}-1` })).toBe('not_found')
  const [cock] = await gateway.database.select().from(games).where(eq(games.gameType, 'COCKFIGHT'))
  expect(await code({ nodeId: cock?.nodeId ?? 0 })).toBe('not_found')
})

test('rooms take who may sit there, and tell who does', async () => {
  const gateway = house()
  const { token } = await makePlayer(gateway, 'sitter', 10_000n)
  const { vassalage, nodeId } = await someGame(gateway, 'PVP')
  const roomsFor = async () => {
    const { value } = await gateway.ask(calls.roomList, { vassalage }, { token })
    for (const { rooms, game } of value.list) {
      expect(game.gameType).toBe('PVP')
      expect(rooms).toHaveLength(5)
    }
    return value.list.find(({ game }) => game.nodeId === nodeId)
  }
  const launchInto = async (roomId: string | undefined, as = token, demo = false) => {
    const input = { nodeId, ...(roomId && { roomId }), demo: demo ? '1' : '0' } as const
    return gateway.ask(calls.launchGame, input, { token: as })
  }
  const sitDown = async (roomId: string, as: string) => {
    const { value } = await launchInto(roomId, as)
    await gateway.fetch(value.game_url ?? '')
  }

  const before = await roomsFor()
  const [first, second, third, , last] = before?.rooms ?? []
  expect(before).toMatchObject({ players: 0, fee: 5 })
  expect(first).toMatchObject({ taken: 0, state: 'open', leastStake: '0.20', mostStake: '4.00' })
  expect(last?.state).toBe('locked')
  expect((await launchInto(last?.roomId)).envelope.code).toBe('rank_needed')
  expect((await launchInto(`${nodeId}-77`)).envelope.code).toBe('not_found')
  // 100.00 are enough for the second, not for the third; a demo needs none.
  expect((await launchInto(second?.roomId)).status).toBe(200)
  expect((await launchInto(third?.roomId)).envelope.code).toBe('not_enough')
  expect((await launchInto(third?.roomId, token, true)).status).toBe(200)

  // A seat is kept from the launch on, for as long as the ticket is good.
  expect((await roomsFor())?.rooms.map(({ taken }) => taken)).toEqual([0, 1, 0, 0, 0])
  gateway.later(gameTicketLifetime)
  expect(await roomsFor()).toMatchObject({ players: 0 })

  const roomId = first?.roomId ?? ''
  const seats = first?.seats ?? 0
  await sitDown(roomId, token)
  await sitDown(roomId, token)
  expect((await roomsFor())?.rooms[0]).toMatchObject({ taken: 1, state: 'open' })
  for (let other = 1; other < seats; other += 1) {
    await sitDown(roomId, (await makePlayer(gateway, `beside-${other}`, 10_000n)).token)
  }
  expect(await roomsFor()).toMatchObject({
    players: seats,
    rooms: [{ state: 'full' }, {}, {}, {}, {}],
  })
  const late = await makePlayer(gateway, 'late', 10_000n)
  expect((await launchInto(roomId, late.token)).envelope.code).toBe('room_full')
  // Who sits there comes back to the seat.
  expect((await launchInto(roomId)).status).toBe(200)
  gateway.later(seatKept)
  expect((await roomsFor())?.rooms[0]).toMatchObject({ taken: 0, state: 'open' })
})

test('the game that was pressed has its rooms there, however many are played more', async () => {
  const gateway = house()
  const game = await someGame(gateway, 'PVP')
  const { vassalage, nodeId } = game
  const others = Array.from({ length: 20 }, (_, at) => ({
    ...game,
    nodeId: 900_000_001 + at,
    gameId: `${game.gameId}-${at}`,
    popularity: game.popularity + 1 + at,
  }))
  await gateway.database.insert(games).values(others)
  const listed = async (input: { vassalage: string; nodeId?: number }) =>
    (await gateway.ask(calls.roomList, input)).value.list.map((one) => one.game.nodeId)
  expect(await listed({ vassalage })).not.toContain(nodeId)
  const list = await listed({ vassalage, nodeId })
  expect(list).toHaveLength(12)
  expect(list).toContain(nodeId)
  await gateway.database.delete(games).where(gte(games.nodeId, 900_000_001))
})

test('of all who press at once, as many sit down as there are seats', async () => {
  const gateway = house()
  const { nodeId } = await someGame(gateway, 'PVP')
  const roomId = `${nodeId}-1`
  const seats = seatsOf(nodeId)
  const people: { token: string; account: { id: string } }[] = []
  for (let one = 0; one < seats + 2; one += 1) {
    people.push(await makePlayer(gateway, `rusher-${one}`, 10_000n))
  }
  const enter = async ({ token }: { token: string }) =>
    gateway.ask(calls.launchGame, { nodeId, roomId }, { token })
  // All but one of the seats, each pressed for twice: somebody has one seat however often they press.
  const early = people.slice(0, seats - 1)
  const first = await Promise.all([...early, ...early].map(enter))
  expect(first.map(({ status }) => status)).toEqual(first.map(() => 200))
  const late = people.slice(seats - 1)
  const answers = await Promise.all(late.map(enter))
  const codes = answers.map(({ status, envelope }) => (status === 200 ? 'in' : envelope.code))
  expect(codes.filter((code) => code === 'in')).toHaveLength(1)
  expect(codes.filter((code) => code === 'room_full')).toHaveLength(2)
  const rows = await gateway.database.select().from(roomSeats).where(eq(roomSeats.roomId, roomId))
  expect(rows).toHaveLength(seats)

  // Who logs out gets up, and the next one sits down.
  await gateway.ask(calls.logout, {}, { token: people[0]?.token ?? null })
  const again = late.filter((_, index) => codes[index] !== 'in')
  const [next, other] = await Promise.all(again.map(enter))
  expect([next, other].filter((one) => one?.status === 200)).toHaveLength(1)
  expect([next, other].filter((one) => one?.envelope.code === 'room_full')).toHaveLength(1)

  gateway.later(seatKept)
  await sweepRoomSeats(gateway.database, gateway.now)
  expect(await gateway.database.select().from(roomSeats)).toEqual([])
})

test('a rank opens its room; other games have none', () => {
  const asked = { seated: new Map<string, number>(), locale: 'th' } as const
  const label = { name: 'VIP 5', rankLevel: 5 }
  const vip = { clubLabel: label, memberLabels: [] } as never
  const rooms = roomsOf({ nodeId: 70_001, gameType: 'PVP' }, { ...asked, account: vip })
  expect(rooms.some(({ state }) => state === 'locked')).toBe(false)
  expect(roomsOf({ nodeId: 1, gameType: 'RNG' }, { ...asked, account: null })).toEqual([])
})

test('nobody opens games without an end', async () => {
  const gateway = house()
  const { token } = await makeVisitor(gateway, 'hasty')
  const { nodeId } = await someGame(gateway)
  let status = 200
  for (let turn = 0; turn <= 60 && status === 200; turn += 1) {
    ;({ status } = await gateway.ask(calls.launchGame, { nodeId }, { token }))
  }
  expect(status).toBe(429)
})
