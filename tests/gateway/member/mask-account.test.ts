import { describe, expect, it } from 'vitest'
import { maskAccount } from '#gateway/member/mask-account.ts'

describe('maskAccount', () => {
  it.each([
    ['สมชาย89', 'ส***89'],
    ['nattha2', 'n***a2'],
    ['กานต์', 'ก***ต์'],
    ['boonsri07', 'b***07'],
    ['ประไพย์', 'ป***ย์'],
    ['malaki', 'm***ki'],
    ['a', 'a***'],
    ['', '***'],
  ])('hides %s as %s', (name, masked) => {
    expect(maskAccount(name)).toBe(masked)
  })
})
