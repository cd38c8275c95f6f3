import type { Banner } from '#contract/index.ts'
import { linkOf } from '#features/site/banner-link.ts'
import { describe, expect, test } from 'vitest'

const banner = (linkage: string | null, linkageType: Banner['linkageType'] = 'URL'): Banner => ({
  bannerId: 1,
  groupName: 'w_home',
  url: null,
  title: 'T',
  text: '',
  action: null,
  linkageType,
  linkage,
})

describe('a banner leads to', () => {
  test.each([
    ['/rng'],
    ['/rng?page=LOTUS&class=JP#games'],
    ['/promoDetail?id=7'],
    ['/โปรโมชั่น'],
    ['/./rng'],
    // Two slashes, but behind the house's own name.
    ['/.//elsewhere.test'],
  ])('a path of the site: %s', (path) => expect(linkOf(banner(path))).toBe(path))

  test.each([
    ['https://partner.test/offer?x=1', 'https://partner.test/offer?x=1'],
    ['HTTPS://PARTNER.TEST', 'https://partner.test/'],
    ['https://partner.test:8443/', 'https://partner.test:8443/'],
    ['  https://partner.test/  ', 'https://partner.test/'],
  ])('an https address: %s', (linkage, href) => expect(linkOf(banner(linkage))).toBe(href))
})

test('a banner leads to its promotion', () => {
  expect(linkOf(banner('7', 'P'))).toBe('/promoDetail?id=7')
})

test('a banner leads to its game', () => {
  expect(linkOf(banner('KRT-0059', 'G'))).toBe('/game?id=KRT-0059')
  expect(linkOf(banner('slots.7:royal', 'G'))).toBe('/game?id=slots.7%3Aroyal')
  expect(linkOf(banner('KRT 0059&demo=1', 'G'))).toBe('/game?id=KRT%200059%26demo%3D1')
})

describe('a banner leads nowhere', () => {
  test.each([
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['java\nscript:alert(1)'],
    [' javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:msgbox(1)'],
    ['blob:https://partner.test/1'],
    ['file:///etc/passwd'],
    ['http://partner.test/'],
    ['ftp://partner.test/'],
    ['line://ti/p/@foyer'],
    ['intent://scan/#Intent;scheme=zxing;end'],
    ['tel:+66200000000'],
    ['mailto:a@partner.test'],
  ])('with the scheme of %s', (linkage) => expect(linkOf(banner(linkage))).toBeNull())

  test.each([
    ['//evil.test'],
    ['/\\evil.test'],
    ['\\\\evil.test'],
    ['/\t/evil.test'],
    ['/\n/evil.test'],
    ['/\r\n\\evil.test'],
    ['\t//evil.test'],
    ['///evil.test'],
    ['https:///'],
  ])('when it only looks like a path: %j', (linkage) => {
    expect(linkOf(banner(linkage))).toBeNull()
  })

  test.each([
    ['https://foyer.test@evil.test/'],
    ['https://user:password@evil.test/'],
    ['https://:password@evil.test/'],
  ])('with credentials: %s', (linkage) => expect(linkOf(banner(linkage))).toBeNull())

  test.each([[''], [' '], ['rng'], ['?page=LOTUS'], ['#games'], ['https://'], ['%']])(
    'when it is no address: %j',
    (linkage) => expect(linkOf(banner(linkage))).toBeNull(),
  )

  test('without a target', () => {
    expect(linkOf(banner(null))).toBeNull()
    expect(linkOf(banner(null, null))).toBeNull()
  })

  test.each([['/rng'], ['-7'], ['7&a=b'], ['1e3'], ['9999999999'], ['']])(
    'when it is no promotion: %j',
    (linkage) => expect(linkOf(banner(linkage, 'P'))).toBeNull(),
  )

  test('when it is no game, or of no kind', () => {
    for (const id of ['', 'a\nb', '\u0000', '\ud800', 'x'.repeat(65)]) {
      expect(linkOf(banner(id, 'G'))).toBeNull()
    }
    expect(linkOf(banner('/rng', null))).toBeNull()
  })
})
