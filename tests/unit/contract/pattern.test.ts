import { compilePattern } from '#contract/pattern.ts'
import { describe, expect, test } from 'vitest'

/** Numbers from 0 up to 1, the same every time. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const next = sequence(20)
const pick = <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T

/** Some pattern of up to a dozen parts, with everything that this engine knows. */
function somePattern(depth = 0): string {
  const atom = () =>
    pick(['a', 'b', 'ก', '.', '[ab]', '[^a]', '\\d', '\\w', '^', '$', '\\b', '\\B'])
  const group = () =>
    depth > 2 ? atom() : pick(['(', '(?:', '(?=', '(?!', '(?<n>']) + somePattern(depth + 1) + ')'
  const often = () => pick(['', '', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '*?', '{0}'])
  const part = () => {
    const body = next() < 0.3 ? group() : atom()
    // The language refuses quantifiers on what takes no character.
    return /^(\^|\$|\\b|\\B|\(\?[=!].*)$/is.test(body) ? body : body + often()
  }
  const list = () => Array.from({ length: 1 + Math.floor(next() * 3) }, part).join('')
  return next() < 0.25 ? `${list()}|${list()}` : list()
}

const someText = () =>
  Array.from({ length: Math.floor(next() * 7) }, () => pick(['a', 'b', '1', ' ', 'ก'])).join('')

describe('a pattern', () => {
  test('says what the language says, of two thousand patterns', () => {
    let found = 0
    const differences: string[] = []
    for (let round = 0; round < 2000; round++) {
      const source = somePattern()
      let native: RegExp
      try {
        native = new RegExp(source, 'u')
      } catch {
        // Two groups of one name.
        continue
      }
      const pattern = compilePattern(source)
      for (let i = 0; i < 8; i++) {
        const text = someText()
        const said = native.test(text)
        if (said) found++
        if (pattern?.(text) !== said) differences.push(`/${source}/ on '${text}'`)
      }
    }
    expect(differences).toEqual([])
    expect(found).toBeGreaterThan(2500)
  })

  test.for([
    ['^[a-z][a-z0-9]*$', 'nok88', '8nok'],
    ['^(?=.*[A-Z])(?=.*\\d)(?=.*[#@]).{8,20}$', 'Lantern#88', 'lantern#88'],
    ['^\\S+( \\S+)+$', 'สมชาย ใจดี', 'สมชาย'],
    ['^[\\u0E00-\\u0E7F]+$', 'ชื่อ', 'name'],
    ['^\\p{Script=Thai}+$', 'ชื่อ', 'name'],
    ['^[^@\\s]+@[^@\\s]+$', 'a@b', 'ab'],
    ['^\\d{4}-\\d{2}-\\d{2}$', '1998-04-13', '98-04-13'],
    ['^.{2}$', '😀😀', '😀'],
    ['^\\u{1F600}$', '😀', '😁'],
    ['^\\uD83D\\uDE00$', '😀', '😁'],
    // Mistakes with the flag, but not without it.
    ['^[\\w\\-\\.]+\\_$', 'a-b._', 'a b_'],
    ['^a{,2}$', 'a{,2}', 'aa'],
    ['^\\x41\\cA?$', 'A', 'B'],
    ['', '', null],
  ] as const)('%s', ([source, yes, no]) => {
    const pattern = compilePattern(source)
    if (no === null) expect(pattern).toBeNull()
    else expect([pattern?.(yes), pattern?.(no)]).toEqual([true, false])
  })

  test.for([
    '(',
    '[z-a]',
    'a{2,1}',
    '*a',
    '(a)\\1',
    '(?<n>a)\\k<n>',
    '(?<=a)b',
    '(?<!a)b',
    '(?i:a)',
    'a{99999999}',
    '((a{100}){100}){100}',
    '((){1000}){1000}',
    `${'('.repeat(200)}a${')*'.repeat(200)}`.repeat(2),
    'x'.repeat(513),
    '*',
    null,
    undefined,
  ])('%s makes no pattern', (source) => {
    expect(compilePattern(source)).toBeNull()
  })

  test.for([
    ['^(a+)+$', 'a'],
    ['^([a-zA-Z]+)*$', 'a'],
    ['^(a|aa)+$', 'a'],
    ['^(a|a?)+$', 'a'],
    ['^(.*?,){11}P', ','],
    ['(a*)*(a*)*(a*)*$', 'a'],
    ['^(?=(a+)+$)(?!(a+)+b).*$', 'a'],
    ['(?=(?=(?=(a+)+!)a*)a*)', 'a'],
    [`${'a?'.repeat(80)}${'a'.repeat(80)}$`, 'a'],
    ['^((((a{0,9}){0,9}){0,9}))$', 'a'],
  ] as const)('%s takes no longer than its size', ([source, letter]) => {
    const pattern = compilePattern(source)
    const began = performance.now()
    pattern?.(`${letter.repeat(255)}!`)
    // The language takes longer than the age of the world; a busy machine a part of a second.
    expect(performance.now() - began).toBeLessThan(3000)
  })
})
