import { lineIdOf } from '#features/site/line-card.tsx'
import { expect, test } from 'vitest'

test.each([
  ['https://line.example/@house', '@house'],
  ['https://line.example/ti/p/@house-1', '@house-1'],
  ['https://line.example/%40house', '@house'],
  ['https://line.example/r/9f2c', null],
  ['https://line.example/', null],
  ['https://line.example/@<b>', null],
  ['https://line.example/@' + 'a'.repeat(60), null],
  ['no address', null],
])('%s → %s', (address, id) => expect(lineIdOf(address)).toBe(id))
