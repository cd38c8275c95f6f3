import { calls } from '#contract/index.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { seedSite } from '#gateway/site/seed.ts'
import { openGateway, readReply } from '../support/gateway.ts'

const opsToken = 'operator-of-the-test'
const gateway = openGateway({ opsToken })

const ops = (method: string, path: string, body?: unknown, token = opsToken) =>
  gateway().fetch(`/ops/content/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const notice = {
  type: 'PL',
  title: { en: 'New hours', th: 'เวลาใหม่' },
  content: { en: '<p>From <b>noon</b></p>', th: '<p>ตั้งแต่เที่ยง</p>' },
}

const player = async (language = 'EN') =>
  (
    await gateway().ask(
      calls.announcements,
      { types: 'PL', execution: 'B' },
      { headers: { Language: language } },
    )
  ).value.player

beforeEach(async () => {
  await ops('DELETE', 'notices/900')
})

describe('what an operator writes', () => {
  test('is what players read next, in their language', async () => {
    expect((await ops('PUT', 'notices/900', notice)).status).toBe(200)
    expect((await player())[0]).toMatchObject({ id: 900, title: 'New hours' })
    expect((await player('TH'))[0]).toMatchObject({ id: 900, title: 'เวลาใหม่' })
    await ops('PUT', 'notices/900', { ...notice, title: { en: 'Newer hours' } })
    expect((await player('TH'))[0]).toMatchObject({ id: 900, title: 'Newer hours' })
    expect((await ops('DELETE', 'notices/900')).status).toBe(200)
    expect((await player()).map(({ id }) => id)).not.toContain(900)
    expect((await ops('DELETE', 'notices/900')).status).toBe(404)
  })

  test('waits for its time', async () => {
    const publishesAt = new Date(gateway().now.getTime() + 1000).toISOString()
    await ops('PUT', 'notices/900', { ...notice, publishesAt })
    expect((await player()).map(({ id }) => id)).not.toContain(900)
    gateway().later(1000)
    expect((await player()).map(({ id }) => id)).toContain(900)
  })

  test('is cleaned on the way in, and read back as players see it', async () => {
    const content = {
      en: '<p onclick="x()">Hi<script>x()</script> <a href="javascript:x()">a</a></p>',
    }
    const reply = await readReply<{ content: unknown }>(
      await ops('PUT', 'notices/900', { ...notice, content }),
    )
    expect(reply.value.content).toEqual({ en: '<p>Hi a</p>' })
  })

  test('is left alone by the next start of the sandbox', async () => {
    await ops('PUT', 'notices/900', notice)
    await seedSite(gateway().database, new Date(gateway().now.getTime() + 9 * 24 * 3_600_000))
    expect((await player()).map(({ id }) => id)).toContain(900)
  })

  test('may be a banner of any group, which leads where banners may', async () => {
    const banner = {
      groupName: 'w_help',
      title: { en: 'Ask us' },
      text: { en: '' },
      linkageType: 'URL',
      linkage: '/help?article=limits',
    }
    expect((await ops('PUT', 'banners/5000', banner)).status).toBe(200)
    const { value } = await gateway().ask(calls.announcements, { types: 'B', execution: 'B' })
    expect(value.banners.find(({ bannerId }) => bannerId === 5000)).toMatchObject({
      linkage: '/help?article=limits',
    })
    for (const linkage of ['javascript:x()', '//evil.test', '/\\evil.test', 'http://a.test', '']) {
      expect((await ops('PUT', 'banners/5000', { ...banner, linkage })).status).toBe(400)
    }
    const odd = { ...banner, linkageType: 'P', linkage: '7&a=b' }
    expect((await ops('PUT', 'banners/5000', odd)).status).toBe(400)
    expect((await ops('PUT', 'banners/5000', { ...banner, linkage: null })).status).toBe(400)
    await ops('DELETE', 'banners/5000')
  })

  test('may be a topic with its articles, which go with it', async () => {
    const topic = { emblem: 'lotus', name: { en: 'Garden' } }
    const article = {
      topicId: 'garden',
      question: { en: 'How does it grow' },
      answer: { en: '<p>Slowly</p>' },
    }
    expect((await ops('PUT', 'articles/growing', article)).status).toBe(400)
    await ops('PUT', 'topics/garden', topic)
    expect((await ops('PUT', 'articles/growing', article)).status).toBe(200)
    const topics = async () => (await gateway().ask(calls.helpCenter, {})).value.topics
    expect((await topics()).find(({ id }) => id === 'garden')?.articles).toHaveLength(1)
    await ops('DELETE', 'topics/garden')
    expect((await topics()).some(({ id }) => id === 'garden')).toBe(false)
  })

  test('may be a way to reach the house, which travels with its status', async () => {
    const line = { title: { en: 'LINE' }, path: 'https://line.example/@house' }
    expect((await ops('PUT', 'service/LINE', line)).status).toBe(200)
    const { value } = await gateway().ask(calls.systemStatus, { url: 'a.test' })
    expect(value.customerService.find(({ csType }) => csType === 'LINE')).toMatchObject({
      path: line.path,
      title: 'LINE',
      lang: 'en',
    })
    expect((await ops('PUT', 'service/LINE', { ...line, path: 'line://x' })).status).toBe(400)
    expect((await ops('PUT', 'service/FAX', line)).status).toBe(400)
  })
})

describe('the list', () => {
  test('has every language and time of a kind', async () => {
    const { value } = await readReply<{ list: unknown[] }>(await ops('GET', 'notices'))
    expect(value.list.length).toBeGreaterThan(9)
    expect(value.list[0]).toHaveProperty('title.th')
    expect(value.list[0]).toHaveProperty('publishesAt')
  })
})

describe('the door', () => {
  test('is shut to whoever has no token, and to a browser that was told one', async () => {
    expect((await ops('GET', 'notices', undefined, 'other')).status).toBe(401)
    const basic = { Authorization: `Basic ${btoa(`a:${opsToken}`)}` }
    const response = await gateway().fetch('/ops/content/notices/1', {
      method: 'DELETE',
      headers: basic,
    })
    expect(response.status).toBe(401)
  })

  test.for([
    ['PUT', 'nothing/1', {}, 404],
    ['PUT', '__proto__/1', {}, 404],
    ['POST', 'notices', {}, 405],
    ['PATCH', 'notices/1', {}, 405],
    ['PUT', 'notices/0', notice, 400],
    ['PUT', 'notices/1e3', notice, 400],
    ['PUT', 'notices/99999999999', notice, 400],
    ['PUT', 'topics/Upper', { emblem: 'lotus', name: { en: 'A' } }, 400],
    ['PUT', 'notices/900', [], 400],
    ['PUT', 'notices/900', {}, 400],
    ['PUT', 'notices/900', { ...notice, type: 'B' }, 400],
    ['PUT', 'notices/900', { ...notice, title: {} }, 400],
    ['PUT', 'notices/900', { ...notice, title: { en: ' ' } }, 400],
    ['PUT', 'notices/900', { ...notice, title: { en: 'a'.repeat(201) } }, 400],
    ['PUT', 'notices/900', { ...notice, title: { en: 'A', xx: 'B' } }, 400],
    ['PUT', 'notices/900', { ...notice, publishesAt: 'tomorrow' }, 400],
    ['PUT', 'notices/900', { ...notice, id: 7 }, 400],
  ] as const)('refuses %s %s %j', async ([method, path, body, status]) => {
    expect((await ops(method, path, body)).status).toBe(status)
  })
})
