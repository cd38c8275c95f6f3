import { describe, expect, it } from 'vitest'
import { banner, cover, emblemNames, hash, recipe, studioKeys, thumb } from '#art/index.ts'

const every = studioKeys.flatMap((studio) =>
  emblemNames.map((emblem) => cover(`x${emblem}`, studio, emblem)),
)

const digest = (svg: string) => hash(svg).toString(16)

describe('cover', () => {
  it('is the same twice', () => {
    for (const studio of studioKeys) {
      expect(cover('g1', studio)).toBe(cover('g1', studio))
    }
  })

  it('never changes between releases', () => {
    expect({
      seeded: digest(cover('g1', 'lotus')),
      chosen: digest(cover('g1', 'naga', 'naga')),
      pattern: digest(cover('g7', 'pandan', 'koi')),
      thumb: digest(thumb('tuktuk')),
      banner: digest(banner('p1', 'monsoon', 'parasol')),
    }).toMatchInlineSnapshot(`
      {
        "banner": "847d99f1",
        "chosen": "7b6f4108",
        "pattern": "fe2b98fc",
        "seeded": "bfad12d5",
        "thumb": "94535765",
      }
    `)
  })

  it('differs from game to game and from studio to studio', () => {
    const made = new Set(
      Array.from({ length: 40 }, (_, i) => cover(`g${i}`, i % 2 ? 'teak' : 'heron')),
    )
    expect(made.size).toBe(40)
  })

  it('keeps the rules of plates', () => {
    const made = Array.from({ length: 2000 }, (_, i) =>
      recipe(`g${i}`, studioKeys[i % studioKeys.length] ?? 'lotus'),
    )
    const platesOn = (...names: string[]) =>
      new Set(made.filter(({ field }) => names.includes(field)).map(({ plate }) => plate))
    expect([...platesOn('bands')]).toEqual(['none'])
    expect(platesOn('arches')).not.toContain('arch')
    expect(platesOn('weave', 'grain')).not.toContain('none')
  })

  it('swaps the first two inks one time in three', () => {
    const swapped = Array.from({ length: 900 }, (_, i) => recipe(`g${i}`, 'lotus')).filter(
      ({ inks }) => inks.a === '#ee7a50',
    )
    expect(swapped.length).toBeGreaterThan(250)
    expect(swapped.length).toBeLessThan(350)
  })

  it('stays within its weight', () => {
    const sizes = every.map((svg) => Buffer.byteLength(svg)).toSorted((a, b) => a - b)
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(6 * 1024)
    expect(sizes.at(-1)).toBeLessThanOrEqual(13 * 1024)
  })

  it('stands alone and asks for nothing from outside', () => {
    const drawings = [
      ...every,
      ...studioKeys.map((studio) => thumb(studio)),
      ...studioKeys.map((studio) => banner('p1', studio, 'koi')),
    ]
    for (const svg of drawings) {
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ')).toBe(true)
      expect(svg).not.toMatch(
        /style=|<script|<text|<image|<foreignObject|href|\son\w+=|NaN|undefined/,
      )
      expect(svg).not.toMatch(/url\((?!#c[a-z0-9]+\))/)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http')
    }
  })
})
