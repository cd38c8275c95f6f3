import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Site from '#app/server.tsx'
import type { Answer, Brand, Locale, Scheme, systemStatus } from '#contract/index.ts'
import { appHead, groundsOf, offlineDocument, webManifest } from './app-documents.ts'
import { readBrandLook } from './brand-look.ts'
import { htmlDocument } from './document.ts'
import { numbersSource, readSiteFiles } from './site-files.ts'
import { createSiteStyle } from './site-style.ts'

/** What decides how a page looks, besides its data. */
export interface Wanted {
  url: URL
  locale: Locale
  scheme: Scheme
  /** Origin that pictures of the house come from; null: its own. */
  mirror: string | null
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
  /**
   * Mirror of pictures for a visitor: that of their cookie, while it is listed (decision 10).
   * @param status the status call's answer, as text
   */
  mirror(cookies: string, status: string): string | null
  /** What phones read before they install the site; a language it does not speak is its own. */
  manifest(language: string | null): Promise<string>
  /** The page for want of a network, in every language. */
  offline(): Promise<Omit<Drawing, 'status'>>
}

/** Nobody is asked while a page is drawn: it comes without data, and the browser asks the operator's server. */
export const noServer = () => Promise.resolve(Response.json({ success: false }, { status: 503 }))

/** The mirrors of pictures that a status answer lists. */
function mirrorsIn(status: string): readonly string[] {
  const { value } = JSON.parse(status) as { value?: Partial<Answer<typeof systemStatus>> }
  return value?.imageCDNs ?? []
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
  const grounds = groundsOf(look.css)
  return {
    choices: (cookies) => ({
      locale: site.readLocale(site.readCookie(cookies, site.localeKey), brand),
      scheme:
        brand.forceThemeOnMount ??
        site.readScheme(site.readCookie(cookies, site.schemeKey), brand.defaultScheme),
    }),
    mirror: (cookies, status) =>
      site.mirrorOf(mirrorsIn(status), site.readCookie(cookies, site.mirrorCookie)),
    async draw({ url, locale, scheme, mirror, call }) {
      const { facesId, lostId, rootId, rulesId, stateId } = site
      const { sheet, chunk } = files
      const { mark } = look
      const asked = { url, brand, mark, locale, scheme, sheet, chunk, mirror, call }
      const page = await site.render(asked)
      const starts = files.chunks([page.source])
      const script = site.firstScript(starts, facesId, chunk(numbersSource))
      const rules = style.of(page.html + page.lost)
      const text = htmlDocument({
        page,
        look: style.look,
        rules: { id: rulesId, css: rules },
        faces: { id: facesId, css: style.faces },
        script,
        mirror,
        head:
          `<meta name="color-scheme" content="${scheme}">` +
          '<link rel="icon" href="/brand/logo.svg" type="image/svg+xml">' +
          appHead({ brand, locale, scheme, grounds, installable: page.installable }),
        rootId,
        lostId,
        stateId,
      })
      return { status: page.status, text, script, styles: [style.look, rules, style.faces] }
    },
    async manifest(language) {
      const locale = site.readLocale(language, brand)
      return webManifest({ brand, locale, grounds }, await site.appWords(locale, brand))
    },
    async offline() {
      const drawing = await site.renderOffline(brand, look.mark)
      // With its faces: the worker has kept those that the site wore.
      const css = style.look + style.of(drawing.html) + style.faces
      const text = offlineDocument({ brand, grounds }, { drawing, css })
      return { text, script: drawing.script, styles: [css] }
    },
  }
}
