import type { ServiceEntry } from '#contract/index.ts'
import { firstService, safeService } from '#features/site/service-link.ts'
import { expect, test } from 'vitest'

const entry = (path: string): ServiceEntry => ({ csType: 'LIVECHAT', title: 'Chat', path })

test('an https address leads out of the house', () => {
  expect(safeService(entry('https://chat.test/foyer?lang=th'))).toBe(
    'https://chat.test/foyer?lang=th',
  )
})

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['http://chat.test/'],
  ['//chat.test/'],
  ['/chat'],
  ['line://ti/p/@foyer'],
  ['https://foyer.test@evil.test/'],
  ['https://:pw@evil.test/'],
  ['nonsense'],
  [''],
])('%j leads nowhere', (path) => expect(safeService(entry(path))).toBeNull())

test('a closed site takes the first way there is', () => {
  const ways = [entry('javascript:alert(1)'), entry('https://a.test/'), entry('https://b.test/')]
  expect(firstService(ways)).toBe('https://a.test/')
})

test('a closed site leads nobody to the desk that is for few', () => {
  const vip: ServiceEntry = { ...entry('https://vip.test/'), csType: 'VIP' }
  expect(firstService([vip, entry('https://a.test/')])).toBe('https://a.test/')
  expect(firstService([vip])).toBeNull()
})

test('without a safe way a closed site has no button', () => {
  expect(firstService([])).toBeNull()
  expect(firstService([entry('tel:191')])).toBeNull()
})
