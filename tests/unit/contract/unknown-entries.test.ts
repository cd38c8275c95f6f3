import { announcements, systemStatus } from '#contract/site.ts'
import { checkAnswer } from '#client/check.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const info = vi.spyOn(console, 'info')
beforeEach(() => void info.mockReturnValue())
afterEach(() => void info.mockReset())

const line = { csType: 'LINE', title: 'LINE', path: 'https://line.test/house' }
const status = {
  maintenance: null,
  regionRestriction: null,
  info: { whitelabel: [{ modId: 'LOTT', enabled: '1' }] },
  resources: [],
  customerService: [line],
  analytics: { gtagId: null },
  imageCDNs: [],
  launchGameCDNs: [],
  location: 'TH',
}
const statusOf = (entries: unknown) =>
  checkAnswer(systemStatus, { ...status, customerService: entries })?.output

test('a way to customer service that came later takes neither the others nor the flags along', () => {
  const zalo = { ...line, csType: 'ZALO' }
  expect(statusOf([zalo, line, null, 'LINE'])).toEqual(status)
  // Whoever develops against a server sees what it sent in vain.
  expect(info.mock.calls.map(([, entry]) => entry)).toEqual([zalo, null, 'LINE'])
  expect(statusOf([])).toEqual({ ...status, customerService: [] })
})

test('what is no list at all is still no answer', () => {
  expect(statusOf(null)).toBeUndefined()
  expect(statusOf({ 0: line })).toBeUndefined()
})

const banner = {
  bannerId: 1,
  groupName: 'w_home',
  url: null,
  title: 'One house',
  text: '',
  action: 'See',
  linkageType: 'P',
  linkage: '3',
}
const notice = { id: 7, title: 'Popup', content: '<p>Hi</p>', publishedAt: '2026-11-20T00:00:00Z' }
const news = { player: [], popup: [notice], promotion: [], headline: [notice] }
const newsOf = (banners: unknown[]) => checkAnswer(announcements, { ...news, banners })?.output

test('a banner of a page that came later takes no news along', () => {
  expect(newsOf([{ ...banner, groupName: 'w_bingo' }, banner])).toEqual({
    ...news,
    banners: [banner],
  })
})

test('a banner with a kind of link that came later is shown without one', () => {
  expect(newsOf([{ ...banner, linkageType: 'M' }])).toEqual({
    ...news,
    banners: [{ ...banner, linkageType: null }],
  })
})

test('a notice that is none takes no other along', () => {
  const output = checkAnswer(announcements, {
    ...news,
    banners: [],
    popup: [{ ...notice, publishedAt: 'soon' }, notice],
  })?.output
  expect(output).toEqual({ ...news, banners: [] })
})
