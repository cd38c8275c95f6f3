import { clampChroma, converter, formatHex } from 'culori'
import { describe, expect, it } from 'vitest'
import { brandNames, loadBrand } from '#tokens/load.ts'
import { contrastPairs, needed } from '#tokens/contrast-pairs.ts'
import {
  composite,
  contrast,
  failureText,
  measureBrand,
  measurePairs,
  nearestPassing,
  ratioText,
} from '#tokens/contrast.ts'
import { hexOf } from '#tokens/values.ts'
import type { ColorValue } from '#tokens/values.ts'

const color = (hex: string, alpha?: number): ColorValue => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return {
    colorSpace: 'srgb',
    components: [part(1), part(3), part(5)],
    ...(alpha === undefined ? {} : { alpha }),
  }
}
const oklch = converter('oklch')
const white = color('#ffffff')
const black = color('#000000')

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
  ])('%s on %s is %d (WCAG)', (fg, bg, ratio) => {
    expect(contrast(color(fg), color(bg), white)).toBeCloseTo(ratio, 1)
    expect(contrast(color(bg), color(fg), white)).toBeCloseTo(ratio, 1)
  })

  it('measures what is seen: half black on white is grey', () => {
    expect(hexOf(composite(color('#000000', 0.5), white))).toBe('#808080')
    const grey = contrast(color('#808080'), white, white)
    expect(contrast(color('#000000', 0.5), white, black)).toBeCloseTo(grey, 5)
  })

  it('lays a translucent background on the canvas first', () => {
    const veil = color('#ffffff', 0)
    expect(contrast(white, veil, black)).toBeCloseTo(21, 5)
    expect(contrast(white, veil, white)).toBeCloseTo(1, 5)
  })

  it('prints a ratio that fell short as short', () => {
    expect(ratioText(4.4999)).toBe('4.49')
  })
})

describe('the nearest passing colour', () => {
  const grounds = ['#ffffff', '#f9f4f6', '#170d0f', '#281b1f', '#6142bf']
  const inks = ['#ff947a', '#60cbbf', '#8d7a82', '#e7ba5a', '#d8204b']
  const cases = grounds.flatMap((bg) => inks.map((fg) => [fg, bg] as const))

  it.each(cases)('of %s on %s passes', (fg, bg) => {
    for (const min of [3, 4.5]) {
      const nearest = nearestPassing(color(fg), color(bg), white, min)
      expect(nearest).toBeDefined()
      expect(contrast(color(nearest ?? fg), color(bg), white)).toBeGreaterThanOrEqual(min)
    }
  })

  it.each(cases)('of %s on %s is the first of all, looked at one by one', (fg, bg) => {
    for (const alpha of [1, 0.7]) {
      const { l, c, h } = oklch(fg)!
      const at = (lightness: number) =>
        formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch', 'rgb'))
      const first = Array.from({ length: 1000 }, (_, step) => [l - step / 1000, l + step / 1000])
        .flat()
        .filter((lightness) => lightness >= 0 && lightness <= 1)
        .find((lightness) => {
          const candidate = color(at(lightness), alpha)
          return contrast(candidate, color(bg), white) >= 4.5
        })
      const found = nearestPassing(color(fg, alpha), color(bg), white, 4.5)
      expect(found).toBe(first === undefined ? undefined : at(first))
    }
  })

  it('is the colour itself when that passes', () => {
    expect(nearestPassing(black, white, white, 7)).toBe('#000000')
  })

  it('does not exist where neither black nor white would do', () => {
    expect(nearestPassing(color('#ff0000'), color('#777777'), white, 7)).toBeUndefined()
  })
})

describe('the table', () => {
  const { dark } = loadBrand('foyer')

  it('holds every semantic colour role', () => {
    const roles = [...dark.keys()]
      .filter((name) => name.startsWith('color.') && !/\.\d+$/.test(name))
      .map((name) => name.slice('color.'.length))
    const paired = new Set(contrastPairs.flatMap(({ fg, bg }) => [fg, bg]))
    expect(roles.length).toBeGreaterThan(60)
    expect(roles.filter((role) => !paired.has(role))).toEqual([])
  })

  it('names only roles that exist, and each pair and kind once', () => {
    const names = contrastPairs.map(({ fg, bg, kind }) => `${fg} ${bg} ${kind}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { fg, bg } of contrastPairs)
      for (const role of [fg, bg]) expect(dark.has(`color.${role}`), role).toBe(true)
  })

  it('measures what the designers measured', () => {
    const result = (fg: string, bg: string, scheme: 'dark' | 'light') =>
      measureBrand(loadBrand('foyer')).find(
        (pair) => pair.fg === fg && pair.bg === bg && pair.scheme === scheme,
      )?.ratio
    expect(result('text.primary', 'bg.canvas', 'dark')).toBeCloseTo(17.53, 2)
    expect(result('action.danger.fg', 'action.danger.bg', 'dark')).toBeCloseTo(4.97, 2)
    expect(result('status.positive.onSolid', 'status.positive.solid', 'light')).toBeCloseTo(4.6, 2)
  })

  it.each(brandNames())('passes in %s, both schemes', (brand) => {
    const failures = measureBrand(loadBrand(brand)).filter(({ passes }) => !passes)
    expect(failures.map(failureText)).toEqual([])
  })

  it('says pair, measure, need and a way out when it fails', () => {
    const tokens = new Map(dark)
    const accent = { type: 'color' as const, value: color('#5a2a20'), chain: [] }
    tokens.set('color.text.accent', accent)
    const [failure] = measurePairs(tokens, 'dark', [
      { fg: 'text.accent', bg: 'bg.canvas', kind: 'text' },
    ])
    if (!failure) throw new Error('nothing measured')
    expect(failure.passes).toBe(false)
    expect(failureText(failure)).toMatch(
      /^dark: color\.text\.accent on color\.bg\.canvas is 1\.\d\d, needs 4\.5; nearest passing color\.text\.accent: #[0-9a-f]{6}$/,
    )
    const passing = color(failure.nearest?.hex ?? '')
    const canvas = dark.get('color.bg.canvas')?.value as ColorValue
    expect(contrast(passing, canvas, canvas)).toBeGreaterThanOrEqual(needed.text)
  })
})
