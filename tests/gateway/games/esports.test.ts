import { calls } from '#contract/index.ts'
import { expect, test } from 'vitest'
import { expandCatalogue } from '#gateway/sandbox/catalogue.ts'
import { testConfig } from '../support/config.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const sports = expandCatalogue().games.filter(({ gameType }) => gameType === 'SPORTS')
const [moved] = sports as [(typeof sports)[number]]
const esportsVendors = [moved.vassalage]
const gateway = openGateway({ brand: { ...testConfig().brand, esportsVendors } })

const all = { pageNo: 1, pageSize: 100 } as const

test('what a brand calls esports is in that lobby alone, as in the menus', async () => {
  const { data } = (await gateway().ask(calls.gameMenus, {})).value
  for (const gameType of ['SPORTS', 'ESPORTS'] as const) {
    const { list, totalCount } = (await gateway().ask(calls.gameList, { ...all, gameType })).value
    expect(totalCount).toBe(data.lanes.find(({ title }) => title === gameType)?.gameCount)
    const isThere = list.some(({ nodeId }) => nodeId === moved.nodeId)
    expect(isThere).toBe(gameType === 'ESPORTS')
  }
})

test('a favourite is found in the lobby that it was kept in', async () => {
  const { token } = await makeVisitor(gateway(), 'esports')
  await gateway().ask(calls.addFavourite, { nodeId: moved.nodeId }, { token })
  const kept = async (gameType: 'SPORTS' | 'ESPORTS') =>
    (await gateway().ask(calls.favouriteGames, { gameType }, { token })).value.totalCount
  expect([await kept('ESPORTS'), await kept('SPORTS')]).toEqual([1, 0])
})
