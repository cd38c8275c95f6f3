import { readFile } from 'node:fs/promises'

/** The faces of the house, by name: a room has no origin, so it may not have the site’s own files. */
const ranges = {
  'anuphan-latin':
    'U+20-7E,U+A0,U+A9,U+AB,U+B0-B1,U+B7,U+BB,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC',
  'anuphan-thai': 'U+0E01-0E3A,U+0E40-0E5B,U+200C-200D,U+25CC',
  'anuphan-vietnamese':
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+1EA0-1EF9',
} as const

const folder = new URL('../../src/tokens/fonts/', import.meta.url)

/** Rules that bring the faces, for `--fy-font-family-ui`. */
export const roomFaces = Object.entries(ranges)
  .map(
    ([name, range]) =>
      `@font-face{font-family:"Anuphan Variable";font-weight:100 700;font-display:swap;` +
      `src:url(/chat-room/${name}.woff2) format("woff2");unicode-range:${range}}`,
  )
  .join('')

/** One of those files; null for any other path. */
export async function roomFont(path: string): Promise<Response | null> {
  const name = /^\/chat-room\/([a-z-]+)\.woff2$/.exec(path)?.[1]
  if (name === undefined || !Object.hasOwn(ranges, name)) return null
  return new Response(await readFile(new URL(`${name}.woff2`, folder)), {
    headers: {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=86400',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
