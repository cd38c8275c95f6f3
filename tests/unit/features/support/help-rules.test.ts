import {
  articleOfHash,
  readAddress,
  searchHelp,
  topicOf,
  writeAddress,
} from '#features/support/help-rules.ts'
import { helpTopics } from '#stories/fixtures/support/help.ts'
import { describe, expect, test } from 'vitest'

const ids = (typed: string) => searchHelp(helpTopics, typed)?.found.map(({ article }) => article.id)

describe('the search', () => {
  test('finds questions before answers, and what begins so first', () => {
    expect(ids('ถอน')).toEqual(['withdraw-late', 'pin'])
    expect(ids('ลงทะเบียน')).toEqual(['withdraw-late'])
  })

  test('finds words inside words, in any order', () => {
    expect(ids('เงิน รหัส')).toEqual(['pin'])
    expect(ids('sms')).toEqual(['code'])
  })

  test('forgives tone marks that were not typed; those that were count, if anything has them', () => {
    expect(ids('เขา')).toContain('withdraw-late')
    expect(ids('เข้า')).toContain('withdraw-late')
    // Wrong mark: better something than nothing.
    expect(ids('เข่า')).toContain('withdraw-late')
  })

  test('never looks into the markup', () => {
    expect(ids('href')).toEqual([])
    expect(ids('li')).not.toContain('withdraw-late')
  })

  test('is over when nothing is left of the query', () => {
    for (const typed of ['', '   ', '\u200b', '\u0301'])
      expect(searchHelp(helpTopics, typed)).toBeNull()
  })

  test('takes anything', () => {
    for (const typed of ['(', '[a-', '\\', '%', '<script>', '🔥'.repeat(100), '\ud800']) {
      expect(ids(typed)).toBeInstanceOf(Array)
    }
  })

  test('is quick in a help centre of a thousand long answers', () => {
    const article = (at: number) => ({
      id: `a${at}`,
      question: `Question ${at}`,
      answer: `<p>${'ถอนเงินแล้วไม่เข้า '.repeat(100)}</p>`,
      lang: 'th',
    })
    const topics = [
      {
        id: 't',
        name: 'T',
        emblem: 'x',
        articles: Array.from({ length: 1000 }, (_, at) => article(at)),
      },
    ]
    const start = performance.now()
    searchHelp(topics, 'zzz')
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

describe('the address', () => {
  test('is read and written', () => {
    const address = { query: 'ถอน เงิน', topic: 'money', article: 'pin' }
    expect(readAddress(writeAddress(address))).toEqual(address)
    expect(writeAddress({ query: '', topic: null, article: null })).toBe('')
  })

  test('makes nothing of nonsense', () => {
    const nothing = { query: '', topic: null, article: null }
    for (const search of [
      '',
      '?',
      '?topic=&article=%20',
      '?topic=a/b',
      `?article=${'a'.repeat(99)}`,
    ]) {
      expect(readAddress(search)).toEqual(nothing)
    }
    expect(readAddress(`?q=${'a'.repeat(500)}`).query).toHaveLength(100)
  })

  test('names an article by a fragment too', () => {
    expect(articleOfHash('#pin', helpTopics)).toBe('pin')
    expect(articleOfHash('#help-pin', helpTopics)).toBe('pin')
    for (const hash of ['', '#', '#main', '#%', '#help-']) {
      expect(articleOfHash(hash, helpTopics)).toBeNull()
    }
    expect(topicOf(helpTopics, 'pin')?.id).toBe('money')
    expect(topicOf(helpTopics, 'gone')).toBeNull()
  })
})
