/** The two schemes every semantic role has a value in. */
export const schemes = ['dark', 'light'] as const
export type SchemeName = (typeof schemes)[number]

export type TokenType =
  | 'color'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'cubicBezier'
  | 'shadow'
  | 'typography'

/** A token as written: its value may still be an alias such as `{color.neutral.950}`. */
export type Token = {
  type: TokenType
  value: unknown
  /** Scheme values; without them the one value serves both schemes. */
  modes?: Partial<Record<SchemeName, unknown>>
  description?: string
}

/** Dotted path (`color.bg.canvas`) to token. */
export type TokenMap = Map<string, Token>

/** A parsed DTCG 2025.10 document, not yet looked at. */
export type TokenDocument = Record<string, unknown>

/** Everything that is wrong with a set of tokens, one line each; every line names its token. */
export class TokenError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'TokenError'
    this.problems = problems
  }
}

type Node = Record<string, unknown>
/** Whether a parsed value is an object of names and values. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasGroup = (tokens: TokenMap, group: string) =>
  [...tokens.keys()].some((name) => name.startsWith(`${group}.`))

const properties = new Set(
  ['schema', 'type', 'value', 'description', 'deprecated', 'extensions'].map((name) => `$${name}`),
)

/**
 * What begins with `$` and is none of the format's, and extensions that nobody reads here: a slip of
 * the pen in either would leave the house's look in place without a word. Other tools' extensions
 * have a dot in their names (DTCG 2025.10) and are let be.
 */
const strange = (node: Node, path: readonly string[]): string[] => {
  const name = path.join('.') || 'the document'
  const ramp = path.length === 2 && path[0] === 'color'
  const own = '$value' in node ? ['mode'] : ramp ? ['ramp'] : []
  const extensions = isNode(node['$extensions']) ? Object.keys(node['$extensions']) : []
  return [
    ...Object.keys(node).filter((key) => key.startsWith('$') && !properties.has(key)),
    ...extensions.filter((key) => !key.includes('.') && !own.includes(key)),
  ].map((key) => `${name}: unknown "${key}"`)
}

/** Types a group carries down, collected so that a brand need not repeat the base's `$type`. */
const walk = (
  node: Node,
  path: readonly string[],
  inherited: string | undefined,
  base: TokenMap | undefined,
  out: TokenMap,
  problems: string[],
) => {
  const type = typeof node['$type'] === 'string' ? node['$type'] : inherited
  problems.push(...strange(node, path))
  if ('$value' in node) {
    const name = path.join('.')
    const known = type ?? base?.get(name)?.type
    if (known === undefined) {
      problems.push(`${name}: has no $type, and no group above it has one`)
      return
    }
    const extensions = node['$extensions']
    const modes = isNode(extensions) && isNode(extensions['mode']) ? extensions['mode'] : undefined
    for (const mode of Object.keys(modes ?? {}))
      if (!(schemes as readonly string[]).includes(mode))
        problems.push(`${name}: unknown scheme "${mode}" (there are ${schemes.join(' and ')})`)
    const description = node['$description']
    out.set(name, {
      type: known as TokenType,
      value: node['$value'],
      ...(modes ? { modes } : {}),
      ...(typeof description === 'string' ? { description } : {}),
    })
    return
  }
  for (const [key, child] of Object.entries(node)) {
    if (key.startsWith('$')) continue
    const name = [...path, key].join('.')
    if (!isNode(child)) problems.push(`${name}: is neither a group nor a token`)
    else if (base && !('$value' in child) && !hasGroup(base, name))
      problems.push(`${name}: unknown group; a brand overrides, it does not add`)
    else walk(child, [...path, key], type, base, out, problems)
  }
}

/**
 * Flattens a DTCG document to a map of dotted names.
 * @param base tokens whose `$type` serves where the document leaves it out (a brand over the base)
 * @throws TokenError naming each token without a type or with an unknown scheme, each group that the
 * base does not have, and what is written with a slip
 */
export const flatten = (document: TokenDocument, base?: TokenMap): TokenMap => {
  const out: TokenMap = new Map()
  const problems: string[] = []
  walk(document, [], undefined, base, out, problems)
  if (problems.length > 0) throw new TokenError(problems)
  return out
}
