import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBrand } from '#tokens/check.ts'
import { brandsFolder } from '#tokens/load.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-words-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('copy.json', () => {
  const of = (copy: unknown) => {
    const home = join(folder, 'words')
    cpSync(join(brandsFolder, 'foyer'), home, { recursive: true })
    writeFileSync(join(home, 'copy.json'), typeof copy === 'string' ? copy : JSON.stringify(copy))
    const { problems } = checkBrand('words', folder)
    return problems.filter((problem) => problem.includes('copy.json'))
  }

  it('may say anything that there is in other words', () => {
    expect(
      of({
        th: { 'We left the lights on': 'ท่าน้ำเปิดไฟรอ', 'dialog|Close': 'ปิดไปก่อน' },
        en: {
          'You won {money}': '{money} is yours',
          '{games, plural, one {# game} other {# games}}':
            '{games, plural, one {one game} other {# games}}',
        },
      }),
    ).toEqual([])
  })

  it.each([
    [{ th: { 'We left the light on': 'x' } }, 'no such message'],
    [{ th: { Clear: 'x' } }, 'no such message'],
    [{ th: { 'You won {money}': 'ได้ {amount}' } }, 'the message has no {amount}'],
    [{ th: { 'We left the lights on': 'a <0>b</0>' } }, 'the message has no <0>'],
    [{ th: { 'We left the lights on': 'a {b' } }, 'braces'],
    [{ th: { 'We left the lights on': ' ' } }, 'should be a text'],
    [{ th: ['We left the lights on'] }, 'should hold messages'],
    [{ vi: { 'We left the lights on': 'x' } }, 'does not speak "vi"'],
    ['{', 'copy.json'],
  ])('names what is wrong: %j', (copy, words) => {
    expect(of(copy)).toEqual([expect.stringContaining(words)])
  })
})
