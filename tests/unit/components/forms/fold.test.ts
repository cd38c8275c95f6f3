import { describe, expect, it } from 'vitest'
import { fold, foldOnce, rank } from '../../../../src/components/forms/fold.ts'

it.each([
  ['Đặt cược', 'dat cuoc'],
  ['ŁÓDŹ', 'lodz'],
  ['  Two   words ', 'two words'],
  ['a\u200bb', 'ab'],
  ['๑๒', '12'],
  ['ค้น', 'คน'],
  ['น้ำ', 'นำ'],
  ['ที่นี่', 'ทีนี'],
  ['登录', '登录'],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

it('keeps tone marks where asked', () => {
  expect(fold('ค้น', true)).toBe('ค้น')
})

describe('a query', () => {
  const found = (text: string, query: string) => rank(foldOnce(text), query)

  it('finds words in any order, those at the beginning first', () => {
    expect(found('Riverside Bank', 'river')).toBe(2)
    expect(found('Riverside Bank', 'bank riv')).toBe(1)
    expect(found('Riverside Bank', 'hill')).toBe(0)
  })

  it('may leave tone marks out, but means those it has', () => {
    expect(found('ค้นหา', 'คน')).toBe(2)
    expect(found('คนเก่ง', 'ค้น')).toBe(0)
    expect(found('ค้นหา', 'ค้น')).toBe(2)
  })

  it('may be half a Vietnamese word', () => {
    expect(found('Việt Nam', 'viê')).toBe(2)
  })
})
