import { converter, wcagContrast, wcagLuminance } from 'culori'
import { describe, expect, it } from 'vitest'
import { baseTokens, tokensOf } from '#tokens/base.ts'
import { anchorOf, atHouseBrightness, brandRamps, deriveRamp, readColor } from '#tokens/ramp.ts'
import { resolve } from '#tokens/resolve.ts'
import { TokenError } from '#tokens/tree.ts'
import type { TypographyValue } from '#tokens/values.ts'

const base = baseTokens()
const oklch = converter('oklch')
const house = (name: string) => {
  const { dark } = resolve(base)
  return [...dark].filter(([token]) => new RegExp(`^color\\.${name}\\.\\d+$`).test(token))
}
const hueOf = (hex: string | undefined) => oklch(hex ?? '')?.h ?? Number.NaN

describe('a colour as typed', () => {
  it.each([
    ['#2f9e7a', '#2f9e7a'],
    [' #ABC ', '#aabbcc'],
    ['teal', '#008080'],
    ['rgb(47 158 122)', '#2f9e7a'],
    ['#2f9e7a80', undefined],
    ['mauvish', undefined],
    ['', undefined],
  ])('"%s" is %s', (text, hex) => {
    expect(readColor(text)).toBe(hex)
  })
})

describe('a ramp from one colour', () => {
  it.each(brandRamps)('of %s has every step of the house, from light to dark', (name) => {
    for (const hex of [
      '#0f766e',
      '#c0392b',
      '#f5d078',
      '#4b4bd6',
      '#000000',
      '#ffffff',
      '#808080',
    ]) {
      const ramp = deriveRamp(base, name, hex)
      expect(Object.keys(ramp)).toEqual(house(name).map(([token]) => token.split('.').at(-1)))
      const light = Object.values(ramp).map((step) => wcagLuminance(step))
      for (const [index, luminance] of light.entries())
        expect(luminance, `${hex} ${index}`).toBeLessThanOrEqual((light[index - 1] ?? 1) + 0.002)
    }
  })

  it('holds that colour exactly, by night when it is light, by day when it is dark', () => {
    expect(deriveRamp(base, 'accent', '#5ad5a6')['400']).toBe('#5ad5a6')
    expect(deriveRamp(base, 'accent', '#0f766e')['700']).toBe('#0f766e')
    expect(anchorOf(base, 'accent', '#5ad5a6')).toBe('400')
    expect(anchorOf(base, 'neutral', '#5ad5a6')).toBeUndefined()
  })

  it('gives its hue to every step', () => {
    const ramp = deriveRamp(base, 'accent', '#0f766e')
    for (const [step, hex] of Object.entries(ramp))
      expect(Math.abs(hueOf(hex) - hueOf('#0f766e')), step).toBeLessThan(16)
  })

  it('takes the tint alone for neutrals: no step is brighter or darker than the house has it', () => {
    const ramp = Object.values(deriveRamp(base, 'neutral', '#274a45'))
    for (const [index, [token, { value }]] of house('neutral').entries()) {
      const { hex } = value as { hex: string }
      expect(wcagContrast(ramp[index] ?? '', hex), token).toBeLessThan(1.02)
    }
    expect(Math.abs(hueOf(ramp[9]) - hueOf('#274a45'))).toBeLessThan(16)
  })

  it('keeps neutrals quiet and greys grey', () => {
    for (const hex of Object.values(deriveRamp(base, 'neutral', '#ff0000')))
      expect(oklch(hex)?.c).toBeLessThan(0.08)
    for (const hex of Object.values(deriveRamp(base, 'neutral', '#777777')))
      expect(oklch(hex)?.c).toBeLessThan(0.002)
  })

  it('can be quietened to where the house stands', () => {
    const quiet = atHouseBrightness(base, 'accent', '#1fbf8f')
    const { value } = resolve(base).dark.get('color.accent.400') ?? {}
    expect(wcagContrast(quiet, (value as { hex: string }).hex)).toBeLessThan(1.02)
  })
})

describe('a ramp from stops', () => {
  const stops = { '50': '#f8f4e7', '500': '#62807d', '950': '#021416' }

  it('holds each where it is named', () => {
    expect(deriveRamp(base, 'neutral', stops)).toMatchObject(stops)
  })

  it('turns from hue to hue in between', () => {
    const ramp = deriveRamp(base, 'neutral', stops)
    const hues = ['100', '300', '400'].map((step) => hueOf(ramp[step]))
    expect(hues).toEqual(hues.toSorted((a, b) => a - b))
    expect(hueOf('#f8f4e7')).toBeLessThan(hues[0] ?? 0)
    expect(hueOf('#62807d')).toBeGreaterThan(hues.at(-1) ?? 360)
  })
})

describe('what a brand need not say', () => {
  const problems = (color: unknown) => {
    try {
      tokensOf({ color: color })
    } catch (error) {
      if (error instanceof TokenError) return error.problems
      throw error
    }
    return []
  }

  it('is a step it says itself', () => {
    const own = { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' }
    const accent = { $extensions: { ramp: '#0f766e' }, '700': { $value: own } }
    expect(tokensOf({ color: { accent } }).get('color.accent.700')?.value).toEqual(own)
  })

  it('follows the corners of a button', () => {
    const px = (md: number, name: string) =>
      tokensOf({ radius: { md: { $value: { value: md, unit: 'px' } } } }).get(`radius.${name}`)
        ?.value
    for (const name of ['xs', 'sm', 'lg', 'xl', 'pill', 'none', 'full'])
      expect(px(10, name)).toEqual(base.get(`radius.${name}`)?.value)
    expect(px(2, 'xl')).toEqual({ value: 4, unit: 'px' })
    expect(px(2, 'pill')).toEqual({ value: 2, unit: 'px' })
    expect(px(0, 'lg')).toEqual({ value: 0, unit: 'px' })
  })

  it('follows the face of the headlines', () => {
    const tokens = tokensOf({ font: { family: { display: { $value: 'Trirong' } } } })
    expect(tokens.get('font.family.display')?.value).toContain('PingFang SC')
    expect(tokens.get('font.weight.display')?.value).toBe(600)
    const style = tokens.get('type.display-lg')?.value as TypographyValue
    expect(style).toMatchObject({ fontFamily: '{font.family.display}', lineHeight: 1.62 })
  })

  it.each([
    [
      { accent: { $extensions: { ramp: 'mauvish' } } },
      'color.accent: ramp: "mauvish" is no opaque',
    ],
    [
      { accent: { $extensions: { ramp: {} } } },
      'color.accent: "ramp" is one colour, or colours by',
    ],
    [{ accent: { $extensions: { ramp: { '75': '#fff' } } } }, 'color.accent: has no step 75'],
    [
      { info: { $extensions: { ramp: '#fff' } } },
      'color.info: only neutral, accent, value, service',
    ],
  ])('is an error when it cannot be understood: %j', (color, words) => {
    expect(problems(color).join('\n')).toContain(words)
  })
})
