import { calls } from '#contract/index.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { openGateway, readReply } from '../support/gateway.ts'

const opsToken = 'operator-of-this-test'
const gateway = openGateway({ opsToken })

const set = async (body: unknown, token = opsToken) =>
  readReply(
    await gateway().fetch('/ops/downloads', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

const appOf = async (kind: 'ANDROID' | 'MOBILECONFIG') =>
  (await gateway().ask(calls.download, { kind })).value.app

const nothingKnown = { version: null, bytes: null, releasedAt: null }
const house = {
  ANDROID: { url: '/down#android', ...nothingKnown },
  MOBILECONFIG: { url: '/app/profile.mobileconfig', ...nothingKnown },
}

beforeEach(async () => {
  await set({ ANDROID: 'house', MOBILECONFIG: 'house' })
})

test('the sandbox gives away no package: the site itself, and a profile of its own', async () => {
  expect(await appOf('ANDROID')).toEqual(house.ANDROID)
  expect(await appOf('MOBILECONFIG')).toEqual(house.MOBILECONFIG)
})

describe('an operator', () => {
  const app = {
    url: 'https://cdn.operator.example/lobby-2.4.apk',
    version: '2.4',
    bytes: 4_200_000,
    releasedAt: '2026-11-08T05:00:00.000Z',
  }

  test('puts a package in its place and takes it back, without a deploy', async () => {
    expect((await set({ ANDROID: app })).status).toBe(200)
    expect(await appOf('ANDROID')).toEqual(app)
    expect(await appOf('MOBILECONFIG')).toEqual(house.MOBILECONFIG)
    await set({ ANDROID: 'house' })
    expect(await appOf('ANDROID')).toEqual(house.ANDROID)
  })

  test('has none for one kind, and an address alone for the other', async () => {
    await set({
      ANDROID: null,
      MOBILECONFIG: { url: 'https://cdn.operator.example/site.mobileconfig' },
    })
    expect(await appOf('ANDROID')).toBeNull()
    expect(await appOf('MOBILECONFIG')).toMatchObject(nothingKnown)
  })

  test.each([
    ['a script', { url: 'javascript:alert(1)' }],
    ['another scheme', { url: 'http://cdn.operator.example/a.apk' }],
    ['a name in front of the host', { url: 'https://bank.example@cdn.operator.example/a.apk' }],
    ['another host that looks like a path', { url: '//cdn.operator.example/a.apk' }],
    ['no size', { ...app, bytes: 0 }],
    ['words for a version', { ...app, version: '<b>2' }],
    ['a date of no calendar', { ...app, releasedAt: 'yesterday' }],
    ['more than is asked', { ...app, size: 1 }],
  ])('is refused %s', async (_, wrong) => {
    expect((await set({ ANDROID: wrong })).status).toBe(400)
    expect(await appOf('ANDROID')).toEqual(house.ANDROID)
  })

  test('is nobody else', async () => {
    expect((await set({ ANDROID: null }, 'somebody-elses-token')).status).toBe(401)
    expect((await set({ WINDOWS: app })).status).toBe(400)
    expect(await appOf('ANDROID')).toEqual(house.ANDROID)
  })
})

test('there are two kinds', async () => {
  const asked = await gateway().fetch(`${calls.download.path}?kind=WINDOWS`)
  expect(asked.status).toBe(400)
})
