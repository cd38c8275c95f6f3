import { schemes, TokenError } from './tree.ts'
import type { SchemeName, Token, TokenMap, TokenType } from './tree.ts'
import { valueFault } from './values.ts'

/** A token of one brand in one scheme: no alias is left in `value`. */
export type ResolvedToken = {
  type: TokenType
  value: unknown
  /** Names of the tokens the value came through, nearest first. */
  chain: readonly string[]
}
export type ResolvedTokens = Map<string, ResolvedToken>
export type ResolvedBrand = Record<SchemeName, ResolvedTokens>

/** Groups a brand may override (DESIGN.md, Retheming); everything else is the house's skeleton. */
const open = ['color', 'font', 'type', 'radius', 'size', 'elevation']

/** The name in `{color.neutral.950}`, or `undefined` when the value is no alias. */
export const aliasOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith('{') && value.endsWith('}')
    ? value.slice(1, -1)
    : undefined

/**
 * Lays a brand's overrides over the base.
 * @throws TokenError for a name the base does not have, a group a brand may not touch, or another type
 */
export const overlay = (base: TokenMap, brand: TokenMap): TokenMap => {
  const problems: string[] = []
  for (const [name, token] of brand) {
    const original = base.get(name)
    const group = name.split('.')[0] ?? ''
    if (!original) problems.push(`${name}: unknown token; a brand overrides, it does not add`)
    else if (!open.includes(group))
      problems.push(`${name}: a brand overrides ${open.join(', ')} only, not ${group}`)
    else if (original.type !== token.type)
      problems.push(`${name}: is a ${original.type} in the base, the brand says ${token.type}`)
  }
  if (problems.length > 0) throw new TokenError(problems)
  return new Map([...base, ...brand])
}

const valueIn = (token: Token, scheme: SchemeName) =>
  token.modes && scheme in token.modes ? token.modes[scheme] : token.value

/** Follows aliases, also those one level inside a composite value (a type style's family). */
const follow = (
  tokens: TokenMap,
  name: string,
  scheme: SchemeName,
  seen: readonly string[],
): ResolvedToken => {
  const token = tokens.get(name)
  const from = seen.at(-1)
  if (!token) throw new TokenError([`${from ?? name}: {${name}} does not exist (${scheme})`])
  if (seen.includes(name)) {
    const loop = [...seen.slice(seen.indexOf(name)), name].join(' → ')
    throw new TokenError([`${name}: alias cycle ${loop} (${scheme})`])
  }
  const trail = [...seen, name]
  const value = valueIn(token, scheme)
  const alias = aliasOf(value)
  if (alias !== undefined) {
    const target = follow(tokens, alias, scheme, trail)
    if (target.type !== token.type)
      throw new TokenError([`${name}: is a ${token.type}, {${alias}} is a ${target.type}`])
    return { type: token.type, value: target.value, chain: [alias, ...target.chain] }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { type: token.type, value, chain: [] }
  const parts = Object.entries(value).map(([key, part]) => {
    const inner = aliasOf(part)
    return [key, inner === undefined ? part : follow(tokens, inner, scheme, trail).value] as const
  })
  return { type: token.type, value: Object.fromEntries(parts), chain: [] }
}

/**
 * Resolves every token in both schemes.
 * @throws TokenError listing every dangling alias, cycle and malformed value by token name
 */
export const resolve = (tokens: TokenMap): ResolvedBrand => {
  const problems = new Set<string>()
  const inScheme = (scheme: SchemeName): ResolvedTokens => {
    const out: ResolvedTokens = new Map()
    for (const name of tokens.keys()) {
      try {
        const token = follow(tokens, name, scheme, [])
        const fault = token.chain.length === 0 && valueFault(token.type, token.value)
        if (fault) problems.add(`${name}: ${fault}`)
        out.set(name, token)
      } catch (error) {
        if (!(error instanceof TokenError)) throw error
        for (const problem of error.problems) problems.add(problem)
      }
    }
    return out
  }
  const [dark, light] = schemes.map(inScheme)
  if (problems.size > 0 || !dark || !light) throw new TokenError([...problems])
  return { dark, light }
}
