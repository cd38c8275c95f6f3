import component from './base/component.tokens.json' with { type: 'json' }
import palette from './base/palette.tokens.json' with { type: 'json' }
import scales from './base/scales.tokens.json' with { type: 'json' }
import semantic from './base/semantic.tokens.json' with { type: 'json' }
import { brandOverrides } from './derive.ts'
import { overlay } from './resolve.ts'
import { flatten } from './tree.ts'
import type { TokenDocument, TokenMap } from './tree.ts'

let base: TokenMap | undefined
/** What every brand shares: the base's four documents in one map. Reads no files: browsers may ask. */
export const baseTokens = (): TokenMap => {
  base ??= new Map([palette, semantic, scales, component].flatMap((part) => [...flatten(part)]))
  return base
}

/**
 * The base with a brand's document over it: what the document says and what follows from it, aliases
 * kept.
 * @throws TokenError
 */
export const tokensOf = (document: TokenDocument): TokenMap => {
  const shared = baseTokens()
  return overlay(shared, brandOverrides(document, shared))
}
