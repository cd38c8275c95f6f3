import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureText, measureBrand } from '#tokens/contrast.ts'
import {
  blankDraft,
  draftDocument,
  draftFiles,
  idOf,
  resolveDraft,
  titleOf,
} from '#tokens/draft.ts'
import type { BrandDraft } from '#tokens/draft.ts'
import { brandsFolder, readJson } from '#tokens/load.ts'
import { failingRamps, nearestSeed, propose, rampToBlame, withColor } from '#tokens/propose.ts'
import { brandRamps } from '#tokens/ramp.ts'

const mark = readFileSync(join(brandsFolder, 'foyer/logo.svg'), 'utf8')
const coloured = (colors: BrandDraft['colors']): BrandDraft => ({ ...blankDraft('mango'), colors })
const failures = (draft: BrandDraft) =>
  measureBrand(resolveDraft(draft)).filter(({ passes }) => !passes)

/** Colours without end, the same on every day (Park and Miller). */
const colours = (seed: number) => () => {
  seed = (seed * 48271) % 2147483647
  return `#${(seed % 0xffffff).toString(16).padStart(6, '0')}`
}

// It tries colours until all are right: much to count, and nothing to wait for.
describe('a proposal', { timeout: 30_000 }, () => {
  const next = colours(20261120)
  const many = Array.from({ length: 24 }, () =>
    Object.fromEntries(brandRamps.map((ramp) => [ramp, next()])),
  )
  const odd = ['#000000', '#ffffff', '#808080', '#ff0000', '#00ff00', '#0000ff', '#ffff00'].map(
    (hex) => Object.fromEntries(brandRamps.map((ramp) => [ramp, hex])),
  )

  it.each([...odd, ...many])('passes from %j', (colors) => {
    expect(failures(propose(coloured(colors))).map(failureText)).toEqual([])
  })

  it('is the draft itself when nothing fails', () => {
    const draft = coloured({ accent: '#0f766e', neutral: '#274a45' })
    expect(propose(draft)).toBe(draft)
  })

  it('changes only what fails, and no more than it must', () => {
    const draft = coloured({ accent: '#0f766e', value: '#d2a93e', service: '#8f6fe8' })
    expect(failingRamps(draft)).toEqual(['service'])
    const { colors } = propose(draft)
    expect(colors).toMatchObject({ accent: '#0f766e', value: '#d2a93e' })
    const hex = nearestSeed(draft, 'service', '#8f6fe8')
    expect(colors.service).toBe(hex)
    expect(failures(withColor(draft, 'service', hex))).toEqual([])
  })

  it('blames the ramp one would change: the button, not the white on it', () => {
    const brand = resolveDraft(coloured({}))
    const blame = (fg: string, bg: string) =>
      rampToBlame(brand, {
        fg,
        bg,
        kind: 'text',
        scheme: 'light',
        ratio: 1,
        need: 4.5,
        passes: false,
      })
    expect(blame('action.primary.fg', 'action.primary.bg')).toBe('accent')
    expect(blame('text.value', 'bg.selected')).toBe('value')
    expect(blame('text.muted', 'bg.canvas')).toBe('neutral')
    expect(blame('text.negative', 'bg.canvas')).toBe('neutral')
  })
})

describe('a draft', () => {
  it('starts from another brand and keeps what it does not change', () => {
    const start = readJson(join(brandsFolder, 'siam/tokens.json'))
    const draft = { ...coloured({ accent: '#4b4bd6' }), start, radius: 8 }
    const document = draftDocument(draft) as Record<string, Record<string, unknown>>
    const siam = start as typeof document
    expect(document['color']?.['accent']).toEqual({ $extensions: { ramp: '#4b4bd6' } })
    expect(document['color']?.['neutral']).toEqual(siam['color']?.['neutral'])
    expect(document['font']).toEqual(siam['font'])
    expect(document['radius']).toEqual({ md: { $value: { value: 8, unit: 'px' } } })
  })

  it('says nothing when nothing was decided', () => {
    expect(Object.keys(draftDocument(coloured({})))).toEqual(['$schema', '$description'])
  })

  it('colours the mark for where no page does', () => {
    const files = draftFiles(coloured({ accent: '#5ad5a6' }), mark)
    expect(files['logo.svg']).toContain('var(--fy-color-action-primary-bg,#5ad5a6)')
  })

  it.each([
    ['Khram Night', 'khram-night'],
    ['  Doi—Mok 9 ', 'doi-mok-9'],
    ['Château', 'chateau'],
    ['9 Lives', 'lives'],
    ['คราม', ''],
    ['m'.repeat(40), 'm'.repeat(31)],
  ])('called "%s" lies in "%s"', (name, id) => {
    expect(idOf(name)).toBe(id)
  })

  it('has a title from its folder', () => {
    expect(titleOf('blue-mango')).toBe('Blue Mango')
  })
})

describe('the files of a draft', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-draft-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are as the formatter would have them', () => {
    const start = readJson(join(brandsFolder, 'siam/tokens.json'))
    const whole = { accent: '#4b4bd6', neutral: '#334455', value: '#f0c020', service: '#0f766e' }
    const draft = { ...coloured(whole), radius: 6, face: 'Trirong' }
    for (const [index, one] of [draft, { ...blankDraft('x'), start }].entries())
      for (const [name, text] of Object.entries(draftFiles(one, mark)))
        if (name.endsWith('.json')) writeFileSync(join(folder, `${index}-${name}`), text)
    const oxfmt = join(brandsFolder, '../node_modules/.bin/oxfmt')
    const config = join(brandsFolder, '../.oxfmtrc.json')
    expect(() =>
      execFileSync(oxfmt, ['--check', '-c', config, folder], { stdio: 'pipe' }),
    ).not.toThrow()
  })
})
