import { commitmentOf, drawPrizes, nearFirstOf, verifyDraw } from '#contract/index.ts'
import { expect, it } from 'vitest'

const source = { drawId: 'THAI:20261116', seed: 'a secret of the house' }

async function thaiDraw() {
  const [first, last] = await drawPrizes(source, [
    { code: 'first', count: 1, digits: 6 },
    { code: 'lastTwo', count: 1, digits: 2 },
  ])
  if (!first || !last) throw new Error('It drew nothing')
  const near = nearFirstOf(first.numbers[0] ?? '')
  const commitment = await commitmentOf(source.seed)
  return { ...source, commitment, prizes: [first, near, last] }
}

it.each([
  ['820866', ['820865', '820867']],
  ['000000', ['999999', '000001']],
  ['999999', ['999998', '000000']],
])('beside %s stand %j', (first, numbers) => {
  expect(nearFirstOf(first)).toEqual({ code: 'nearFirst', numbers })
})

it('finds a draw as it was, with the numbers that follow from its first prize', async () => {
  expect(await verifyDraw(await thaiDraw())).toEqual({ isPromised: true, isDrawn: true })
})

it('finds numbers beside the first prize that do not follow from it', async () => {
  const draw = await thaiDraw()
  const prizes = draw.prizes.map((prize) =>
    prize.code === 'nearFirst' ? { ...prize, numbers: ['111111', '222222'] } : prize,
  )
  expect(await verifyDraw({ ...draw, prizes })).toEqual({ isPromised: true, isDrawn: false })
})
