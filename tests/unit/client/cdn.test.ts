// @vitest-environment jsdom
import { atLaunchMirror, chooseCdns, fromMirror, mirrorOf } from '#client/cdn.ts'
import { beforeEach, expect, test } from 'vitest'

const lists = {
  imageCDNs: ['https://one.test', 'https://two.test/', 'http://plain.test', 'no address'],
  launchGameCDNs: ['https://play.test'],
}

beforeEach(() => {
  sessionStorage.clear()
  delete document.documentElement.dataset.images
})

test('a mirror is chosen once a visit', () => {
  chooseCdns(lists, () => 0.9)
  expect(fromMirror('/art/covers/a.webp')).toBe('https://two.test/art/covers/a.webp')
  chooseCdns(lists, () => 0)
  expect(fromMirror('/art/covers/a.webp')).toBe('https://two.test/art/covers/a.webp')
  expect(atLaunchMirror('http://foyer.test/play/A-1?ticket=x#y')).toBe(
    'https://play.test/play/A-1?ticket=x#y',
  )
})

test('one that is not listed any more is chosen anew, or given up', () => {
  chooseCdns(lists, () => 0.9)
  chooseCdns({ ...lists, imageCDNs: ['https://one.test'] }, () => 0)
  expect(fromMirror(['/art/x'])).toEqual(['https://one.test/art/x'])
  chooseCdns({ imageCDNs: [], launchGameCDNs: [] })
  expect(fromMirror('/art/x')).toBe('/art/x')
  expect(atLaunchMirror('http://foyer.test/play/A-1')).toBe('http://foyer.test/play/A-1')
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

test('a visit goes on with the mirror its first page was drawn with, and tells the server', () => {
  document.documentElement.dataset.images = 'https://two.test'
  chooseCdns(lists, () => 0)
  expect(fromMirror('/art/x')).toBe('https://two.test/art/x')
  expect(document.cookie).toContain('imageCDN=https%3A%2F%2Ftwo.test')
  // A page that another visit was drawn changes nothing.
  document.documentElement.dataset.images = 'https://one.test'
  chooseCdns(lists, () => 0)
  expect(fromMirror('/art/x')).toBe('https://two.test/art/x')
})

test('a server draws with what the visit began with, or any that is an address', () => {
  expect(mirrorOf(lists.imageCDNs, 'https://two.test', () => 0)).toBe('https://two.test')
  expect(mirrorOf(lists.imageCDNs, 'https://evil.test', () => 0)).toBe('https://one.test')
  expect(mirrorOf(['http://plain.test', 'javascript:alert(1)'], null, () => 0)).toBeNull()
  expect(fromMirror({ url: '/art/x' }, 'https://one.test')).toEqual({
    url: 'https://one.test/art/x',
  })
  expect(fromMirror('/art/x', null)).toBe('/art/x')
})
