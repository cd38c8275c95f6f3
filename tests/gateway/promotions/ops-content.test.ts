import { calls } from '#contract/index.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { countRound } from '#gateway/promotions/progress.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const opsToken = 'operator-of-the-tests'
const gateway = openGateway({ opsToken })

const ops = (method: string, path: string, body?: unknown) =>
  gateway().fetch(`/ops/${path}`, {
    method,
    headers: { Authorization: `Bearer ${opsToken}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const promotion = {
  category: 'new_player',
  categoryName: { en: 'New members', th: 'สมาชิกใหม่' },
  title: { en: 'A quiet week', th: 'สัปดาห์สงบ' },
  summary: { en: 'Play credit for a round', th: 'เครดิตทดลอง' },
  content: { en: '<p>Play <b>one</b> round</p>', th: '<p>เล่นหนึ่งรอบ</p>' },
  imageUrl: '/art/banners/lotus/lotus/week.svg',
  schedule: { en: 'Every Monday', th: 'ทุกวันจันทร์' },
}

const listed = async (language = 'EN') =>
  (await gateway().ask(calls.promotions, {}, { headers: { Language: language } })).value.list.find(
    ({ id }) => id === 900,
  )

const detail = (token?: string) =>
  gateway().ask(calls.promotionDetail, { id: 900 }, token ? { token } : {})

beforeEach(async () => {
  await ops('DELETE', 'content/promotions/900')
})

describe('a promotion that an operator writes', () => {
  test('is what players read next, in their language', async () => {
    expect((await ops('PUT', 'content/promotions/900', promotion)).status).toBe(200)
    expect(await listed()).toMatchObject({ title: 'A quiet week', schedule: 'Every Monday' })
    expect(await listed('TH')).toMatchObject({ title: 'สัปดาห์สงบ', lang: 'th' })
    const { value } = await detail()
    expect(value.content).toBe('<p>Play <b>one</b> round</p>')
    await ops('DELETE', 'content/promotions/900')
    expect((await detail()).status).toBe(404)
  })

  test('begins and ends in its time', async () => {
    const at = (milliseconds: number) =>
      new Date(gateway().now.getTime() + milliseconds).toISOString()
    await ops('PUT', 'content/promotions/900', {
      ...promotion,
      publishesAt: at(1000),
      endsAt: at(2000),
    })
    expect(await listed()).toBeUndefined()
    gateway().later(1000)
    expect(await listed()).toBeDefined()
    gateway().later(1000)
    expect(await listed()).toBeUndefined()
    expect((await detail()).value.status).toBe('close')
  })

  test('is cleaned on the way in', async () => {
    const content = {
      en: '<p onclick="x()">Hi<script>x()</script> <a href="javascript:x()">a</a></p>',
    }
    await ops('PUT', 'content/promotions/900', { ...promotion, content })
    const stored = (await (await ops('GET', 'content/promotions')).json()) as {
      value: { list: { id: number; content: unknown }[] }
    }
    expect(stored.value.list.find(({ id }) => id === 900)?.content).toEqual({ en: '<p>Hi a</p>' })
  })

  test('counts what its offer says', async () => {
    const player = await makeVisitor(gateway(), 'counted')
    await ops('PUT', 'content/promotions/900', promotion)
    const counts = { what: 'rounds', gameType: 'FISH', least: '5.00' }
    const offer = { how: 'join', bonus: '10.00', target: 2, unit: { en: 'rounds' }, counts }
    expect((await ops('PUT', 'promotions/offers/900', offer)).status).toBe(200)
    await gateway().ask(calls.joinPromotion, { id: 900 }, { token: player.token })
    const { database, now } = gateway()
    const round = { accountId: player.account.id, stake: 500n, gameType: 'FISH', vassalage: 'KM' }
    for (const played of [round, { ...round, gameType: 'RNG' }, { ...round, stake: 499n }]) {
      await database.transaction((tx) => countRound(tx, played, now))
    }
    expect((await detail(player.token)).value.progress).toMatchObject({ done: 1, target: 2 })
  })

  test('takes along what it gave when it goes', async () => {
    await ops('PUT', 'content/promotions/900', promotion)
    const offer = { how: 'join', bonus: '10.00' }
    expect((await ops('PUT', 'promotions/offers/900', offer)).status).toBe(200)
    expect((await detail()).value.bonus).toBe('10.00')
    await ops('DELETE', 'content/promotions/900')
    await ops('PUT', 'content/promotions/900', promotion)
    expect((await detail()).value.bonus).toBeNull()
  })

  test.for([
    ['content/promotions/0', promotion],
    ['content/promotions/900', {}],
    ['content/promotions/900', { ...promotion, category: 'New players' }],
    ['content/promotions/900', { ...promotion, imageUrl: 'javascript:x()' }],
    ['content/promotions/900', { ...promotion, imageUrl: '//evil.test/a.png' }],
    ['content/promotions/900', { ...promotion, content: { th: '<p>ไทย</p>' } }],
    ['content/promotions/900', { ...promotion, endsAt: 'tomorrow' }],
    ['content/promotions/900', { ...promotion, bonus: '5.00' }],
    ['promotions/offers/900', { how: 'join', counts: { what: 'wins' } }],
    ['promotions/offers/900', { how: 'join', counts: { what: 'stake', least: '-1' } }],
  ] as const)('is refused as %s %j', async ([path, body]) => {
    expect((await ops('PUT', path, body)).status).toBe(400)
  })
})
