import { readFile } from 'node:fs/promises'

const home = new URL('../../', import.meta.url)

/** What a brand looks like, as a page carries it. */
export interface BrandLook {
  /** Custom properties of both schemes, without comments or spare white space. */
  css: string
  /** Inner markup of `logo.svg`, a box of 100 × 108. */
  mark: string
}

/** Custom properties only: nothing in there where white space means something twice. */
const squeeze = (css: string) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/;}/g, '}')
    .replace(/: /g, ':')

const innerMarkup = (svg: string) =>
  svg
    .replace(/^[^]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .trim()

/** Reads the generated tokens and the mark of `brands/NAME`; throws when there are none. */
export async function readBrandLook(name: string): Promise<BrandLook> {
  const [css, logo] = await Promise.all([
    readFile(new URL(`src/tokens/generated/${name}.css`, home), 'utf8'),
    readFile(new URL(`brands/${name}/logo.svg`, home), 'utf8'),
  ])
  return { css: squeeze(css), mark: innerMarkup(logo) }
}

const looks = new Map<string, Promise<BrandLook>>()

/** The same, for pages that are drawn while the gateway runs; read once, unless it could not be. */
export function lookOf(name: string): Promise<BrandLook> {
  const known = looks.get(name) ?? readBrandLook(name)
  looks.set(name, known)
  known.catch(() => looks.delete(name))
  return known
}
