import { readFile } from 'node:fs/promises'
import type { Locale } from '#contract/index.ts'
import type { SiteFiles } from './site-files.ts'

/** Font files of a brand by the script of the page, made by `npm run tokens`. */
type Fonts = Record<string, { thai: string[]; latin: string[] } | undefined>

const list = new URL('../../src/tokens/generated/fonts.json', import.meta.url)

/** Preload links of the faces a page is sure to need, so that its text is set once. */
export async function fontPreloads(brandId: string, files: SiteFiles) {
  const fonts = (JSON.parse(await readFile(list, 'utf8')) as Fonts)[brandId]
  return (locale: Locale): string =>
    (fonts?.[locale === 'th' ? 'thai' : 'latin'] ?? [])
      .flatMap((source) => files.address(source) ?? [])
      .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
      .join('')
}
