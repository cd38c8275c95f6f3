import type { ESTree } from 'vite'
import { indexLines } from './families.ts'
import { cut, find, type Source, sourceOf } from './source.ts'

/** A prop that a component declares itself. */
export interface OwnProp {
  readonly name: string
  readonly type: string
  readonly optional: boolean
  /** What the code takes when the prop is left out. */
  readonly fallback: string | undefined
  /** Its comment. */
  readonly doc: string
}

/** What a comment says is the default. */
export const defaultIn = (doc: string): string | undefined => /@default (.*?)\s*$/.exec(doc)?.[1]

/** What a type of props is made of. */
export interface Shape {
  /** Types that are taken over whole. */
  readonly bases: readonly string[]
  readonly props: readonly OwnProp[]
}

type Defaults = ReadonlyMap<string, string>

/** What a function takes for the props that are left out: `({ size = 'md' })`, or a line below. */
function defaultsOf(source: Source, { params, body }: ESTree.Function): Defaults {
  const found = new Map<string, string>()
  const take = (pattern: ESTree.BindingPattern) => {
    if (pattern.type !== 'ObjectPattern') return
    for (const one of pattern.properties) {
      if (one.type !== 'Property' || one.value.type !== 'AssignmentPattern') continue
      found.set(cut(source, one.key), cut(source, one.value.right))
    }
  }
  const [first] = params
  if (first?.type === 'ObjectPattern') take(first)
  if (first?.type !== 'Identifier') return found
  for (const line of body?.body ?? []) {
    if (line.type !== 'VariableDeclaration') continue
    for (const { id, init } of line.declarations) {
      if (init?.type === 'Identifier' && init.name === first.name) take(id)
    }
  }
  return found
}

const publicFiles = new Set(indexLines().map(({ file }) => file))

/** Whether a type that one file uses is public through another, and described there. */
export const isElsewhere = (user: Source, owner: Source, name: string): boolean =>
  user !== owner && publicFiles.has(owner.file) && owner.exported.has(name)

function memberOf(source: Source, member: ESTree.TSSignature, defaults: Defaults): OwnProp {
  const doc = source.docBefore(member.start)
  if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) {
    return { name: cut(source, member), type: '', optional: false, fallback: undefined, doc }
  }
  const name = cut(source, member.key)
  const type = cut(source, member.typeAnnotation.typeAnnotation)
  return { name, type, optional: member.optional, fallback: defaults.get(name), doc }
}

/** Opens intersections and the names of a family's own types, down to the members. */
export function shapeOf(
  source: Source,
  type: ESTree.TSType,
  defaults: Defaults = new Map(),
): Shape {
  if (type.type === 'TSParenthesizedType') return shapeOf(source, type.typeAnnotation, defaults)
  if (type.type === 'TSTypeLiteral') {
    return { bases: [], props: type.members.map((one) => memberOf(source, one, defaults)) }
  }
  if (type.type === 'TSIntersectionType') {
    const parts = type.types.map((part) => shapeOf(source, part, defaults))
    return { bases: parts.flatMap((one) => one.bases), props: parts.flatMap((one) => one.props) }
  }
  if (type.type === 'TSTypeReference' && !type.typeArguments) {
    const name = cut(source, type.typeName)
    const found = find(source, name)
    if (
      found?.declaration.type === 'TSTypeAliasDeclaration' &&
      !isElsewhere(source, found.source, name)
    ) {
      return shapeOf(found.source, found.declaration.typeAnnotation, defaults)
    }
  }
  return { bases: [cut(source, type)], props: [] }
}

/** The props of a component, as its file declares them; nothing for one made by a function. */
export function propsOf(file: string, name: string): Shape | undefined {
  const found = find(sourceOf(file), name)
  if (found?.declaration.type !== 'FunctionDeclaration') return undefined
  const { source, declaration } = found
  const [first] = declaration.params
  if (!first || first.type === 'TSParameterProperty') return { bases: [], props: [] }
  const type = first.typeAnnotation?.typeAnnotation
  return type ? shapeOf(source, type, defaultsOf(source, declaration)) : undefined
}
