import {
  addressOf,
  originOfHost,
  platformOfDevice,
  platformOfHash,
  wayOf,
} from '#features/download/download-rules.ts'
import { describe, expect, test } from 'vitest'

describe('the tab', () => {
  test.each([
    ['#android', 'android'],
    ['#ios', 'ios'],
    ['#iOS', 'ios'],
    ['#windows', null],
    ['', null],
    ['#ios#android', null],
  ])('%s names %s', (hash, platform) => {
    expect(platformOfHash(hash)).toBe(platform)
  })

  test.each([
    ['a Pixel', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/150 Mobile', 5, 'android'],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari', 5, 'ios'],
    [
      'an iPad that says it is a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Safari',
      5,
      'ios',
    ],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Safari', 0, null],
    ['a laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome', 10, null],
    ['nothing', '', 0, null],
  ])('of %s', (_, userAgent, maxTouchPoints, platform) => {
    expect(platformOfDevice({ userAgent, maxTouchPoints })).toBe(platform)
  })
})

describe('an address of the server’s', () => {
  const origin = 'https://play.example'

  test.each([
    ['/down#android', 'https://play.example/down#android'],
    ['https://cdn.example/a.apk', 'https://cdn.example/a.apk'],
    ['http://cdn.example/a.apk', null],
    ['//cdn.example/a.apk', 'https://cdn.example/a.apk'],
    ['javascript:alert(1)', null],
    ['https://play.example@cdn.example/a.apk', null],
    ['intent://x#Intent;end', null],
    ['https://[', null],
  ])('%s is followed as %s', (url, address) => {
    expect(addressOf({ url }, origin)).toBe(address)
  })

  test('of the site itself may be plain where the site is', () => {
    expect(addressOf({ url: '/down' }, 'http://127.0.0.1:4400')).toBe('http://127.0.0.1:4400/down')
  })
})

test.each([
  ['android', '/down#android', 'site'],
  ['android', '/files/app-2.4.apk', 'package'],
  ['android', '/files/app.APK?v=2', 'package'],
  ['android', 'https://cdn.example/app', 'package'],
  ['ios', '/app/profile.mobileconfig', 'profile'],
  ['ios', 'https://cdn.example/x.mobileconfig', 'profile'],
  ['ios', '/down#ios', 'site'],
] as const)('on %s, %s comes as a %s', (platform, url, way) => {
  expect(wayOf(platform, { url })).toBe(way)
})

test.each([
  ['play.example', 'https://play.example'],
  ['localhost:4400', 'http://localhost:4400'],
  ['127.0.0.1:4400', 'http://127.0.0.1:4400'],
])('%s is reached at %s', (host, origin) => {
  expect(originOfHost(host)).toBe(origin)
})
