import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokensOf } from './base.ts'
import { resolve } from './resolve.ts'
import type { ResolvedBrand } from './resolve.ts'
import { isNode, TokenError } from './tree.ts'
import type { TokenDocument, TokenMap } from './tree.ts'

export { baseTokens } from './base.ts'

/** Where the brand folders lie. */
export const brandsFolder = join(import.meta.dirname, '../../brands')

/** Every brand folder, also one whose `brand.json` is missing: that is no brand, but may be meant as one. */
export const brandFolders = (folder = brandsFolder): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => Number(b === 'foyer') - Number(a === 'foyer') || a.localeCompare(b))

/** Brand folders with a `brand.json`, the house brand first, then by name. */
export const brandNames = (folder = brandsFolder): string[] =>
  brandFolders(folder).filter((name) => existsSync(join(folder, name, 'brand.json')))

const parse = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new TokenError([`${file}: ${error instanceof Error ? error.message : String(error)}`])
  }
}

/** Reads a JSON object. @throws TokenError naming the file when it is missing, or no such */
export const readJson = (file: string): TokenDocument => {
  const document = parse(file)
  if (!isNode(document)) throw new TokenError([`${file}: should hold an object, { … }`])
  return document
}

/** The base with a brand's `tokens.json` over it, aliases kept. */
export const brandTokens = (name: string, folder = brandsFolder): TokenMap =>
  tokensOf(readJson(join(folder, name, 'tokens.json')))

/** A brand's tokens in both schemes. @throws TokenError */
export const loadBrand = (name: string, folder = brandsFolder): ResolvedBrand =>
  resolve(brandTokens(name, folder))
