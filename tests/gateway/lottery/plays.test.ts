import { describe, expect, test } from 'vitest'
import { comparedWith, endsOf, isHit, limitedOf, playsOf, prizeOf } from '#gateway/lottery/plays.ts'
import { thaiShapes, vietnamShapes } from '#gateway/sandbox/content/lotteries.ts'

const plays = playsOf([{ code: 'top', count: 1, digits: 4 }])
const play = (code: string) => {
  const found = plays.find((one) => one.code === code)
  if (!found) throw new Error(`No play ${code}`)
  return found
}
const ends = { top: '4092', bottom: ['715'], bottomTwo: '15' }

test.each([
  ['4top', '4092', true],
  ['4top', '0924', false],
  ['3top', '092', true],
  ['3top', '409', false],
  ['3tod', '290', true],
  ['3tod', '299', false],
  ['2top', '92', true],
  ['2top', '29', false],
  ['1top', '0', true],
  // The first of four is not among the last three.
  ['1top', '4', false],
  ['3bottom', '715', true],
  ['2bottom', '15', true],
  ['2bottom', '71', false],
  ['1bottom', '5', true],
  ['1bottom', '7', false],
])('%s on %s: %s', (code, numbers, hit) => {
  expect(isHit(play(code), numbers, ends)).toBe(hit)
})

test('a number that comes twice counts as it was drawn', () => {
  const twice = { ...ends, top: '4112' }
  expect(isHit(play('3tod'), '121', twice)).toBe(true)
  expect(isHit(play('3tod'), '122', twice)).toBe(false)
})

test('prizes are whole minor units, half of them for a number that too many have', () => {
  expect(prizeOf(2000n, '900', false)).toBe(1_800_000n)
  expect(prizeOf(2000n, '900', true)).toBe(900_000n)
  expect(prizeOf(2000n, '3.2', false)).toBe(6400n)
  // What is less than a satang is not paid.
  expect(prizeOf(101n, '3.2', true)).toBe(161n)
})

describe('the two ends', () => {
  test('of a Vietnam draw are the special prize and the first one', () => {
    expect(
      endsOf([
        { code: 'DB', numbers: ['436612'] },
        { code: 'G1', numbers: ['50227'] },
      ]),
    ).toEqual({ top: '436612', bottom: ['227'], bottomTwo: '27' })
  })
  test('of the Thai draw have a prize of their own for two digits', () => {
    expect(
      endsOf([
        { code: 'first', numbers: ['120456'] },
        { code: 'lastThree', numbers: ['333', '444'] },
        { code: 'lastTwo', numbers: ['78'] },
      ]),
    ).toEqual({ top: '120456', bottom: ['333', '444'], bottomTwo: '78' })
  })
})

test('either of the two numbers of the Thai draw wins at the bottom, and no other', () => {
  const thai = endsOf([
    { code: 'first', numbers: ['120456'] },
    { code: 'frontThree', numbers: ['111', '222'] },
    { code: 'lastThree', numbers: ['333', '444'] },
    { code: 'lastTwo', numbers: ['78'] },
  ])
  const comes = (numbers: string) => isHit(play('3bottom'), numbers, thai)
  expect(['333', '444', '111', '456', '378'].map(comes)).toEqual([true, true, false, false, false])
  const shown = (code: string) => comparedWith(play(code), thai)
  expect(shown('3bottom')).toEqual(['333', '444'])
  expect(['4top', '3tod', '2top', '1top'].map(shown)).toEqual([['0456'], ['456'], ['56'], ['456']])
  expect(['2bottom', '1bottom'].map(shown)).toEqual([['78'], ['78']])
})

test.each([
  ['the house', [{ code: 'top', count: 1, digits: 4 }], ['top', 'bottom', 'bottom', 'bottom']],
  ['Vietnam', vietnamShapes.rest, ['DB', 'G1', 'G1', 'G1']],
  ['the Thai draw', thaiShapes, ['first', 'lastThree', 'lastTwo', 'lastTwo']],
] as const)('plays of %s say which prize they look at', (_, shapes, prizes) => {
  const sold = playsOf(shapes)
  const codes = ['3top', '3bottom', '2bottom', '1bottom']
  expect(codes.map((code) => sold.find((one) => one.code === code)?.prize)).toEqual(prizes)
  // Only the last three of the Thai draw come twice.
  const drawn = sold.filter((one) => one.drawn !== 1).map(({ code, drawn: count }) => [code, count])
  expect(drawn).toEqual(prizes[1] === 'lastThree' ? [['3bottom', 2]] : [])
})

test('four digits are sold only where four are drawn', () => {
  const codes = (digits: number) =>
    playsOf([{ code: 'top', count: 1, digits }]).map(({ code }) => code)
  expect(codes(3)).not.toContain('4top')
  expect(codes(5)).toContain('4top')
})

test('limited numbers follow from what is published, and are three digits', () => {
  const limited = limitedOf('0f'.repeat(32))
  expect(limited).toEqual(limitedOf('0f'.repeat(32)))
  for (const { numbers } of limited) expect(numbers).toMatch(/^\d{3}$/)
  expect(limited.filter(({ kind }) => kind === 'closed')).toHaveLength(1)
})

test('the tables have the numbers of decisions 48 and 49', () => {
  const total = (shapes: readonly { count: number }[]) =>
    shapes.reduce((sum, { count }) => sum + count, 0)
  expect(total(vietnamShapes.north)).toBe(27)
  expect(total(vietnamShapes.rest)).toBe(18)
  // Two more, next to the first prize, follow from it.
  expect(total(thaiShapes)).toBe(173 - 2)
})
