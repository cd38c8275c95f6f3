import { isHit, prizesOf, sixDigits, type ThaiNumbers } from '#features/lottery/thai-draw-rules.ts'
import { describe, expect, it } from 'vitest'

const numbers: ThaiNumbers = {
  first: ['820866'],
  nearFirst: ['820865', '820867'],
  second: ['328032'],
  third: ['000123'],
  fourth: [],
  fifth: [],
  frontThree: ['820', '443'],
  lastThree: ['866', '032'],
  lastTwo: ['06'],
}

describe('the number of a Thai ticket', () => {
  it('is six digits of any script', () => {
    expect(sixDigits(' 820 866 ')).toBe('820866')
    expect(sixDigits('๘๒๐-๘๖๖')).toBe('820866')
    for (const text of ['', '82086', '8208666', '82086a', '-820866-1']) {
      expect(sixDigits(text)).toBe('')
    }
  })

  it('wins every prize that it fits', () => {
    expect(prizesOf('820866', numbers)).toEqual(['first', 'frontThree', 'lastThree'])
    expect(prizesOf('820867', numbers)).toEqual(['nearFirst', 'frontThree'])
    expect(prizesOf('000123', numbers)).toEqual(['third'])
    expect(prizesOf('111106', numbers)).toEqual(['lastTwo'])
    expect(prizesOf('111111', numbers)).toEqual([])
  })

  it('marks the numbers it won with', () => {
    expect(isHit('820866', 'lastThree', '866')).toBe(true)
    expect(isHit('820866', 'lastThree', '032')).toBe(false)
    expect(isHit('', 'lastTwo', '')).toBe(false)
  })
})
