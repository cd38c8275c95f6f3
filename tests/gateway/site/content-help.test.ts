import { agreementArticle, calls } from '#contract/index.ts'
import { describe, expect, test } from 'vitest'
import { helpArticles, helpTopics } from '#gateway/database/schema/index.ts'
import { openGateway } from '../support/gateway.ts'

const gateway = openGateway()

const ask = async (language = 'EN') =>
  (await gateway().ask(calls.helpCenter, {}, { headers: { Language: language } })).value.topics

describe('the help centre', () => {
  test('has six topics in their order, and the agreement', async () => {
    const topics = await ask()
    expect(topics.map(({ id }) => id)).toEqual([
      'start',
      'money',
      'games',
      'lottery',
      'account',
      'play',
    ])
    const articles = topics.flatMap((topic) => topic.articles)
    expect(articles.map(({ id }) => id)).toContain(agreementArticle)
    for (const { answer } of articles) expect(answer).toMatch(/^<(p|ul|ol|table|h3)>/)
  })

  test('speaks the asked language, English for one the house does not, and says which', async () => {
    const [th, en, vi] = await Promise.all(['TH', 'EN', 'VI'].map((language) => ask(language)))
    expect(th?.[0]?.articles[0]).toMatchObject({ lang: 'th' })
    expect(th?.[0]?.name).not.toBe(en?.[0]?.name)
    expect(vi).toEqual(en)
  })

  test('leaves out what is not published, what is over and topics without articles', async () => {
    const { database, now } = gateway()
    const at = (milliseconds: number) => new Date(now.getTime() + milliseconds)
    await database.insert(helpTopics).values([
      { id: 'timed', position: 90, emblem: 'lotus', name: { en: 'Timed' } },
      { id: 'bare', position: 91, emblem: 'lotus', name: { en: 'Bare' } },
    ])
    const article = { position: 0, question: { en: 'Q' }, answer: { en: '<p>A</p>' } }
    await database.insert(helpArticles).values([
      { ...article, id: 'is', topicId: 'timed', publishesAt: now, endsAt: at(1) },
      { ...article, id: 'will', topicId: 'timed', publishesAt: at(1), endsAt: null },
      { ...article, id: 'was', topicId: 'timed', publishesAt: at(-2), endsAt: now },
      { ...article, id: 'later', topicId: 'bare', publishesAt: at(1), endsAt: null },
    ])
    const topics = await ask()
    expect(topics.find(({ id }) => id === 'timed')?.articles.map(({ id }) => id)).toEqual(['is'])
    expect(topics.some(({ id }) => id === 'bare')).toBe(false)
  })

  test('cleans what was put past the door', async () => {
    await gateway()
      .database.insert(helpArticles)
      .values({
        id: 'hostile',
        topicId: 'start',
        position: 99,
        question: { en: 'Q', th: 'ค' },
        answer: { en: '<p onclick="x()">words<script>x()</script></p>' },
        publishesAt: gateway().now,
      })
    const article = (await ask()).flatMap((topic) => topic.articles).find((a) => a.id === 'hostile')
    expect(article?.answer).toBe('<p>words</p>')
    // The question has Thai and the answer none: better half than nothing.
    const thai = (await ask('TH'))
      .flatMap((topic) => topic.articles)
      .find((a) => a.id === 'hostile')
    expect(thai?.answer).toBe('<p>words</p>')
  })
})
