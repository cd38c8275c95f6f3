import { toPng } from '#gateway/assets/raster.ts'
import { describe, expect, test } from 'vitest'
import { appIcons, iconSvg } from '../../../scripts/app-icons.ts'

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 108"><path fill="var(--fy-color-action-primary-bg,#ff0000)" d="M0 0H100V108H0Z"/></svg>'
const values = new Map([['--fy-color-bg-canvas', '#0000ff']])

/** Width and height out of a PNG's header. */
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset)
  return [view.getUint32(16), view.getUint32(20)]
}

describe.each(appIcons)('$file', (icon) => {
  test('is as large as the manifest says', async () => {
    expect(sizeOf(await toPng(iconSvg(logo, values, icon), icon.size))).toEqual([
      icon.size,
      icon.size,
    ])
  })

  test('has the brand’s own inks, and nothing a rasteriser cannot read', () => {
    const svg = iconSvg(
      logo,
      new Map([...values, ['--fy-color-action-primary-bg', '#00ff00']]),
      icon,
    )
    expect(svg).toContain('fill="#0000ff"')
    expect(svg).toContain('fill="#00ff00"')
    expect(iconSvg(logo, values, icon)).toContain('fill="#ff0000"')
    expect(svg).not.toContain('var(')
  })
})

test('what launchers cut away is ground alone', () => {
  for (const { file, part, round } of appIcons) {
    if (!file.startsWith('maskable')) continue
    // The mark's corners lie within the circle of 80 % that every mask keeps.
    const width = (part * 100) / 108
    expect(Math.hypot(part, width)).toBeLessThan(0.8)
    expect(round).toBe(0)
  }
})
