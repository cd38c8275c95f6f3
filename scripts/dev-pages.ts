import type * as Site from '#app/server.tsx'
import type { Pages } from '#gateway/app.ts'
import { htmlDocument } from '#gateway/pages/document.ts'
import { readBrandLook } from '#gateway/pages/brand-look.ts'
import { noServer } from '#gateway/pages/drawing.ts'
import { asksElsewhere } from '#gateway/pages/index.ts'
import type { Brand } from '#contract/index.ts'
import { readCookie } from '#platform/cookies.ts'
import type { ViteDevServer } from 'vite'

/**
 * Vite writes styles and scripts into the page as it goes; only here may it. The operator's own server,
 * and what its answers point at, may be anywhere.
 */
const openPolicy = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval'",
  'img-src * data: blob:',
  'connect-src * ws:',
  'frame-src *',
].join('; ')

/** Draws pages from the sources as they are now, with Vite's modules instead of built chunks. */
export function createDevPages(vite: ViteDevServer, brand: Brand): Pages {
  return async (request, context) => {
    const url = new URL(request.url)
    const call = asksElsewhere(brand, url) ? noServer : context.call
    const cookies = request.headers.get('cookie') ?? ''
    const [site, { mark }] = await Promise.all([
      vite.ssrLoadModule('/src/app/server.tsx') as Promise<typeof Site>,
      readBrandLook(brand.id),
    ])
    const locale = site.readLocale(readCookie(cookies, site.localeKey), brand)
    const scheme =
      brand.forceThemeOnMount ??
      site.readScheme(readCookie(cookies, site.schemeKey), brand.defaultScheme)
    const chunk = (source: string) => `/${source}`
    const whole = { sheet: null, mirror: null }
    const page = await site.render({ url, brand, mark, locale, scheme, ...whole, chunk, call })
    const sheets = ['styles/global', 'tokens/generated/fonts', `tokens/generated/${brand.id}`]
    const html = htmlDocument({
      page,
      look: '',
      rules: null,
      faces: null,
      script: null,
      head: [
        `<meta name="color-scheme" content="${scheme}">`,
        '<link rel="icon" href="/brand/logo.svg" type="image/svg+xml">',
        ...sheets.map((sheet) => `<link rel="stylesheet" href="/src/${sheet}.css">`),
      ].join(''),
      rootId: site.rootId,
      lostId: site.lostId,
      stateId: site.stateId,
      tail: '<script type="module" src="/src/app/browser.tsx"></script>',
    })
    const response = new Response(await vite.transformIndexHtml(url.pathname, html), {
      status: page.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': openPolicy,
      },
    })
    return { response, scripts: [], styles: [] }
  }
}
