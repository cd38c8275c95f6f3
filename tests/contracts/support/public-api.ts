import { type ESTree, Visitor } from 'vite'
import { families, type Family } from './families.ts'
import { defaultIn, isElsewhere, propsOf, type Shape, shapeOf } from './props.ts'
import { cut, type Declaration, find, type Found, type Source, sourceOf } from './source.ts'

const isType = ({ type }: Declaration) =>
  type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration'

const members = ({ bases, props }: Shape) => [
  ...bases.map((base) => `    ...${base}`),
  ...props.map(({ name, type, optional, fallback, doc }) => {
    const colon = type && `${optional ? '?' : ''}: ${type}`
    // A default that a part inside takes is known from the comment alone.
    const value = fallback ?? defaultIn(doc)
    return `    ${name}${colon}${value === undefined ? '' : ` = ${value}`}`
  }),
]

/** A component: what it takes over whole, then its own props. An icon is told by its name. */
const printComponent = (name: string, shape: Shape | undefined) => [
  `  <${name}>`,
  ...(shape ? members(shape) : []),
]

function printType(name: string, { source, declaration }: Found): string[] {
  if (declaration.type !== 'TSTypeAliasDeclaration') return [`  ${cut(source, declaration)}`]
  const parameters = declaration.typeParameters ? cut(source, declaration.typeParameters) : ''
  const shape = shapeOf(source, declaration.typeAnnotation)
  const whole = `  type ${name}${parameters} =`
  if (shape.props.length === 0) return [`${whole} ${cut(source, declaration.typeAnnotation)}`]
  return [`${whole} {`, ...members(shape), '  }']
}

function printFunction(name: string, source: Source, signature: ESTree.Function): string {
  const { typeParameters, params, returnType } = signature
  const whole = (node: ESTree.Node | null | undefined) => (node ? cut(source, node) : '')
  return `  ${name}${whole(typeParameters)}(${params.map(whole).join(', ')})${whole(returnType)}`
}

/** Values that are short enough to be looked at: axes, sizes, lists of names. */
function printValue(name: string, value: unknown): string {
  if (typeof value === 'object' && value && 'Provider' in value) return `  ${name}: context`
  const text = typeof value === 'string' || typeof value === 'object' ? JSON.stringify(value) : ''
  return text && text.length < 300 ? `  ${name} = ${text}` : `  ${name}: ${typeof value}`
}

/** The types of a family: those that leave its file, and those that they mention. */
function typesOf(source: Source): Map<string, Found> {
  const types = new Map<string, Found>()
  const follow = (user: Source, node: object) =>
    new Visitor({
      TSTypeReference: ({ typeName }) => {
        const name = cut(user, typeName)
        const there = find(user, name)
        if (there && !isElsewhere(user, there.source, name)) add(name, there)
      },
    }).visit({ type: 'Program', body: [node] } as unknown as ESTree.Program)
  const add = (name: string, found: Found) => {
    if (types.has(name) || !isType(found.declaration)) return
    types.set(name, found)
    follow(found.source, found.declaration)
  }
  for (const name of source.exported.keys()) {
    const found = find(source, name)
    if (!found) continue
    add(name, found)
    if (found.declaration.type === 'FunctionDeclaration') {
      const { params, returnType } = found.declaration
      for (const node of [...params, returnType]) if (node) follow(found.source, node)
    }
  }
  return types
}

function printFamily({ file, exports, components }: Family): string[] {
  const source = sourceOf(file)
  const drawn = new Set(components.map(([name]) => name))
  const whole = exports.length === 0 || exports.some(([name]) => source.exported.has(name))
  const types = whole ? [...typesOf(source)] : []
  return [
    file,
    ...types
      // Printed with their component, or opened where they are taken over.
      .filter(([name, found]) => {
        const [, owner] = /^(.+)Props$/.exec(name) ?? []
        return !owner || (found.source === source && !drawn.has(owner))
      })
      .flatMap(([name, found]) => printType(name, found)),
    ...exports.flatMap(([name, value]) => {
      if (drawn.has(name)) return printComponent(name, propsOf(file, name))
      const found = find(source, name)
      return found?.declaration.type === 'FunctionDeclaration'
        ? [printFunction(name, found.source, found.declaration)]
        : [printValue(name, value)]
    }),
  ]
}

/** Everything that `src/components/index.ts` lets out, file by file in its order. */
export const publicApi = (): string =>
  families.map((family) => printFamily(family).join('\n')).join('\n\n')
