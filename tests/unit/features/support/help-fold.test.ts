import { foldText, piecesOf, readQuery } from '#features/support/help-fold.ts'
import { describe, expect, test } from 'vitest'

const marked = (text: string, typed: string) =>
  piecesOf(text, readQuery(typed))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

describe('folding', () => {
  test.each([
    ['HỒ CHÍ Minh', 'ho chi minh'],
    ['Đặt', 'dat'],
    ['ＡＢＣ１', 'abc1'],
    ['ค้น ๑๒', 'คน 12'],
    ['แอ\u200bป', 'แอป'],
    ['a\u00a0b\nc', 'a b c'],
  ])('%s is %s', (source, folded) => expect(foldText(source).text).toBe(folded))

  test('knows where each letter came from', () => {
    const { text, places } = foldText('ค้น\u{1f525}b')
    expect(text).toBe('คน\u{1f525}b')
    // The fire takes two units, and both came from its place.
    expect(places).toEqual([0, 2, 3, 3, 5, 6])
  })
})

describe('marking', () => {
  test.each([
    ['ถอนแล้วเงินไม่เข้า', 'ถอน', '[ถอน]แล้วเงินไม่เข้า'],
    ['ลืมรหัสถอนเงิน', 'ถอน เงิน', 'ลืมรหัส[ถอนเงิน]'],
    // The tone mark that nobody typed is marked with its letter.
    ['ค้นหาเกม', 'คน', '[ค้น]หาเกม'],
    ['How do I withdraw', 'WITH', 'How do I [with]draw'],
    ['Đặt cược', 'dat', '[Đặt] cược'],
    ['aaa', 'aa', '[aaa]'],
    ['<b>bold</b>', '<b>', '[<b>]bold</b>'],
    ['nothing here', 'zebra', 'nothing here'],
    ['', 'a', ''],
  ])('in %j for %j', (text, typed, shown) => expect(marked(text, typed)).toBe(shown))

  test('keeps every letter', () => {
    const text = 'น้ำ 🔥 ญี่ปุ่น ﬃ İstanbul ๙'
    for (const typed of ['น', '🔥', 'ffi', 'i', '9', ' ']) {
      expect(
        piecesOf(text, readQuery(typed))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }
  })
})

test('a query has eight words at the most', () => {
  expect(readQuery('a b c d e f g h i j').words).toHaveLength(8)
})
