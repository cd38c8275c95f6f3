import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBrand } from '#gateway/config.ts'
import { toPng } from '#gateway/assets/raster.ts'
import { home } from './processes.ts'

/** A picture of a brand's mark that phones ask for. */
export interface AppIcon {
  file: string
  /** Width and height in px. */
  size: number
  /** Part of the width that the mark takes; launchers cut everything outside of 80 % away. */
  part: number
  /** Radius of the ground's corners, as a part of the width; 0 fills the square to its edges. */
  round: number
}

/** What `gateway/pages/app-documents.ts` names, and Apple's own. */
export const appIcons: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192, part: 0.62, round: 0.22 },
  { file: 'icon-512.png', size: 512, part: 0.62, round: 0.22 },
  { file: 'maskable-192.png', size: 192, part: 0.48, round: 0 },
  { file: 'maskable-512.png', size: 512, part: 0.48, round: 0 },
  // Apple rounds the corners itself and shows black where there is nothing.
  { file: 'apple-touch-icon.png', size: 180, part: 0.58, round: 0 },
]

/** Custom properties of the scheme that a brand begins in. */
function valuesOf(css: string, scheme: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const schemes = [...selectors.matchAll(/\[data-scheme="(\w+)"\](?=\s*(?:,|$))/g)]
    if (selectors.includes('data-scheme') && !schemes.some(([, one]) => one === scheme)) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+)/g)) {
      values.set(name, value.trim())
    }
  }
  return values
}

/** A drawing whose inks are custom properties → one with the colours themselves. */
const inked = (svg: string, values: ReadonlyMap<string, string>) =>
  svg.replace(
    /var\((--[\w-]+)(?:,([^()]*))?\)/g,
    (_, name: string, fallback?: string) => values.get(name) ?? fallback ?? '#000000',
  )

/** A mark of 100 × 108 on the brand's own ground. */
export function iconSvg(logo: string, values: ReadonlyMap<string, string>, icon: AppIcon): string {
  const inner = logo.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '')
  const scale = (icon.size * icon.part) / 108
  const x = (icon.size - 100 * scale) / 2
  const y = (icon.size - 108 * scale) / 2
  const ground = values.get('--fy-color-bg-canvas') ?? '#000000'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${icon.size} ${icon.size}">` +
    `<rect width="100%" height="100%" rx="${icon.size * icon.round}" fill="${ground}"/>` +
    `<g transform="translate(${x} ${y}) scale(${scale})">${inked(inner, values)}</g></svg>`
  )
}

/**
 * Draws the icons of every brand into `client/app/BRAND/`: a gateway may wear another brand than the
 * one its pages were built for.
 */
export async function writeAppIcons(client: string): Promise<void> {
  for (const name of readdirSync(join(home, 'brands'))) {
    if (!existsSync(join(home, 'brands', name, 'logo.svg'))) continue
    const [logo, css] = await Promise.all([
      readFile(join(home, 'brands', name, 'logo.svg'), 'utf8'),
      readFile(join(home, 'src/tokens/generated', `${name}.css`), 'utf8'),
    ])
    const values = valuesOf(css, readBrand(name, home).defaultScheme)
    const folder = join(client, 'app', name)
    await mkdir(folder, { recursive: true })
    for (const icon of appIcons) {
      await writeFile(join(folder, icon.file), await toPng(iconSvg(logo, values, icon), icon.size))
    }
  }
}
