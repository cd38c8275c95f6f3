import { readFile } from 'node:fs/promises'
import { type Brand, brand as brandSchema } from '#contract/index.ts'
import * as v from 'valibot'

const home = new URL('../../', import.meta.url)

/** A brand's settings and its custom properties. */
export interface LoadedBrand {
  brand: Brand
  /** Custom properties of both schemes, without comments or spare white space. */
  css: string
  logo: string
}

/** Custom properties only: nothing in there where white space means something twice. */
const squeeze = (css: string) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/;}/g, '}')
    .replace(/: /g, ':')

/** Reads `brands/NAME`; throws with the brand's name when it is not there or not valid. */
export async function loadBrand(name: string): Promise<LoadedBrand> {
  try {
    const [settings, css, logo] = await Promise.all([
      readFile(new URL(`brands/${name}/brand.json`, home), 'utf8'),
      readFile(new URL(`src/tokens/generated/${name}.css`, home), 'utf8'),
      readFile(new URL(`brands/${name}/logo.svg`, home), 'utf8'),
    ])
    return { brand: v.parse(brandSchema, JSON.parse(settings)), css: squeeze(css), logo }
  } catch (cause) {
    throw new Error(`brand "${name}" cannot be read`, { cause })
  }
}
