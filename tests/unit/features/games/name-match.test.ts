import { describe, expect, it } from 'vitest'
import { foldName } from '#features/games/name-match.ts'

describe('foldName', () => {
  it('drops case, width and Latin marks, never Thai ones', () => {
    expect(foldName('Nổ Hũ Đỏ')).toBe('no hu do')
    expect(foldName('ＡＢＣ')).toBe('abc')
    expect(foldName('ค้น')).not.toBe('คน')
  })
})
