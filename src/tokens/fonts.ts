import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { charactersOf, families, fileOf, scriptsOf } from './faces.ts'
import type { Family, Script } from './faces.ts'

/** Where the cut fonts lie, committed: an installation need not cut them again. */
export const fontsFolder = join(import.meta.dirname, 'fonts')
const { resolve } = createRequire(import.meta.url)

/**
 * Cuts one file: the characters of the script, the weights we use, no hinting (no screen we serve
 * needs it); all layout features stay, so Thai marks keep their places.
 */
const cut = (family: Family, script: Script): Promise<Buffer> => {
  const source = family.sources[script]
  if (!source) throw new Error(`${family.family} has no file for ${script}`)
  const { weight, without = '' } = family
  const characters = [...charactersOf(script)].filter((one) => !without.includes(one)).join('')
  return subsetFont(readFileSync(resolve(source)), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    ...(typeof weight === 'number'
      ? {}
      : { variationAxes: { wght: { min: weight[0], max: weight[1] } } }),
  })
}

if (import.meta.main) {
  mkdirSync(fontsFolder, { recursive: true })
  for (const name of readdirSync(fontsFolder)) rmSync(join(fontsFolder, name))
  for (const family of families)
    for (const script of scriptsOf(family)) {
      const bytes = await cut(family, script)
      writeFileSync(join(fontsFolder, fileOf(family, script)), bytes)
      console.log(`${String(bytes.length).padStart(6)}  ${fileOf(family, script)}`)
    }
}
