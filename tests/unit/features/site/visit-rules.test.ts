// @vitest-environment jsdom
import { confirmAge, isCrawler, isOldEnough } from '#features/site/age.ts'
import { isTagId, startAnalytics, stopAnalytics } from '#features/site/analytics.ts'
import { keepConsent, readConsent } from '#features/site/consent.ts'
import { isListed } from '#features/site/domain-rules.ts'
import { expect, test, vi } from 'vitest'

test.each([
  ['foyer.test', ['foyer.test'], true],
  ['FOYER.test:8443', ['foyer.test'], true],
  ['foyer.test:8443', ['foyer.test:8443'], true],
  ['foyer.test:8444', ['foyer.test:8443'], false],
  ['foyer.test', ['https://foyer.test/home'], true],
  ['fo-yer.test', ['foyer.test'], false],
  ['www.foyer.test', ['foyer.test'], false],
  ['anything.test', [], true],
  ['anything.test', [' '], true],
  ['localhost:4400', ['foyer.test'], true],
  ['127.0.0.1:4400', ['foyer.test'], true],
  ['127.0.0.1.evil.test', ['foyer.test'], false],
])('%s, listed %j: %s', (host, list, fine) => expect(isListed(host, list)).toBe(fine))

test('an age is remembered, and is not enough where more is asked', () => {
  expect(isOldEnough(18)).toBe(false)
  confirmAge(18)
  expect(isOldEnough(18)).toBe(true)
  expect(isOldEnough(21)).toBe(false)
  expect(isOldEnough(18, 'age=old')).toBe(false)
})

test('machines are not asked', () => {
  expect(isCrawler('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true)
  expect(isCrawler('Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36')).toBe(false)
})

test('a choice of cookies is kept; what is none counts as unasked', () => {
  expect(readConsent()).toBeNull()
  keepConsent('necessary')
  expect(readConsent()).toBe('necessary')
  document.cookie = 'consent=maybe'
  expect(readConsent()).toBeNull()
})

test('the tag is loaded once, by an id that is one, and stops counting', () => {
  expect(isTagId('G-FOYER12345')).toBe(true)
  for (const id of [null, '', 'g-1', 'G-1"><script>', '../evil']) expect(isTagId(id)).toBe(false)
  startAnalytics('G-FOYER12345')
  startAnalytics('G-FOYER12345')
  expect(document.querySelectorAll('script[src*="id=G-FOYER12345"]')).toHaveLength(1)
  document.cookie = '_ga=GA1.1'
  stopAnalytics('G-FOYER12345')
  expect(document.cookie).not.toContain('_ga')
  expect(window).toHaveProperty('ga-disable-G-FOYER12345', true)
})

test('cookies of the tag are deleted as far up as it may have set them', () => {
  vi.stubGlobal('location', { hostname: 'www.foyer.example', protocol: 'https:' })
  const written: string[] = []
  document.cookie = '_ga=GA1.1'
  document.cookie = 'other=1'
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie))
  stopAnalytics('G-FOYER12345')
  const domains = written.map(
    (cookie) => /^_ga=; .*max-age=0.*?(?:domain=(.+))?$/i.exec(cookie)?.[1],
  )
  expect(domains).toEqual([undefined, 'www.foyer.example', 'foyer.example', 'example'])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
