import { readFileSync } from 'node:fs'
import { localeNames as locales } from '#contract/brand.ts'
import { formatter } from '@lingui/format-po'
import { parse, type Token } from '@messageformat/parser'
import { describe, expect, test } from 'vitest'
import { faultsOf } from './voice.ts'

interface Entry {
  /** The English source. */
  source: string
  /** Its translation; empty while there is none. */
  text: string
}

async function entriesOf(locale: string): Promise<Entry[]> {
  const filename = `locales/${locale}.po`
  const file = readFileSync(new URL(`../../../${filename}`, import.meta.url), 'utf8')
  const catalogue = await formatter().parse(file, { locale, sourceLocale: 'en', filename })
  return Object.values(catalogue)
    .filter(({ obsolete }) => !obsolete)
    .map(({ message, translation }) => ({ source: message ?? '', text: translation ?? '' }))
}

interface Reading {
  /** Names of the values and the tags, each once, in order. */
  holds: string[]
  /** The words of every branch; values are `{}`, tags `<>`. */
  texts: string[]
}

/** Reads an ICU message. Throws on broken syntax and on plural forms the language does not have. */
function read(locale: string, message: string): Reading {
  const holds = new Set<string>()
  const texts: string[] = []
  const walk = (tokens: readonly Token[]) => {
    let text = ''
    for (const token of tokens) {
      if (token.type === 'content') {
        for (const [tag] of token.value.matchAll(/<[^>]*>/g)) holds.add(tag)
        text += token.value.replaceAll(/<[^>]*>/g, '<>')
        continue
      }
      text += '{}'
      if (token.type === 'octothorpe') continue
      holds.add(`{${token.arg}}`)
      if ('cases' in token) token.cases.forEach((one) => walk(one.tokens))
    }
    texts.push(text)
  }
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  walk(parse(message, { cardinal: pluralCategories, strict: true }))
  return { holds: [...holds].toSorted(), texts }
}

describe.each(locales)('%s', async (locale) => {
  const entries = await entriesOf(locale)
  const translated = entries.filter(({ text }) => text !== '')

  test('is there', () => {
    expect(translated.length).toBeGreaterThan(0)
  })

  test('is ICU with the values and the tags of its source', () => {
    for (const { source, text } of translated) {
      expect(read(locale, text).holds, text).toEqual(read('en', source).holds)
    }
  })

  test('is in the voice of the house', () => {
    const faults = translated.flatMap(({ text }) =>
      read(locale, text).texts.flatMap((words) =>
        faultsOf(locale, words).map((why) => `${why}: ${text}`),
      ),
    )
    expect(faults).toEqual([])
  })
})

test.each(locales)('%s is complete', async (locale) => {
  const gaps = (await entriesOf(locale)).filter(({ text }) => text === '')
  expect(gaps.map(({ source }) => source)).toEqual([])
})

test.each([
  ['en', 'Hurry, join now', ['urgency']],
  ['en', 'Paid instantly', ['a promise without a measured time']],
  ['en', 'Paid instantly, in 3 s', []],
  ['th', 'เล่นเลยนะ', ['particle']],
  ['th', 'กระดานผู้ชนะ สถานะ คะแนน รายการโปรด', []],
  ['th', 'กรุณารอสักครู่.', ['stiff or servile', 'full stop']],
  ['th', 'ไม่เกิน 1,000 เกมเท่านั้น ถึง 20 พ.ย. 21:30 น.', []],
  ['th', 'เลขท้าย: 3 ตัว, 2 ตัว', ['punctuation']],
  ['th', '{}เกม', ['no space beside Latin or a value']],
  ['vi', 'Chơi nhé', ['stiff or coaxing']],
  ['id', 'Saldo anda', ['Anda has a capital']],
  ['zh-CN', '请稍后再请重试。', ['请 twice', 'final 。']],
  ['fil', 'Salamat po!', ['exclamation mark', 'too formal']],
])('%s “%s” is heard as %o', (locale, text, faults) => {
  expect(faultsOf(locale, text)).toEqual(faults)
})

test('plural forms that a language does not have are an error', () => {
  expect(() => read('th', '{n, plural, one {# เกม} other {# เกม}}')).toThrow('one')
  expect(() => read('en', '{n, plural, one {# game} other {# games}')).toThrow()
})
