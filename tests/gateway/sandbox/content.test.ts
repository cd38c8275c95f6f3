import { describe, expect, it } from 'vitest'
import { emblemNames, studioKeys } from '#art/index.ts'
import { bannerGroups } from '#contract/index.ts'
import { accounts } from '#gateway/sandbox/accounts.ts'
import { expandCatalogue } from '#gateway/sandbox/catalogue.ts'
import { banners } from '#gateway/sandbox/content/banners.ts'
import { countries, resources, serviceEntries } from '#gateway/sandbox/content/contact.ts'
import { helpTopics } from '#gateway/sandbox/content/help/index.ts'
import { noticesAt } from '#gateway/sandbox/content/notices.ts'
import { promotionsAt } from '#gateway/sandbox/content/promotions.ts'
import type { Text } from '#gateway/sandbox/types.ts'

const now = new Date('2026-11-20T05:00:00Z')
const notices = noticesAt(now)
const promotions = promotionsAt(now)

const texts: Text[] = [
  ...banners.flatMap(({ title, text, action }) => [title, text, ...(action ? [action] : [])]),
  ...notices.flatMap(({ title, content }) => [title, content]),
  ...promotions.flatMap(({ title, summary, content, categoryName, schedule }) => [
    title,
    summary,
    content,
    categoryName,
    ...(schedule ? [schedule] : []),
  ]),
  ...helpTopics.flatMap(({ name, articles }) => [
    name,
    ...articles.flatMap(({ question, answer }) => [question, answer]),
  ]),
  ...serviceEntries.map(({ title }) => title),
  ...accounts.map(({ about }) => about),
  ...expandCatalogue().games.flatMap(({ description }) => (description ? [description] : [])),
]
const html = [
  ...notices.map(({ content }) => content),
  ...promotions.map(({ content }) => content),
  ...helpTopics.flatMap(({ articles }) => articles.map(({ answer }) => answer)),
].flatMap(({ th, en }) => [th, en])
const plain = (text: string) => text.replace(/<[^>]*>/g, ' ')

describe('words', () => {
  it('are there in Thai and English', () => {
    for (const { th, en } of texts) {
      expect(plain(th)).toMatch(/\p{Script=Thai}|^LINE/u)
      expect(plain(en)).toMatch(/[a-z]/)
      expect(en).not.toMatch(/\p{Script=Thai}/u)
    }
  })

  it('keep to the voice', () => {
    const all = texts.flatMap(({ th, en }) => [plain(th), plain(en)])
    for (const text of all) {
      expect(text).not.toMatch(/!|\p{Extended_Pictographic}/u)
      expect(text).not.toMatch(/รีบ|ด่วน|โอกาสสุดท้าย|แตกง่าย|เว็บตรง|การันตี|เอาคืน|ทันที/)
      expect(text).not.toMatch(/\b(hurry|last chance|guaranteed|sure win|instantly|best)\b/i)
    }
    for (const { th, en } of texts) {
      expect(plain(th)).not.toMatch(
        /กรุณา|โปรด(?!ปราน)|ไม่สามารถ|ครับ|ค่ะ|นะคะ|ท่าน(?!ั้)|ลูกค้า|เติมเงิน|[?;]/,
      )
      expect(plain(en)).not.toMatch(/'/)
    }
  })

  it('break Thai before ๆ with a no-break space', () => {
    for (const { th } of texts) expect(th).not.toMatch(/[^\u00a0]ๆ/)
  })
})

describe('HTML', () => {
  it('uses the allowed tags only, closed and without attributes', () => {
    for (const body of html) {
      const stack: string[] = []
      for (const [tag, close, name = ''] of body.matchAll(/<(\/?)([a-z0-9]+)>|<[^>]*>/g)) {
        expect(['h3', 'p', 'ul', 'ol', 'li', 'table', 'tr', 'th', 'td', 'b'], tag).toContain(name)
        const last = close === '/' ? stack.pop() : undefined
        if (close !== '/') stack.push(name)
        expect(last ?? name).toBe(name)
      }
      expect(stack).toEqual([])
    }
  })
})

describe('banners', () => {
  it('serve every group, the home with four slides', () => {
    expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(new Set(bannerGroups))
    expect(banners.filter(({ groupName }) => groupName === 'w_home')).toHaveLength(4)
    expect(new Set(banners.map(({ id }) => id)).size).toBe(banners.length)
  })

  it('link to what there is', () => {
    const ids = new Set(promotions.map(({ id }) => String(id)))
    const games = new Set(expandCatalogue().games.map(({ gameId }) => gameId))
    for (const { linkageType, linkage } of banners) {
      const known = {
        URL: linkage?.startsWith('/') ?? false,
        P: ids.has(linkage ?? ''),
        G: games.has(linkage ?? ''),
        none: linkage === null,
      }
      expect(known[linkageType ?? 'none']).toBe(true)
    }
  })

  it('show pictures that can be drawn', () => {
    for (const url of [...banners.map((b) => b.url), ...promotions.map((p) => p.imageUrl)]) {
      const [studio = 'lotus', emblem = 'lotus', seed = 'a'] =
        url?.replace('/art/banners/', '').replace('.svg', '').split('/') ?? []
      expect(studioKeys).toContain(studio)
      expect(emblemNames).toContain(emblem)
      expect(seed).toMatch(/^[a-z0-9-]{1,20}$/)
    }
  })
})

describe('notices', () => {
  it('fill more than a page, and come newest first', () => {
    expect(notices.filter(({ type }) => type === 'PL').length).toBeGreaterThan(9)
    expect(notices.filter(({ type }) => type === 'H').length).toBeGreaterThan(0)
    expect(notices.filter(({ type }) => type === 'PU').length).toBeGreaterThan(0)
    const times = notices.map(({ publishesAt }) => publishesAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length)
  })

  it('are dated in Bangkok days', () => {
    const first = notices.find(({ id }) => id === 11)
    expect(first?.publishesAt.toISOString()).toBe('2026-11-20T02:00:00.000Z')
    const late = noticesAt(new Date('2026-11-21T02:30:00Z')).find(({ id }) => id === 11)
    expect(late?.publishesAt.toISOString()).toBe('2026-11-21T02:00:00.000Z')
  })

  it('are out, in a house that opens at night as well', () => {
    const night = new Date('2026-11-20T17:30:00Z')
    const dates = noticesAt(night).map(({ publishesAt }) => publishesAt.toISOString())
    expect(dates[0]).toBe('2026-11-20T17:30:00.000Z')
    expect(dates.filter((date) => date > night.toISOString())).toEqual([])
  })
})

describe('promotions', () => {
  it('are eight, some of them for new members', () => {
    expect(promotions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(promotions.filter(({ category }) => category === 'new_player').length).toBeGreaterThan(1)
  })

  it('end with a month or after days, in Bangkok', () => {
    const ends = promotions.map(({ endsAt }) => endsAt?.toISOString() ?? null)
    expect(ends[0]).toBe('2026-12-31T16:59:59.000Z')
    expect(ends[1]).toBeNull()
    expect(ends[4]).toBe('2026-11-30T16:59:59.000Z')
    expect(ends[7]).toBe('2026-11-25T16:59:59.000Z')
    const december = promotionsAt(new Date('2026-12-31T18:00:00Z'))[0]?.endsAt
    expect(december?.toISOString()).toBe('2027-02-28T16:59:59.000Z')
  })

  it('say that it is play credit', () => {
    for (const { content } of promotions) {
      expect(content.th).toContain('เครดิตทดลอง')
      expect(content.en).toContain('play credit')
    }
  })
})

describe('help and notices', () => {
  it('lead to no page that the site does not have', () => {
    const missing =
      /member centre|reward centre|transaction history|(deposit|withdrawal) page|ศูนย์สมาชิก|ศูนย์รางวัล|ประวัติธุรกรรม|หน้า(ฝาก|ถอน)เงิน/i
    const said = [
      ...notices.flatMap(({ title, content }) => [title, content]),
      ...banners.flatMap(({ title, text }) => [title, text]),
      ...helpTopics.flatMap(({ articles }) =>
        articles.flatMap(({ question, answer }) => [question, answer]),
      ),
    ]
    expect(
      said.flatMap((text) => Object.values(text ?? {})).filter((one) => missing.test(one)),
    ).toEqual([])
  })
})

describe('help', () => {
  it('has six topics with something to read in each', () => {
    expect(helpTopics.map(({ id }) => id)).toEqual([
      'start',
      'money',
      'games',
      'lottery',
      'account',
      'play',
    ])
    const ids = helpTopics.flatMap(({ articles }) => articles.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { articles, emblem } of helpTopics) {
      expect(articles.length).toBeGreaterThanOrEqual(4)
      expect(emblemNames).toContain(emblem)
    }
  })
})

describe('contact', () => {
  it('leads to nobody’s host', () => {
    for (const { path } of serviceEntries) {
      expect(new URL(path).hostname).toMatch(/\.example$/)
    }
    // What the house itself gives away has a path of its own.
    for (const { url } of resources) {
      expect(new URL(url, 'https://own.example').hostname).toMatch(/\.example$/)
    }
    expect(new Set(serviceEntries.map(({ csType }) => csType)).size).toBe(4)
  })

  it('dials from Thailand first', () => {
    expect(countries[0]).toMatchObject({ countryCode: 'TH', countryDialingCode: '66' })
    for (const { countryCode, countryDialingCode } of countries) {
      expect(countryCode).toMatch(/^[A-Z]{2}$/)
      expect(countryDialingCode).toMatch(/^[1-9]\d{0,3}$/)
    }
  })
})

describe('accounts', () => {
  it('are a new member, a VIP, an agent, a trial, and two whose password has to go', () => {
    expect(accounts.map(({ type }) => type)).toEqual([0, 0, 1, 4, 0, 0])
    expect(accounts[1]?.clubLabel?.rankLevel).toBeGreaterThan(4)
  })

  it('keep to the rules of registration', () => {
    for (const { username, password, balance } of accounts) {
      expect(username).toMatch(/^[a-z][a-z0-9]{3,15}$/)
      if (username !== 'easy') expect(password).toMatch(/^(?=.*\d).{8,20}$/)
      expect(balance).toMatch(/^\d+\.\d{2}$/)
    }
  })
})
