import { readFile } from 'node:fs/promises'
import { createDrawings } from './drawings.ts'

const robots = `User-agent: *
Allow: /
Disallow: /wps/
Disallow: /lgw/
Disallow: /ops/
`

/** Seconds: a brand changes its mark without changing its address. */
const hour = 3600

const logoPaths = new Set(['/brand/logo.svg', '/favicon.svg', '/favicon.ico'])

/** The few files every site is asked for: the brand's mark, and what robots may read. */
export function createBrandFiles(brandId: string) {
  const drawings = createDrawings(hour)
  const logo = new URL(`../../brands/${brandId}/logo.svg`, import.meta.url)
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    if (pathname === '/robots.txt') {
      return new Response(robots, {
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': `public, max-age=${hour}`,
        },
      })
    }
    if (!logoPaths.has(pathname)) return null
    return drawings(request, 'logo', () => readFile(logo, 'utf8').catch(() => null))
  }
}
