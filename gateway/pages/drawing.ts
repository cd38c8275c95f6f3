import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Site from '#app/server.tsx'
import type { Brand, Locale, Scheme } from '#contract/index.ts'
import { readBrandLook } from './brand-look.ts'
import { htmlDocument } from './document.ts'
import { readSiteFiles } from './site-files.ts'
import { createSiteStyle } from './site-style.ts'

/** What decides how a page looks, besides its data. */
export interface Wanted {
  url: URL
  locale: Locale
  scheme: Scheme
  /** Answers the contract's calls. */
  call: (request: Request) => Promise<Response>
}

/** A whole document and what stands inline in it. */
export interface Drawing {
  status: number
  text: string
  script: string
  styles: string[]
}

/** The built site, ready to draw pages of one brand. */
export interface SiteDrawing {
  draw(wanted: Wanted): Promise<Drawing>
  /** Language and scheme of a visitor, from their cookies, then the brand's defaults. */
  choices(cookies: string): { locale: Locale; scheme: Scheme }
}

/** Reads the built bundle, its files and the brand's look once. */
export async function createDrawing(brand: Brand, distDirectory: string): Promise<SiteDrawing> {
  const bundle = pathToFileURL(join(distDirectory, 'server', 'server.js')).href
  const [site, files, look] = await Promise.all([
    import(bundle) as Promise<typeof Site>,
    readSiteFiles(join(distDirectory, 'client')),
    readBrandLook(brand.id),
  ])
  const style = createSiteStyle(look.css, files.css)
  return {
    choices: (cookies) => ({
      locale: site.readLocale(site.readCookie(cookies, site.localeKey), brand),
      scheme:
        brand.forceThemeOnMount ??
        site.readScheme(site.readCookie(cookies, site.schemeKey), brand.defaultScheme),
    }),
    async draw({ url, locale, scheme, call }) {
      const { facesId, rootId, stateId } = site
      const { sheet, chunk } = files
      const { mark } = look
      const page = await site.render({ url, brand, mark, locale, scheme, sheet, chunk, call })
      const script = site.firstScript(files.chunks([page.source]), facesId)
      const css = style.of(page.html)
      const text = htmlDocument({
        page,
        css,
        faces: { id: facesId, css: style.faces },
        script,
        head:
          `<meta name="color-scheme" content="${scheme}">` +
          '<link rel="icon" href="/brand/logo.svg" type="image/svg+xml">',
        rootId,
        stateId,
      })
      return { status: page.status, text, script, styles: [css, style.faces] }
    },
  }
}
