import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { componentsFolder } from './folder.ts'

export type Declaration =
  | ESTree.TSTypeAliasDeclaration
  | ESTree.TSInterfaceDeclaration
  | ESTree.Function
  | ESTree.VariableDeclarator

/** A file of the components, read as text. */
export interface Source {
  readonly file: string
  readonly text: string
  /** Everything declared at the top, exported or not. */
  readonly declared: ReadonlyMap<string, Declaration>
  /** Names that leave the file: theirs outside → where they are declared. */
  readonly exported: ReadonlyMap<string, { file: string; name: string }>
  /** Names taken from files of ours. */
  readonly imported: ReadonlyMap<string, { file: string; name: string }>
  /** The comment that ends right before a position. */
  docBefore(position: number): string
}

const nameOf = (node: ESTree.ModuleExportName) => ('name' in node ? node.name : node.value)

function declarationsOf(
  node: ESTree.Statement | ESTree.Declaration | null,
): [string, Declaration][] {
  switch (node?.type) {
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return [[node.id.name, node]]
    case 'FunctionDeclaration':
      return node.id ? [[node.id.name, node]] : []
    case 'VariableDeclaration':
      return node.declarations.flatMap((one) =>
        one.id.type === 'Identifier' ? [[one.id.name, one] as [string, Declaration]] : [],
      )
    default:
      return []
  }
}

function read(file: string): Source {
  const text = readFileSync(join(componentsFolder, file), 'utf8')
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const near = (specifier: string) => posix.join(posix.dirname(file), specifier)
  const declared = new Map<string, Declaration>()
  const exported = new Map<string, { file: string; name: string }>()
  const imported = new Map<string, { file: string; name: string }>()
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration' && node.source.value.startsWith('.')) {
      for (const one of node.specifiers) {
        if (one.type !== 'ImportSpecifier') continue
        imported.set(one.local.name, { file: near(node.source.value), name: nameOf(one.imported) })
      }
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const [name, declaration] of declarationsOf(node.declaration)) {
        declared.set(name, declaration)
        exported.set(name, { file, name })
      }
      for (const { local, exported: outside } of node.specifiers) {
        const from = node.source ? near(node.source.value) : file
        exported.set(nameOf(outside), { file: from, name: nameOf(local) })
      }
    } else {
      for (const [name, declaration] of declarationsOf(node)) {
        declared.set(name, declaration)
      }
    }
  }
  const docBefore = (position: number) => {
    const last = comments.findLast(({ end }) => end <= position)
    return last && text.slice(last.end, position).trim() === '' ? last.value : ''
  }
  return { file, text, declared, exported, imported, docBefore }
}

const known = new Map<string, Source>()

/** Reads `actions/button.tsx`, once. */
export function sourceOf(file: string): Source {
  const before = known.get(file)
  if (before) return before
  const source = read(file)
  known.set(file, source)
  return source
}

/** A declaration, and the file in which it stands. */
export interface Found {
  readonly source: Source
  readonly declaration: Declaration
}

/** Follows a name to where it is declared; nothing for what comes from a package. */
export function find(source: Source, name: string): Found | undefined {
  const here = source.declared.get(name)
  if (here) return { source, declaration: here }
  const there = source.imported.get(name) ?? source.exported.get(name)
  return there && there.file !== source.file ? find(sourceOf(there.file), there.name) : undefined
}

/** A piece of a source on one line, without comments and without what a formatter decides. */
export const cut = ({ text }: Source, { start, end }: { start: number; end: number }): string =>
  text
    .slice(start, end)
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replaceAll(/(?<=[^\s{]),?\n\s*(?=[\w'"[\]-]+\??:)/g, '; ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[([<]) | (?=[)\]>])|^ ?\| /g, '')
    .replaceAll(/,(?=[)\]>]| \})/g, '')
    .trim()

/** What a file takes from others, and from where; types apart. */
export function importsOf(file: string): { from: string; names: string[] }[] {
  const { program } = parseSync(file, readFileSync(join(componentsFolder, file), 'utf8'))
  return program.body.flatMap((line) => {
    if (line.type !== 'ImportDeclaration' || line.importKind === 'type') return []
    const names = line.specifiers.map((one) =>
      one.type === 'ImportSpecifier' ? nameOf(one.imported) : one.local.name,
    )
    return [{ from: line.source.value, names }]
  })
}
