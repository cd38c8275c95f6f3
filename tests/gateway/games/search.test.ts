import { calls } from '#contract/index.ts'
import { expect, test } from 'vitest'
import { expandCatalogue } from '#gateway/sandbox/catalogue.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const gateway = openGateway()
const catalogue = expandCatalogue()
const slots = catalogue.games.filter(({ gameType }) => gameType === 'RNG')

test('Popular is searched as the lists are, in every language at once', async () => {
  const hot = async (input: object) =>
    (await gateway().ask(calls.hotGames, input, { headers: { Language: 'TH' } })).value.list
  const games = new Map(catalogue.games.map((game) => [game.nodeId, game]))
  const [first = 0, ...others] = catalogue.popular
  const own = games.get(first)?.names
  const swapped = own?.en.replace(/(.)(.)(.)$/, '$1$3$2')
  for (const gameName of [
    own?.th,
    own?.en,
    own?.vi,
    own?.th.replace(/[\u0e48-\u0e4b]/g, ''),
    swapped,
  ])
    expect((await hot({ gameName }))[0]).toMatchObject({ nodeId: first, gameName: own?.th })
  // Whatever else there is of that name, and however few are asked for.
  for (const { nodeId } of await hot({ gameName: 'a' }))
    expect([first, ...others]).toContain(nodeId)
  const last = games.get(others.at(-1) ?? 0)?.names.en
  expect((await hot({ gameName: last })).map(({ nodeId }) => nodeId)).toContain(others.at(-1))
  expect(await hot({ gameName: last, limitNum: 1 })).toEqual([])
  expect(await hot({ gameName: 'qqqqzzzzxxxx' })).toEqual([])
  expect(await hot({ gameName: '  ' })).toHaveLength(catalogue.popular.length)
})

test('favourites are searched by name in every language at once, and come in pages', async () => {
  const as = { token: (await makeVisitor(gateway(), 'searches')).token }
  const some = slots.slice(0, 6)
  for (const { nodeId } of some) {
    gateway().later(1000)
    await gateway().ask(calls.addFavourite, { nodeId }, as)
  }
  const list = async (input: object) => (await gateway().ask(calls.favouriteGames, input, as)).value
  const { nodeId, names, vassalage } = some[0]!
  const bare = names.th.replace(/[\u0e48-\u0e4b]/g, '')
  for (const gameName of [names.en, names.th, bare, names.vi, names.en.replace(/(.)(.)$/, '$2$1')])
    expect((await list({ gameName })).content[0]).toMatchObject({ nodeId })
  expect((await list({ gameName: names.en, gameType: 'LIVE' })).totalCount).toBe(0)
  expect((await list({ gameName: names.en, vassalage })).content[0]).toMatchObject({ nodeId })
  const unkept = slots.at(-1)!
  expect((await list({ gameName: unkept.names.en })).content).not.toContainEqual(
    expect.objectContaining({ nodeId: unkept.nodeId }),
  )
  const all = await list({ gameName: 'a', pageSize: 100 })
  const pages = [
    await list({ gameName: 'a', pageSize: 2 }),
    await list({ gameName: 'a', pageSize: 2, pageNo: 2 }),
  ]
  expect(all.content.length).toBeGreaterThan(2)
  expect(pages.flatMap(({ content }) => content)).toEqual(all.content.slice(0, 4))
  expect(pages[0]).toMatchObject({
    totalCount: all.totalCount,
    totalPages: Math.ceil(Number(all.totalCount) / 2),
  })
})
