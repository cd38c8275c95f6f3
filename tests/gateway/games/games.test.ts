import { calls, type Game, gameTypes, type Input, type Winner } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { flags, games as gameTable } from '#gateway/database/schema/index.ts'
import { noteOpened } from '#gateway/games/recent.ts'
import { seedCatalogue } from '#gateway/games/seed.ts'
import { categoryCounts, expandCatalogue } from '#gateway/sandbox/catalogue.ts'
import { TestGateway, openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const gateway = openGateway()
const catalogue = expandCatalogue()

const list = async (input: Input<typeof calls.gameList>, language = 'EN') =>
  (await gateway().ask(calls.gameList, input, { headers: { Language: language } })).value

describe('menus', () => {
  test('have a lane for every category that is on, with true counts', async () => {
    const { value } = await gateway().ask(calls.gameMenus, {})
    const { lanes, hotCount } = value.data
    expect(lanes.map((lane) => lane.title)).toEqual(
      gameTypes.filter((type) => type !== 'COCKFIGHT'),
    )
    for (const lane of lanes) {
      expect(lane.gameCount).toBe(categoryCounts[lane.title as (typeof gameTypes)[number]])
      const cards = lane.cards.reduce((sum, card) => sum + card.gameCount, 0)
      expect(cards).toBe(lane.gameCount)
    }
    expect(hotCount).toBe(48)
    const slots = lanes.find((lane) => lane.title === 'RNG')
    expect(slots?.cards[0]).toMatchObject({
      vassalage: 'LTF',
      name: 'Lotus Forge',
      iconUrl: '/art/thumbs/LTF.svg',
      whiteIconUrl: '/art/icons/LTF.svg',
    })
    expect(slots?.gameClassify.map((chip) => chip.title)).toContain('SC')
  })

  test('have cockfights when the operator switched them on, and so has the list', async () => {
    const set = (enabled: boolean) =>
      gateway().database.update(flags).set({ enabled }).where(eq(flags.modId, 'COCKFIGHT3'))
    const cockfight = catalogue.games.find(({ gameType }) => gameType === 'COCKFIGHT')
    const found = async () => {
      const { value } = await gateway().ask(calls.gameMenus, {})
      const titles: string[] = value.data.lanes.map((lane) => lane.title)
      const all = await list({})
      const listed = await list({ gameType: 'COCKFIGHT' })
      const searched = await list({ gameName: cockfight?.names.en ?? '' })
      return [
        titles.includes('COCKFIGHT'),
        all.totalCount - catalogue.games.length + categoryCounts.COCKFIGHT,
        listed.totalCount,
        searched.list.some((game: Game) => game.nodeId === cockfight?.nodeId),
      ]
    }
    expect(await found()).toEqual([false, 0, 0, false])
    await set(true)
    const { COCKFIGHT: count } = categoryCounts
    expect(await found()).toEqual([true, count, count, true])
    await set(false)
  })
})

describe('the list', () => {
  test('comes in pages that miss nothing and repeat nothing', async () => {
    const seen = new Set<number>()
    const first = await list({ gameType: 'RNG' })
    expect(first).toMatchObject({ pageNo: 1, pageSize: 20, totalCount: 1024, totalPages: 52 })
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1) {
      for (const game of (await list({ gameType: 'RNG', pageNo })).list) seen.add(game.nodeId)
    }
    expect(seen.size).toBe(1024)
    expect((await list({ gameType: 'RNG', pageNo: 53 })).list).toEqual([])
    expect((await list({ gameType: 'RNG', pageNo: 100_000 })).totalCount).toBe(1024)
  })

  test('is filtered by everything at once', async () => {
    const found = await list({
      gameType: 'RNG',
      vassalage: 'LTF',
      gameClassify: 'SC',
      minBet: '5.00',
      minLineNum: 20,
    })
    expect(found.totalCount).toBeGreaterThan(0)
    const wanted = catalogue.games.filter(
      (game) =>
        game.gameType === 'RNG' &&
        game.vassalage === 'LTF' &&
        game.gameClassify === 'SC' &&
        Number(game.minBet) <= 5 &&
        (game.minLineNum ?? 0) >= 20,
    )
    expect(found.totalCount).toBe(wanted.length)
    expect((await list({ vassalage: 'NOBODY' })).list).toEqual([])
  })

  test('is sorted as asked', async () => {
    const popular: Game[] = (await list({ gameType: 'RNG', pageSize: 100 })).list
    const numbers = new Map(catalogue.games.map((game) => [game.nodeId, game]))
    const falling = popular.map((game) => numbers.get(game.nodeId)?.popularity ?? 0)
    expect(falling).toEqual([...falling].sort((a, b) => b - a))
    const newest: Game[] = (await list({ gameType: 'RNG', sort: 'new' })).list
    const dates = newest.map((game) => numbers.get(game.nodeId)?.addedAt ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const [language, locale] of [
      ['EN', 'en'],
      ['TH', 'th'],
      ['CN', 'zh-CN'],
    ] as const) {
      const named: Game[] = (await list({ gameType: 'RNG', sort: 'name', pageSize: 100 }, language))
        .list
      const names = named.map((game) => game.gameName)
      const { compare } = new Intl.Collator(locale, { numeric: true })
      expect(names).toEqual([...names].sort(compare))
    }
  })

  test('names games in the asked language, else in English', async () => {
    const wanted = catalogue.games.find((game) => game.gameType === 'FISH')
    const find = async (language: string) =>
      (await list({ gameType: 'FISH', pageSize: 100 }, language)).list.find(
        (game: Game) => game.nodeId === wanted?.nodeId,
      )
    expect(await find('TH')).toMatchObject({ gameName: wanted?.names.th, nameLang: 'th' })
    expect(await find('VI')).toMatchObject({ gameName: wanted?.names.vi, nameLang: 'vi' })
    expect(await find('TY')).toMatchObject({ gameName: wanted?.names.en, nameLang: 'en' })
    expect(await find('??')).toMatchObject({
      gameName: wanted?.names.en,
      imageUrl: `/art/covers/${wanted?.vassalage}/${wanted?.nodeId}.webp`,
    })
  })
})

describe('the search', () => {
  const target = catalogue.games.find(({ names }) => names.en.length > 10 && names.en.length < 20)
  const names = (found: { list: Game[] }) => found.list.map((game) => game.gameName)

  test('finds a name, also with a typo, also in Thai without its marks', async () => {
    const name = target?.names.en ?? ''
    expect(names(await list({ gameName: name }))).toContain(name)
    expect(names(await list({ gameName: ` ${name.toUpperCase()} ` }))).toContain(name)
    const typo = name.slice(0, 3) + name.slice(4)
    expect((await list({ gameName: typo })).totalCount).toBeGreaterThan(0)
    const thai = target?.names.th.replace(/[\u0e48-\u0e4b]/g, '') ?? ''
    expect((await list({ gameName: thai }, 'TH')).list.map((game: Game) => game.nodeId)).toContain(
      target?.nodeId,
    )
  })

  test('keeps to the filters and comes in pages', async () => {
    const found = await list({ gameName: 'a', gameType: 'RNG', pageSize: 7, pageNo: 2 })
    expect(found.list).toHaveLength(7)
    expect(found.totalPages).toBe(Math.ceil(found.totalCount / 7))
    for (const game of found.list) expect(game.gameType).toBe('RNG')
    const all = await list({ gameName: 'a' })
    expect(all.totalCount).toBeGreaterThan(found.totalCount)
  })

  test('finds nothing where there is nothing', async () => {
    expect(await list({ gameName: 'qqqqzzzzxxxx' })).toMatchObject({
      list: [],
      totalCount: 0,
      totalPages: 0,
    })
    expect((await list({ gameName: '   ' })).totalCount).toBe((await list({})).totalCount)
    for (const odd of ["'", '%', '_', '\\', '(', '🎰', '\u0e48\u0e48']) {
      expect((await gateway().ask(calls.gameList, { gameName: odd })).status).toBe(200)
    }
  })
})

describe('featured and recent', () => {
  test('hot games come in the house’s order', async () => {
    const { value } = await gateway().ask(calls.hotGames, {})
    expect(value.list.map((game: Game) => game.nodeId)).toEqual(catalogue.popular)
    const few = await gateway().ask(calls.hotGames, { limitNum: 3 })
    expect(few.value.list).toHaveLength(3)
    const own = await gateway().ask(calls.hotGames, { vassalage: 'KRT' })
    expect(own.value.list.length).toBeGreaterThan(0)
    for (const game of own.value.list) expect(game.vassalage).toBe('KRT')
  })

  test('recent games are one’s own, the last one first', async () => {
    const { account, token } = await makeVisitor(gateway(), 'player')
    const other = await makeVisitor(gateway(), 'other')
    const recent = async (input = {}) =>
      (await gateway().ask(calls.recentGames, input, { token })).value
    expect(await recent()).toMatchObject({ list: [], totalCount: 0 })
    const [a = 0, b = 0, c = 0] = catalogue.popular
    for (const [seconds, nodeId] of [a, b, c, a].entries()) {
      const at = new Date(gateway().now.getTime() + seconds * 1000)
      await noteOpened(gateway().database, account.id, nodeId, at)
    }
    await noteOpened(gateway().database, other.account.id, catalogue.popular[4] ?? 0, gateway().now)
    const { list: opened, totalCount } = await recent()
    expect(opened.map((game: Game) => game.nodeId)).toEqual([a, c, b])
    expect(totalCount).toBe(3)
    expect((await recent({ pageNo: 2, pageSize: 2 })).list).toHaveLength(1)
    expect((await recent({ vassalage: 'NOBODY' })).totalCount).toBe(0)
  })
})

describe('the winner board', () => {
  const board = async (input = {}, language = 'EN') =>
    (await gateway().ask(calls.winnerBoard, input, { headers: { Language: language } })).value

  test('has the largest wins of the day, the largest first, on games there are', async () => {
    const { date, list: wins } = await board()
    expect(date).toBe('2026-11-19T17:00:00.000Z')
    expect(wins).toHaveLength(20)
    const amounts = wins.map((win: Winner) => Number(win.winAmount))
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    for (const win of wins) {
      expect(win.account).toContain('***')
      expect(win.currency).toBe('THB')
      expect(new Date(win.winTime) <= gateway().now).toBe(true)
      expect(catalogue.popular).toContain(win.nodeId)
    }
    expect((await board({ limitNum: 3 })).list).toEqual(wins.slice(0, 3))
  })

  test('names the games in the asked language, and changes with the day', async () => {
    const { list: wins } = await board()
    const thai = (await board({}, 'TH')).list
    expect(thai[0]).toMatchObject({ nodeId: wins[0]?.nodeId, nameLang: 'th' })
    const tomorrow = new Date(gateway().now.getTime() + 86_400_000)
    const later = new TestGateway(gateway().opened, { now: () => tomorrow })
    expect((await later.ask(calls.winnerBoard, {})).value.list).not.toEqual(wins)
  })
})

describe('the catalogue in the database', () => {
  let fresh: TestGateway
  beforeAll(() => {
    fresh = gateway()
  })

  test('is left alone while it has not changed', async () => {
    await fresh.database.update(gameTable).set({ isOpen: false })
    await seedCatalogue(fresh.database)
    const rows = await fresh.database.select().from(gameTable).where(eq(gameTable.isOpen, true))
    expect(rows).toEqual([])
  })

  test('is replaced when it has, and the search with it', async () => {
    const [game] = catalogue.games
    if (!game) throw new Error('No game')
    const renamed = { ...game, names: { ...game.names, en: 'Zebra Quartz Jubilee' } }
    await seedCatalogue(fresh.database, {
      ...catalogue,
      games: [renamed, ...catalogue.games.slice(1)],
    })
    const found = await list({ gameName: 'zebra quarts jubilee' })
    expect(found.list[0]?.nodeId).toBe(game.nodeId)
    expect(found.list[0]?.isOpen).toBe(game.isOpen)
  })
})
