import { foremost, type SideVendor } from '#features/site/side-vendors.tsx'
import { expect, test } from 'vitest'

const vendor = (id: string, more: Partial<SideVendor> = {}): SideVendor => ({
  id,
  name: id,
  href: `/rng?page=${id}`,
  iconUrl: null,
  whiteIconUrl: null,
  isHot: false,
  current: false,
  ...more,
})
const ids = (vendors: SideVendor[]) => foremost(vendors).map(({ id }) => id)

test('a few studios are all shown, in the house’s order', () => {
  expect(ids([vendor('A'), vendor('B', { isHot: true }), vendor('C')])).toEqual(['A', 'B', 'C'])
})

test('of many, the hot ones come before others, and keep their order', () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => vendor(id, { isHot: id > 'D' }))
  expect(ids(many)).toEqual(['A', 'B', 'E', 'F'])
})

test('the one that is chosen is always there', () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) =>
    vendor(id, { isHot: id < 'E', current: id === 'F' }),
  )
  expect(ids(many)).toEqual(['A', 'B', 'C', 'F'])
})
