// @vitest-environment jsdom
import { chooseCdns, fromMirror, launchCdn } from '#client/cdn.ts'
import { beforeEach, expect, test } from 'vitest'

const lists = {
  imageCDNs: ['https://one.test', 'https://two.test/', 'http://plain.test', 'no address'],
  launchGameCDNs: ['https://play.test'],
}

beforeEach(() => sessionStorage.clear())

test('a mirror is chosen once a visit', () => {
  chooseCdns(lists, () => 0.9)
  expect(fromMirror('/art/covers/a.svg')).toBe('https://two.test/art/covers/a.svg')
  chooseCdns(lists, () => 0)
  expect(fromMirror('/art/covers/a.svg')).toBe('https://two.test/art/covers/a.svg')
  expect(launchCdn()).toBe('https://play.test')
})

test('one that is not listed any more is chosen anew, or given up', () => {
  chooseCdns(lists, () => 0.9)
  chooseCdns({ ...lists, imageCDNs: ['https://one.test'] }, () => 0)
  expect(fromMirror(['/art/x'])).toEqual(['https://one.test/art/x'])
  chooseCdns({ imageCDNs: [], launchGameCDNs: [] })
  expect(fromMirror('/art/x')).toBe('/art/x')
  expect(launchCdn()).toBeNull()
})

test('only pictures of the house move', () => {
  chooseCdns(lists, () => 0)
  const answer = {
    list: [{ img: '/art/a.svg', url: '/promoDetail?id=1', other: 'https://x.test/art/a.svg' }],
    nothing: null,
    count: 3,
  }
  expect(fromMirror(answer)).toEqual({
    ...answer,
    list: [{ ...answer.list[0], img: 'https://one.test/art/a.svg' }],
  })
})
