import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const source = '#contract/index.ts'
const light = '\0light-contract'
const folder = resolve(import.meta.dirname, '../../src/contract')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Data all the way down; a schema is none, because it holds functions. */
const isData = (value: unknown): boolean =>
  isObject(value) ? Object.values(value).every(isData) : typeof value !== 'function'

/** What the browser needs of an export; undefined for what it takes from the file itself. */
function lightened(value: unknown): unknown {
  if (!isObject(value) || !('method' in value) || !('path' in value)) {
    return isData(value) ? value : undefined
  }
  const { method, path, sealed, form, version } = value
  return { method, path, sealed: sealed || undefined, form, version }
}

const load = (file: string) =>
  import(pathToFileURL(join(folder, file)).href) as Promise<Record<string, unknown>>

/** The names that each file gives to the contract's index. */
async function namesByFile(): Promise<Map<string, string[]>> {
  const left = new Map(Object.entries(await load('index.ts')))
  const found = new Map<string, string[]>()
  const text = await readFile(join(folder, 'index.ts'), 'utf8')
  for (const [, file = ''] of text.matchAll(/from '\.\/([\w-]+\.ts)'/g)) {
    const names = Object.entries(await load(file)).flatMap(([name, value]) =>
      left.get(name) === value && left.delete(name) ? [name] : [],
    )
    found.set(file, [...(found.get(file) ?? []), ...names])
  }
  return found
}

const filesOnce = (() => {
  let found: ReturnType<typeof namesByFile> | null = null
  return () => (found ??= namesByFile())
})()

/**
 * Gives the browser's bundle the contract without its schemas: calls as method and path, constants
 * as they are. Whoever sends a call needs no more; `src/client/check.ts`, which checks the answers,
 * takes the whole from `#contract/calls.ts` and is fetched with the first answer. That keeps
 * valibot and every schema (4 kB) off the first visit. Each call is a module of its own, so that it
 * comes with the pages that send it.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:#contract\/index\.ts$|\0light-contract)/ },
      handler: (id) => (id === source ? light : id),
    },
    load: {
      filter: { id: /^\0light-contract/ },
      async handler(id) {
        if (id === light) {
          const lines = [...(await filesOnce())].flatMap(([file, names]) =>
            names.map(
              (name) => `export { ${name} } from ${JSON.stringify(`${light}/${file}/${name}`)}`,
            ),
          )
          return { code: lines.join('\n'), moduleSideEffects: false }
        }
        const [file = '', name = ''] = id.slice(light.length + 1).split('/')
        const value = lightened((await load(file))[name])
        // What is no data comes by way of the index, as in the sources: straight from its file all
        // of that would come.
        const code =
          value === undefined
            ? `export { ${name} } from ${JSON.stringify(join(folder, 'index.ts'))}`
            : `export const ${name} = ${JSON.stringify(value)}`
        return { code, moduleSideEffects: false }
      },
    },
  }
}
