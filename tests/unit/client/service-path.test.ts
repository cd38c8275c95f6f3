import { openServicePath } from '#client/cipher/service-path.ts'
import { hidePath } from '#gateway/support/service-path.ts'
import { expect, test } from 'vitest'

test('opens what the gateway hides', () => {
  for (const address of ['http://localhost:4400/service-desk', 'https://x.example/ช่วย?a=1&b=2']) {
    expect(openServicePath(hidePath(address))).toBe(address)
  }
})

test.each(['', 'short', 'not base64 !!12345678', 'AAAA12345678', `AAAAAAAAAAA=${'ก'.repeat(8)}`])(
  'makes nothing of %j',
  (path) => expect(openServicePath(path)).toBeNull(),
)
