import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as components from '#components/index.ts'
import type { Icon } from '#components/index.ts'
import { drawing, iconNames, lineOf, pascal } from '../../../../scripts/icons.ts'

const icons = components as unknown as Record<string, Icon | undefined>

describe('an icon', () => {
  test('is 20 px, drawn with 1.75, and silent', () => {
    const markup = renderToStaticMarkup(<components.HouseIcon />)
    expect(markup).toMatch(/width="20" height="20"/)
    expect(markup).toMatch(/stroke-width="1.75"/)
    expect(markup).toMatch(/aria-hidden="true"/)
  })

  test('has three sizes', () => {
    const widths = (['sm', 'md', 'lg'] as const).map(
      (size) => /width="(\d+)"/.exec(renderToStaticMarkup(<components.XIcon size={size} />))?.[1],
    )
    expect(widths).toEqual(['16', '20', '24'])
  })
})

describe('a drawing is one line', () => {
  test.each([
    // What follows a relative beginning is relative to it, whatever was drawn before.
    ['<path d="M5 12h14"/><path d="m12 19-7-7 7-7"/>', 'M5 12h14M12 19l-7-7 7-7'],
    ['<path d="m6.134 14.768.866-.5 2 3.464"/>', 'M6.134 14.768l.866-.5 2 3.464'],
    [
      '<path d="m16 13 5.223 3.482a.5.5 0 0 0 .777-.416"/>',
      'M16 13l5.223 3.482a.5.5 0 0 0 .777-.416',
    ],
    ['<path d="m9 2h3v1"/>', 'M9 2h3v1'],
    ['<path d="M3 11h3m0 0v5"/>', 'M3 11h3m0 0v5'],
    ['<line x1="6" x2="10" y1="11" y2="11"></line>', 'M6 11L10 11'],
    ['<circle cx="12" cy="6" r="3"/>', 'M9 6a3 3 0 0 1 6 0a3 3 0 0 1-6 0z'],
    ['<rect width="4" height="3" x="1" y="2"/>', 'M1 2h4v3h-4v-3z'],
    [
      '<rect width="14" height="20" x="5" y="2" rx="2" ry="2"/>',
      'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2z',
    ],
  ])('%s', (markup, line) => {
    expect(lineOf(markup)).toBe(line)
  })

  test('what it cannot draw it says', () => {
    expect(() => lineOf('<polygon points="0,0 1,1"/>')).toThrow('polygon')
  })
})

test.each(Object.values(iconNames).flatMap((names) => names.split(' ')))(
  '%s is what lucide draws',
  (name) => {
    const Drawing = icons[`${pascal(name)}Icon`]
    expect(Drawing && renderToStaticMarkup(<Drawing />)).toContain(
      `><path d="${drawing(name)}"></path></svg>`,
    )
  },
)
