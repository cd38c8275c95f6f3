import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { emblemNames, frames, studioKeys, studios } from '#art/index.ts'

const count = (frame: string) => studioKeys.filter((key) => studios[key].frame === frame).length

describe('studios', () => {
  it('are 24, three to a frame', () => {
    expect(studioKeys).toHaveLength(24)
    expect(Object.keys(frames).map(count)).toEqual(Array.from({ length: 8 }, () => 3))
  })

  it.each(studioKeys)('%s has a frame, an emblem and a name', (key) => {
    const { name, frame, emblem } = studios[key]
    expect(name).not.toBe('')
    expect(frames).toHaveProperty(frame)
    expect(emblemNames).toContain(emblem)
  })

  it.each(studioKeys)('%s keeps its ground quiet and its inks readable', (key) => {
    const { inks } = studios[key]
    const ground = wcagContrast(inks.bg, inks.bg2)
    expect(ground).toBeGreaterThanOrEqual(1.15)
    expect(ground).toBeLessThanOrEqual(2.5)
    for (const ink of [inks.a, inks.b]) {
      const best = Math.max(wcagContrast(ink, inks.bg), wcagContrast(ink, inks.bg2))
      expect(best).toBeGreaterThanOrEqual(1.9)
    }
    const onPlate = Math.max(wcagContrast(inks.a, inks.bg2), wcagContrast(inks.b, inks.bg2))
    expect(onPlate).toBeGreaterThan(2.4)
  })
})
