import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { favouriteGames, flags } from '#gateway/database/schema/index.ts'
import { noteOpened } from '#gateway/games/recent.ts'
import { expandCatalogue } from '#gateway/sandbox/catalogue.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const gateway = openGateway()
const catalogue = expandCatalogue()
const ofType = (type: string) => catalogue.games.filter(({ gameType }) => gameType === type)
const [one, two, three] = ofType('RNG').map(({ nodeId }) => nodeId) as [number, number, number]

const asker = async (name: string) => {
  const { account, token } = await makeVisitor(gateway(), name)
  const as = { token }
  return {
    account,
    as,
    ids: async () => (await gateway().ask(calls.favouriteIds, {}, as)).value,
    add: (nodeId: number) => gateway().ask(calls.addFavourite, { nodeId }, as),
    remove: (nodeId: number) => gateway().ask(calls.removeFavourite, { nodeId }, as),
  }
}

describe('favourites', () => {
  test('come and go, the newest first', async () => {
    const { ids, add, remove } = await asker('keeps')
    expect(await ids()).toEqual([])
    for (const nodeId of [one, two, three]) {
      gateway().later(1000)
      await add(nodeId)
    }
    expect(await ids()).toEqual([three, two, one])
    await remove(two)
    expect(await ids()).toEqual([three, one])
  })

  test('are kept once, however often and at once they are pressed', async () => {
    const { account, ids, add, remove } = await asker('presses')
    const replies = await Promise.all(Array.from({ length: 5 }, () => add(one)))
    expect(replies.map(({ envelope }) => envelope.success)).toEqual(Array(5).fill(true))
    const rows = gateway()
      .database.select()
      .from(favouriteGames)
      .where(eq(favouriteGames.accountId, account.id))
    expect(await rows).toHaveLength(1)
    expect((await remove(one)).envelope.success).toBe(true)
    expect((await remove(one)).envelope.success).toBe(true)
    expect(await ids()).toEqual([])
  })

  test('are each member’s own, and only real accounts have any', async () => {
    const first = await asker('first')
    const second = await asker('second')
    await first.add(one)
    expect(await second.ids()).toEqual([])
    const demo = await makeVisitor(gateway(), 'demo', { type: 4 })
    for (const token of [null, demo.token]) {
      const expected = token === null ? 'login_needed' : 'in_need_true_account'
      const asked = [
        await gateway().ask(calls.favouriteIds, {}, { token }),
        await gateway().ask(calls.favouriteGames, {}, { token }),
        await gateway().ask(calls.addFavourite, { nodeId: one }, { token }),
        await gateway().ask(calls.removeFavourite, { nodeId: one }, { token }),
      ]
      expect(asked.map(({ envelope }) => envelope.code)).toEqual(Array(4).fill(expected))
    }
  })

  test('of no game are refused', async () => {
    const { add, ids } = await asker('guesses')
    expect(await add(999_999_999)).toMatchObject({ status: 404, envelope: { code: 'not_found' } })
    expect(await ids()).toEqual([])
  })

  test('are listed in pages, by type and studio', async () => {
    const { as, add } = await asker('lists')
    const slots = ofType('RNG').slice(0, 3)
    const table = ofType('LIVE')[0]!
    for (const { nodeId } of [...slots, table]) {
      gateway().later(1000)
      await add(nodeId)
    }
    const list = async (input: object) =>
      (await gateway().ask(calls.favouriteGames, input, as)).value
    const all = await list({ pageSize: 3 })
    expect(all).toMatchObject({ totalPages: 2, totalCount: 4 })
    expect(all.content.map(({ nodeId }) => nodeId)).toEqual([
      table.nodeId,
      slots[2]!.nodeId,
      slots[1]!.nodeId,
    ])
    expect((await list({ pageSize: 3, pageNo: 2 })).content).toHaveLength(1)
    expect((await list({ gameType: 'LIVE' })).content).toMatchObject([{ nodeId: table.nodeId }])
    const { vassalage } = slots[0]!
    const own = await list({ gameType: 'RNG', vassalage })
    expect(new Set(own.content.map((game) => game.vassalage))).toEqual(new Set([vassalage]))
  })

  test('of a category that is switched off are not listed, nor among recents', async () => {
    const { as, add, account } = await asker('cocks')
    const fight = ofType('COCKFIGHT')[0]!
    await add(fight.nodeId)
    await noteOpened(gateway().database, account.id, fight.nodeId, gateway().now)
    const list = async () => {
      const { totalCount } = (await gateway().ask(calls.favouriteGames, {}, as)).value
      expect((await gateway().ask(calls.recentGames, {}, as)).value.totalCount).toBe(totalCount)
      return totalCount
    }
    expect(await list()).toBe(0)
    const set = (enabled: boolean) =>
      gateway().database.update(flags).set({ enabled }).where(eq(flags.modId, 'COCKFIGHT3'))
    await set(true)
    expect(await list()).toBe(1)
    await set(false)
  })
})

describe('the sheet of a game', () => {
  const sheet = (nodeId: number) =>
    gateway().ask(calls.gameSheet, { nodeId }, { headers: { Language: 'EN' } })

  test('has six others of its type and kind, and never itself', async () => {
    const asked = ofType('RNG').find(({ gameClassify }) => gameClassify === 'JP')!
    const { game, similar } = (await sheet(asked.nodeId)).value
    expect(game).toMatchObject({ nodeId: asked.nodeId, gameName: asked.names.en })
    expect(similar).toHaveLength(6)
    expect(new Set(similar.map((other) => other.nodeId)).size).toBe(6)
    for (const other of similar) {
      expect(other).toMatchObject({ gameType: 'RNG', gameClassify: 'JP', isOpen: true })
      expect(other.nodeId).not.toBe(asked.nodeId)
    }
  })

  test('is there for every type that has games', async () => {
    for (const type of ['LIVE', 'FISH', 'SPORTS', 'PVP', 'LOTT', 'MINIGAME']) {
      const asked = ofType(type)[0]!
      const { similar } = (await sheet(asked.nodeId)).value
      expect(similar.every(({ gameType }) => gameType === type)).toBe(true)
    }
  })

  test('is not there for what is not, or is switched off', async () => {
    expect(await sheet(999_999_999)).toMatchObject({ status: 404, envelope: { code: 'not_found' } })
    const fight = ofType('COCKFIGHT')[0]!
    expect(await sheet(fight.nodeId)).toMatchObject({ status: 404 })
  })
})
