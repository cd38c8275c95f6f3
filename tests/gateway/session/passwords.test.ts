import { describe, expect, test } from 'vitest'
import { hashPassword, houseCost, verifyPassword } from '#gateway/session/passwords.ts'

const cheap = { N: 2 ** 10, r: 8, p: 1 }

describe('a password', () => {
  test('is known again, and no other is', async () => {
    const hash = await hashPassword('ยอดเยี่ยม 9', cheap)
    expect(hash).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(await verifyPassword('ยอดเยี่ยม 9', hash)).toBe(true)
    expect(await verifyPassword('ยอดเยี่ยม 8', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
  })

  test('is the same however its letters were composed', async () => {
    const hash = await hashPassword('caf\u00e9', cheap)
    expect(await verifyPassword('cafe\u0301', hash)).toBe(true)
  })

  test('is salted', async () => {
    expect(await hashPassword('same', cheap)).not.toBe(await hashPassword('same', cheap))
  })

  test('is hashed at the house’s cost unless a test says otherwise', async () => {
    expect((await hashPassword('x')).split('$').slice(1, 4).map(Number)).toEqual(
      Object.values(houseCost),
    )
  })

  test('of nobody is never right', async () => {
    expect(await verifyPassword('anything', null)).toBe(false)
  })
})
