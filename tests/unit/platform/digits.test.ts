import { expect, it } from 'vitest'
import { latinDigits } from '#platform/index.ts'

it.for([
  ['๐๘๑ ๒๓๔ ๕๖๗๘', '081 234 5678'],
  ['０８１−２３４', '081−234'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['᠐᠑ ០១ ໐໑ ၀၁', '01 01 01 01'],
  ['ที่ 9', 'ที่ 9'],
  ['', ''],
] as const)('%s is %s', ([written, latin]) => {
  expect(latinDigits(written)).toBe(latin)
})
