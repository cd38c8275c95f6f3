import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as components from '#components/index.ts'
import type { Icon } from '#components/index.ts'
import { drawing, iconNames, pascal } from '../../../../scripts/icons.ts'

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

test.each(Object.values(iconNames).flatMap((names) => names.split(' ')))(
  '%s is what lucide draws',
  (name) => {
    const Drawing = icons[`${pascal(name)}Icon`]
    expect(Drawing && renderToStaticMarkup(<Drawing />)).toContain(`>${drawing(name)}</svg>`)
  },
)
