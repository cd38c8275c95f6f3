import { describe, expect, it } from 'vitest'
import { emblemNames, emblems } from '#art/index.ts'
import { circles } from './circles.ts'

const drawn = emblemNames.map((name) => [
  name,
  emblems[name]({ a: 'INK-A', b: 'INK-B', c: 'INK-C', ink: 'INK-D' }),
])

describe('emblems', () => {
  it('are 43', () => {
    expect(emblemNames).toHaveLength(43)
  })

  it.each(drawn)('%s is drawn with its four inks only', (_name, svg) => {
    const inks = Array.from(svg.matchAll(/(?:fill|stroke)="([^"]*)"/g), (match) => match[1])
    for (const ink of inks) expect(['INK-A', 'INK-B', 'INK-C', 'INK-D', 'none']).toContain(ink)
    expect(svg).not.toMatch(/#|NaN|undefined|id=|style=|<text|Gradient|filter/)
  })

  it.each(drawn)('%s stays small', (_name, svg) => {
    expect(svg.length).toBeLessThanOrEqual(6500)
  })

  it.each(drawn)('%s keeps its eyes out of the favourite corner', (_name, svg) => {
    const eyes = circles(svg).filter(({ fill, r }) => fill === 'INK-D' && r >= 2 && r <= 14)
    for (const { x, y } of eyes) expect(x > 66 && y < -92).toBe(false)
  })
})
