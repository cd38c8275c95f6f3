import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { overlay, resolve } from './resolve.ts'
import type { ResolvedBrand } from './resolve.ts'
import { flatten, TokenError } from './tree.ts'
import type { TokenDocument, TokenMap } from './tree.ts'

/** Where the brand folders lie. */
export const brandsFolder = join(import.meta.dirname, '../../brands')
const baseFolder = join(import.meta.dirname, 'base')

/** Brand folders with a `brand.json`, the house brand first, then by name. */
export const brandNames = (folder = brandsFolder): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'brand.json')))
    .sort((a, b) => Number(b === 'foyer') - Number(a === 'foyer') || a.localeCompare(b))

/** Reads a JSON file. @throws TokenError naming the file when it is missing or no JSON */
export const readJson = (file: string): TokenDocument => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TokenDocument
  } catch (error) {
    throw new TokenError([`${file}: ${error instanceof Error ? error.message : String(error)}`])
  }
}

let base: TokenMap | undefined
/** What every brand shares: the base's four documents in one map. */
export const baseTokens = (): TokenMap => {
  base ??= new Map(
    ['palette', 'semantic', 'scales', 'component'].flatMap((part) => [
      ...flatten(readJson(join(baseFolder, `${part}.tokens.json`))),
    ]),
  )
  return base
}

/** The base with a brand's `tokens.json` over it, aliases kept. */
export const brandTokens = (name: string, folder = brandsFolder): TokenMap => {
  const shared = baseTokens()
  return overlay(shared, flatten(readJson(join(folder, name, 'tokens.json')), shared))
}

/** A brand's tokens in both schemes. @throws TokenError */
export const loadBrand = (name: string, folder = brandsFolder): ResolvedBrand =>
  resolve(brandTokens(name, folder))
