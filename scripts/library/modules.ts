import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { home } from '../processes.ts'

/** Layers that may travel: what a component is made of, and nothing that knows a server or a screen. */
const ours = /^(?:components|platform|art)\//

/** What a built module is, and what it takes from outside. */
export interface Built {
  /** Paths of the written modules. */
  readonly files: readonly string[]
  /** Packages they import. */
  readonly packages: readonly string[]
}

/** `@radix-ui/react-dialog` of `@radix-ui/react-dialog/dist/index.mjs`. */
export const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** What a component library must not hold, by the modules it was built from. */
export function strangers(modules: readonly string[], packages: readonly string[]): string[] {
  const source = join(home, 'src/')
  const foreign = modules
    .map((id) => id.replace(/[?\0].*$/, ''))
    .filter((id) => id.startsWith(source) && !ours.test(id.slice(source.length)))
  const banned = packages.filter((name) => /^(?:@lingui\/|swr$|wouter$|hono$|node:)/.test(name))
  return [...foreign.map((id) => id.slice(home.length + 1)), ...banned]
}

const twin = /\.library(?=\.tsx?$|$)/

/** `spot-drawing.library.tsx` is built in place of `spot-drawing.tsx`, and is called like it. */
const twins: Plugin = {
  name: 'twins',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('.') || !importer) return null
    const path = join(dirname(importer), source.replace(/(?=\.tsx?$)/, '.library'))
    return twin.test(path) && existsSync(path) ? path : null
  },
}

/**
 * Whether a built module works in a browser's React alone: it keeps state, hears what happens, or has
 * a context. What only draws stays free to be drawn by a server for good.
 */
export const isForClients = (code: string): boolean =>
  /\b(?:createContext|use(?!Id\b|Memo\b|Callback\b)[A-Z]\w*)\(|\bon[A-Z]\w*:|\bextends Component\b/.test(
    code,
  )

/** Says so to bundlers that draw on a server first, as those of Next do. */
const clients: Plugin = {
  name: 'clients',
  renderChunk: (code, { name }) =>
    name.startsWith('components/') && isForClients(code) ? `'use client'\n${code}` : null,
}

/**
 * Builds one module a file, so that a bundler takes what is used and nothing else. Packages stay
 * imports; drawings that are part of ours (flags) come along.
 */
export async function buildModules(out: string): Promise<Built> {
  const output = (await build({
    root: home,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    plugins: [twins, clients],
    build: {
      outDir: out,
      target: 'es2023',
      minify: false,
      assetsInlineLimit: 0,
      lib: { entry: { index: 'src/components/index.ts' }, formats: ['es'] },
      rolldownOptions: {
        external: (id) => /^[^./#\0]/.test(id) && !id.startsWith('/'),
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          // npm packs no folder of that name, wherever it is.
          entryFileNames: ({ name }) =>
            `${name.replaceAll('node_modules/', 'packages/').replace(twin, '')}.js`,
          assetFileNames: 'assets/[name][extname]',
        },
      },
    },
  })) as Rollup.RollupOutput[]
  const chunks = [output]
    .flat()
    .flatMap((part) => part.output)
    .filter((part) => part.type === 'chunk')
  const packages = [
    ...new Set(
      chunks
        .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
        .filter((id) => !chunks.some(({ fileName }) => fileName === id))
        .map(packageOf),
    ),
  ]
  const found = strangers(
    chunks.flatMap(({ moduleIds }) => moduleIds),
    packages,
  )
  if (found.length > 0) throw new Error(`The library would carry ${found.join(', ')}.`)
  return { files: chunks.map(({ fileName }) => fileName), packages: packages.toSorted() }
}
