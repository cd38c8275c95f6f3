import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#gateway/database/open.ts'
import { flags, games, vendors } from '#gateway/database/schema/index.ts'
import { fromCatalogue } from '#gateway/games/kept.ts'
import { openGateway, TestGateway } from '../support/gateway.ts'

const gateway = openGateway()

/** Statements that a gateway has made, by table. */
let made = 0

/** The same database as another process has it: a connection of its own, and a memory of its own. */
function elsewhere(database: Database): Database {
  return new Proxy(database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (name === 'select') made++
        return (value as (...all: unknown[]) => unknown).apply(target, given)
      }
    },
  })
}

let other: TestGateway
beforeAll(() => {
  const { opened } = gateway()
  other = new TestGateway({ ...opened, database: elsewhere(opened.database) })
})

const input = { gameType: 'RNG' as const, pageSize: 5 }
const listAt = async (at: TestGateway) => (await at.ask(calls.gameList, input)).value

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = made
  await work()
  return made - before
}

test('a page of games is read once, and another one for itself', async () => {
  const first = await statementsOf(() => listAt(other))
  const again = await statementsOf(() => listAt(other))
  expect(again).toBeLessThan(first)
  const page = () => other.ask(calls.gameList, { ...input, pageNo: 2 })
  expect(await statementsOf(page)).toBeGreaterThan(again)
  expect(await statementsOf(page)).toBe(again)
})

test('languages do not get each other’s names', async () => {
  const named = async (language: string) =>
    (await other.ask(calls.gameList, input, { headers: { Language: language } })).value.list[0]
  const [thai, english] = [await named('TH'), await named('EN')]
  expect(thai?.nodeId).toBe(english?.nodeId)
  expect(thai?.gameName).not.toBe(english?.gameName)
  expect(await named('TH')).toEqual(thai)
})

test('a change in one process is there in the other with its next answer', async () => {
  const before = (await listAt(other)).list[0]
  expect(before?.isOpen).toBe(true)
  const { database } = gateway()
  const one = eq(games.nodeId, before?.nodeId ?? 0)
  await database.update(games).set({ isOpen: false }).where(one)
  expect((await listAt(other)).list[0]).toEqual({ ...before, isOpen: false })
  await database.update(games).set({ isOpen: true }).where(one)
  expect((await listAt(other)).list[0]).toEqual(before)
})

test('menus, popular games and names found follow, too', async () => {
  const { database } = gateway()
  const menus = async () => (await other.ask(calls.gameMenus, {})).value.data
  const hot = async () => (await other.ask(calls.hotGames, {})).value.list
  const found = async () =>
    (await other.ask(calls.gameList, { gameName: 'Zanzibar Quartz' })).value.totalCount
  const [first] = await hot()
  const before = { lanes: (await menus()).lanes, found: await found() }
  await database.update(vendors).set({ name: 'Lotus Anew' }).where(eq(vendors.code, 'LTF'))
  const one = eq(games.nodeId, first?.nodeId ?? 0)
  const [row] = await database.select().from(games).where(one)
  await database
    .update(games)
    .set({ name: { en: 'Zanzibar Quartz' }, featuredPlace: null })
    .where(one)
  const named = (await menus()).lanes.flatMap(({ cards }) => cards.map(({ name }) => name))
  expect(named).toContain('Lotus Anew')
  expect((await hot())[0]?.nodeId).not.toBe(first?.nodeId)
  expect(await found()).toBe(before.found + 1)
  await database.update(vendors).set({ name: 'Lotus Forge' }).where(eq(vendors.code, 'LTF'))
  if (row) await database.update(games).set(row).where(one)
  expect((await menus()).lanes).toEqual(before.lanes)
})

test('a category that is switched off is gone from what was kept', async () => {
  const { database } = gateway()
  const shown = async () =>
    (await other.ask(calls.gameList, { gameType: 'COCKFIGHT' })).value.totalCount > 0
  const set = (enabled: boolean) =>
    database.update(flags).set({ enabled }).where(eq(flags.modId, 'COCKFIGHT3'))
  await set(true)
  expect(await shown()).toBe(true)
  await set(false)
  expect(await shown()).toBe(false)
})

test('nothing of it is popular either, nor counted so', async () => {
  const { database } = gateway()
  const [fight] = await database.select().from(games).where(eq(games.gameType, 'COCKFIGHT'))
  if (!fight) throw new Error('No cockfight')
  const place = (featuredPlace: number | null) =>
    database.update(games).set({ featuredPlace }).where(eq(games.nodeId, fight.nodeId))
  const set = (enabled: boolean) =>
    database.update(flags).set({ enabled }).where(eq(flags.modId, 'COCKFIGHT3'))
  const popular = async () => {
    const { list } = (await other.ask(calls.hotGames, { limitNum: 100 })).value
    const { hotCount } = (await other.ask(calls.gameMenus, {})).value.data
    return [list.some(({ nodeId }) => nodeId === fight.nodeId), hotCount - list.length]
  }
  await place(1)
  expect(await popular()).toEqual([false, 0])
  await set(true)
  expect(await popular()).toEqual([true, 0])
  await set(false)
  expect(await popular()).toEqual([false, 0])
  await place(null)
})

test('a change that was taken back leaves everything as it was', async () => {
  const before = await listAt(other)
  await gateway()
    .database.transaction(async (tx) => {
      await tx.update(games).set({ isOpen: false })
      throw new Error('taken back')
    })
    .catch(() => undefined)
  expect(await listAt(other)).toEqual(before)
})

test('what failed is tried again', async () => {
  const { database } = gateway()
  let times = 0
  const work = async () => {
    if (times++ === 0) throw new Error('no')
    return 'yes'
  }
  await expect(fromCatalogue(database, ['odd'], work)).rejects.toThrow('no')
  expect(await fromCatalogue(database, ['odd'], work)).toBe('yes')
  expect(await fromCatalogue(database, ['odd'], work)).toBe('yes')
  expect(times).toBe(2)
})

test('what nobody asks for any more makes room', async () => {
  const { database } = gateway()
  let times = 0
  const ask = (key: number) => fromCatalogue(database, ['many', key], async () => times++, 3)
  for (const key of [0, 1, 2, 0, 3]) await ask(key)
  expect(times).toBe(4)
  // The first was asked for again since, the second was not.
  await ask(0)
  expect(times).toBe(4)
  await ask(1)
  expect(times).toBe(5)
})
