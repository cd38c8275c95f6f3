import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { parseSync } from 'vite'

/** What every module of a build imports, by the files' paths in the project. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** What a file takes from others, and what it gives. */
interface Module {
  /** Files it imports, and the names it takes; `undefined` where it may take any. */
  readonly taken: Map<string, Set<string> | undefined>
  /** Names that it exports and has itself. */
  readonly own: Set<string>
  /** Names that it passes on, and what they are called where they come from. */
  readonly passed: Map<string, { readonly file: string; readonly name: string }>
  /** Files of which it passes everything on. */
  readonly passedWhole: string[]
  /** Whether it does nothing but pass on. */
  readonly isIndex: boolean
}

function parse(root: string, file: string): Module {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const { module, program } = parseSync(path, text)
  const { resolve } = createRequire(path)
  const from = (specifier: string) => {
    try {
      return relative(root, resolve(specifier))
    } catch {
      // Of a package that only a bundler understands; no file of ours.
      return specifier
    }
  }
  const taken: Module['taken'] = new Map()
  /** @param name `undefined` for any. */
  const take = (source: string, name?: string) => {
    const names = taken.has(source) ? taken.get(source) : new Set<string>()
    taken.set(source, name === undefined ? undefined : names?.add(name))
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName, isType } of entries) {
      if (!isType) take(from(moduleRequest.value), importName.name ?? undefined)
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    take(from(text.slice(moduleRequest.start + 1, moduleRequest.end - 1)))
  }
  const own = new Set<string>()
  const passed: Module['passed'] = new Map()
  const passedWhole: string[] = []
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      if (isType) continue
      if (!moduleRequest) {
        own.add(exportName.name ?? 'default')
        continue
      }
      const source = from(moduleRequest.value)
      take(source, importName.name ?? undefined)
      if (exportName.name && importName.name) {
        passed.set(exportName.name, { file: source, name: importName.name })
      } else passedWhole.push(source)
    }
  }
  const isIndex = program.body.every(
    (node) =>
      node.type === 'ExportAllDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && node.source !== null),
  )
  return { taken, own, passed, passedWhole, isIndex }
}

/** The files that a file imports, itself or when it runs, by their paths in the project. */
export const importsOf = (root: string, file: string): string[] => [
  ...parse(root, file).taken.keys(),
]

/**
 * The graph of a build as if whoever names some of what an index passes on imported those files
 * alone: the components' index imports them all, and through it every screen would.
 *
 * Files are read as they are on the disk. That tells of an older build, too, where neither the
 * importer nor the index has `changed`; of others the graph stays as it is. An index is taken to do
 * nothing by being imported, as `sideEffects` of `package.json` says.
 */
export function lookThrough(root: string, graph: Graph, changed: ReadonlySet<string>): Graph {
  const modules = new Map<string, Module | undefined>()
  /** `undefined` for what is no code of ours, or may have been another then. */
  const read = (file: string) => {
    if (!modules.has(file)) {
      const isKnown = /\.tsx?$/.test(file) && existsSync(join(root, file)) && !changed.has(file)
      modules.set(file, isKnown ? parse(root, file) : undefined)
    }
    return modules.get(file)
  }

  /** The file that a name comes from, behind however many indexes; `undefined` if that can't be told. */
  function origin(file: string, name: string): string | undefined {
    const module = read(file)
    if (!module) return undefined
    const { own, passed, passedWhole, isIndex } = module
    if (own.has(name)) return file
    const renamed = passed.get(name)
    const found = renamed
      ? origin(renamed.file, renamed.name)
      : passedWhole.map((source) => origin(source, name)).find((source) => source !== undefined)
    return found && !isIndex ? file : found
  }

  function imports(importer: string, file: string): readonly string[] {
    const names = read(file)?.isIndex ? read(importer)?.taken.get(file) : undefined
    const origins = [...(names ?? [])].map((name) => origin(file, name))
    const isTold = names && origins.every((source) => source !== undefined)
    return isTold ? origins : [file]
  }

  return new Map(
    [...graph].map(([importer, files]) => [
      importer,
      new Set([...files].flatMap((file) => imports(importer, file))),
    ]),
  )
}
