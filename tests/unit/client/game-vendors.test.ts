// @vitest-environment jsdom
import { type ClientOptions, createClient } from '#client/index.ts'
import { addFavourite, type Answer, favouriteGames, gameList, gameMenus } from '#contract/index.ts'
import { vendorsKey } from '#client/game-vendors.ts'
import { menusAnswer } from '#stories/fixtures/games/menus.ts'
import { gamePage } from '#stories/fixtures/games/pages.ts'
import { beforeEach, expect, test, vi } from 'vitest'

type Games = Answer<typeof gameList>
const [sample] = gamePage().list
if (!sample) throw new Error('No fixture')

const good = (value: unknown) => Response.json({ success: true, message: null, value })
const bad = () => Response.json({ success: false, message: 'no', value: null }, { status: 500 })

/** A server that knows no esports: it answers SPORTS, by vendor. */
const sportsOnly = (counts: Record<string, number>) => (url: URL) => {
  const query = url.searchParams
  const code = query.get('vassalage') ?? ''
  const has = query.get('gameType') === 'SPORTS' ? (counts[code] ?? 0) : 0
  const all = Array.from({ length: has }, (_, at) => ({ ...sample, nodeId: at, vassalage: code }))
  const pageSize = Number(query.get('pageSize') ?? 20)
  const pageNo = Number(query.get('pageNo') ?? 1)
  const page: Games = {
    list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    pageNo,
    pageSize,
    totalPages: Math.ceil(has / pageSize),
    totalCount: has,
  }
  return good(page)
}

function clientFor(
  answer: (url: URL) => Response | Promise<Response>,
  more: Partial<ClientOptions> = {},
) {
  const asked = vi.fn(answer)
  const client = createClient({
    origin: 'https://foyer.test',
    merchant: 'foyer',
    language: () => 'TH',
    token: () => null,
    esportsVendors: ['FFL', 'TTL'],
    fetch: async (input) => asked(new URL((input as Request).url)),
    ...more,
  })
  return { client, asked }
}

beforeEach(() => sessionStorage.clear())

test('the vendors are asked for once a session', async () => {
  const { client, asked } = clientFor(() => good(menusAnswer))
  const first = await client.send(gameMenus, {})
  expect(await client.send(gameMenus, {})).toEqual(first)
  // Another page of the same tab.
  const other = clientFor(() => bad())
  expect(await other.client.send(gameMenus, {})).toEqual(first)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(other.asked).not.toHaveBeenCalled()
})

test('each language has its own', async () => {
  await clientFor(() => good(menusAnswer)).client.send(gameMenus, {})
  const { client, asked } = clientFor(() => good(menusAnswer), { language: () => 'EN' })
  await client.send(gameMenus, {})
  expect(asked).toHaveBeenCalledTimes(1)
})

test('what went wrong is not kept', async () => {
  const { client, asked } = clientFor(() => bad())
  await expect(client.send(gameMenus, {})).rejects.toThrow()
  asked.mockImplementation(() => good(menusAnswer))
  expect((await client.send(gameMenus, {})).data.lanes).not.toEqual([])
  expect(asked).toHaveBeenCalledTimes(2)
})

test.each(['', 'null', '{"data":', '{"data":{"lanes":7}}', '[]'])(
  'what stands in storage is checked: %s',
  async (kept) => {
    sessionStorage.setItem(vendorsKey('TH'), kept)
    const { client, asked } = clientFor(() => good(menusAnswer))
    await client.send(gameMenus, {})
    expect(asked).toHaveBeenCalledTimes(1)
  },
)

test('without the rule every call goes to the server', async () => {
  const options = { esportsVendors: undefined } as unknown as Partial<ClientOptions>
  const { client, asked } = clientFor(() => good(menusAnswer), options)
  await client.send(gameMenus, {})
  await client.send(gameMenus, {})
  expect(asked).toHaveBeenCalledTimes(2)
})

test('what is kept has esports in a category of its own', async () => {
  const lanes = [
    {
      title: 'SPORTS',
      gameCount: 3,
      gameClassify: [],
      cards: ['NGW', 'FFL'].map((vassalage) => ({
        vassalage,
        name: vassalage,
        isHot: false,
        gameCount: 1,
        iconUrl: '/x.svg',
      })),
    },
  ]
  const { client } = clientFor(() => good({ data: { lanes, hotCount: 0 } }))
  const { data } = await client.send(gameMenus, {})
  expect(data.lanes.map(({ title }) => title)).toEqual(['SPORTS', 'ESPORTS'])
})

test('a vendor’s esports come from where the server has them', async () => {
  const { client } = clientFor(sportsOnly({ FFL: 3, TTL: 2 }))
  const page = await client.send(gameList, { gameType: 'ESPORTS', vassalage: 'TTL' })
  expect(page).toMatchObject({ totalCount: 2, totalPages: 1 })
})

test('all esports are put together from their vendors, and cut into pages', async () => {
  const { client } = clientFor(sportsOnly({ FFL: 15, TTL: 9 }))
  const page = await client.send(gameList, { gameType: 'ESPORTS', pageNo: 2, pageSize: 20 })
  expect(page).toMatchObject({ totalCount: 24, totalPages: 2, pageNo: 2 })
  expect(page.list.map(({ vassalage }) => vassalage)).toEqual(['TTL', 'TTL', 'TTL', 'TTL'])
})

test('studios may have any number of games: every one of them is on one page', async () => {
  const counts = { FFL: 250, NONE: 0, TTL: 137 }
  const esportsVendors = Object.keys(counts)
  const { client, asked } = clientFor(sportsOnly(counts), { esportsVendors })
  const seen: string[] = []
  for (let pageNo = 1; pageNo <= 20; pageNo++) {
    asked.mockClear()
    const page = await client.send(gameList, { gameType: 'ESPORTS', pageNo, pageSize: 20 })
    expect(page).toMatchObject({ totalCount: 387, totalPages: 20, pageNo })
    seen.push(...page.list.map(({ vassalage, nodeId }) => `${vassalage} ${nodeId}`))
    // Itself, the first page of each studio, and two more where a page lies across two.
    expect(asked.mock.calls.length).toBeLessThanOrEqual(6)
  }
  expect(seen).toHaveLength(387)
  expect(new Set(seen).size).toBe(387)
  expect(seen.slice(248, 252)).toEqual(['FFL 248', 'FFL 249', 'TTL 0', 'TTL 1'])
})

test('a studio that has fewer than it says ends its part of the list', async () => {
  const answer = sportsOnly({ FFL: 5, TTL: 4 })
  const { client } = clientFor((url) => {
    if (url.searchParams.get('vassalage') !== 'FFL') return answer(url)
    const page = { list: [sample], pageNo: 1, pageSize: 20, totalPages: 1, totalCount: 5 }
    return good(page)
  })
  const page = await client.send(gameList, { gameType: 'ESPORTS', pageNo: 1, pageSize: 20 })
  expect(page.list).toHaveLength(5)
})

test('a server that has esports is asked once; other types always are', async () => {
  const page = { list: [sample], pageNo: 1, pageSize: 20, totalPages: 1, totalCount: 1 }
  const { client, asked } = clientFor(() => good(page))
  await client.send(gameList, { gameType: 'ESPORTS' })
  await client.send(gameList, { gameType: 'SPORTS' })
  expect(asked).toHaveBeenCalledTimes(2)
})

test('what is kept of them comes from there, too', async () => {
  const games = sportsOnly({ FFL: 3, TTL: 2 })
  const { client, asked } = clientFor(async (url) => {
    const { list, totalPages, totalCount } = (await games(url).json()).value
    return good({ content: list, totalPages, totalCount })
  })
  const input = { gameType: 'ESPORTS', pageNo: 1, pageSize: 4 } as const
  const first = await client.send(favouriteGames, input)
  expect(first).toMatchObject({ totalPages: 2, totalCount: 5 })
  const second = await client.send(favouriteGames, { ...input, pageNo: 2 })
  const kept = [...first.content, ...second.content]
  expect(kept.map(({ vassalage }) => vassalage)).toEqual(['FFL', 'FFL', 'FFL', 'TTL', 'TTL'])
  expect(asked.mock.calls.every(([url]) => url.pathname.endsWith(favouriteGames.path))).toBe(true)
})

test('to keep one is no list that is asked for', async () => {
  const { client, asked } = clientFor(() => good({}))
  await client.send(addFavourite, { nodeId: 7, gameType: 'ESPORTS' })
  expect(asked).toHaveBeenCalledOnce()
})
