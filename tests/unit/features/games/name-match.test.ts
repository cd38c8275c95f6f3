import { describe, expect, it } from 'vitest'
import { foldName, matchesName } from '#features/games/name-match.ts'

describe('foldName', () => {
  it('drops case, width and Latin marks, never Thai ones', () => {
    expect(foldName('Nổ Hũ Đỏ')).toBe('no hu do')
    expect(foldName('ＡＢＣ')).toBe('abc')
    expect(foldName('ค้น')).not.toBe('คน')
  })
})

describe('matchesName', () => {
  it.each([
    ['Nổ hũ vàng', 'no hu'],
    ['Lotus Garden', 'garden'],
    ['Lotus Garden', 'lotuz'],
    ['Lotus Garden', 'lous garden'],
    ['Lotus Garden', 'lotsu'],
    ['Lotus Garden', 'gadren'],
    ['คืนลอยโคม', 'ลอยโมค'],
    ['พญานาคเจ็ดเศียร', 'เศียร'],
    ['พญานาคเจ็ดเศียร', 'เจดเศียร'],
    ['คืนลอยโคม', 'โคมม'],
    ['Koi', 'koi'],
  ])('finds %s by %s', (name, query) => {
    expect(matchesName(name, query)).toBe(true)
  })

  it.each([
    ['Lotus Garden', 'naga'],
    ['Lotus Garden', 'log'],
    ['คน', 'ค้น'],
    ['', 'naga'],
  ])('does not find %s by %s', (name, query) => {
    expect(matchesName(name, query)).toBe(false)
  })
})
