import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

/** What somebody pays who imports one thing and nothing else: bytes of script, minified and gzipped. */
export interface Size {
  /** `Button`, or the first of a file that holds a family: `Dialog`. */
  readonly name: string
  /** Of ours. */
  readonly own: number
  /** With the packages it stands on, React apart. */
  readonly whole: number
}

const isReact = (id: string) => /^(?:react|react-dom)(?:\/|$)/.test(id)
const isPackage = (id: string) => /^[^./\0]/.test(id)

/** Bytes of a module's first load, and whether it imports anything that was left outside. */
async function weigh(entry: string, code: string, external: (id: string) => boolean) {
  const bundle = await rolldown({
    input: entry,
    external: (id) => id !== entry && external(id),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    logLevel: 'silent',
  })
  try {
    const { output } = await bundle.generate({ format: 'es', minify: true })
    const chunks = new Map(
      output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
    )
    // What is fetched on use is not paid with the import: only what the entry itself leads to counts.
    const now = new Set([...chunks.values()].filter(({ isEntry }) => isEntry))
    for (const { imports } of now) {
      for (const name of imports) {
        const next = chunks.get(name)
        if (next) now.add(next)
      }
    }
    return {
      bytes: [...now].reduce((sum, { code }) => sum + gzipSync(code).length, 0),
      imports: [...now].flatMap(({ imports }) => imports),
    }
  } finally {
    await bundle.close()
  }
}

/** The families a library offers: file to the names of its components. */
async function familiesOf(library: string): Promise<Map<string, string[]>> {
  const index = await readFile(join(library, 'index.js'), 'utf8')
  const families = new Map<string, string[]>()
  for (const [, names = '', file = ''] of index.matchAll(
    /^import \{ (.+) \} from "\.\/(.+)";$/gm,
  )) {
    const components = names
      .split(', ')
      .map((name) => name.replace(/^.* as /, ''))
      .filter((name) => /^[A-Z]/.test(name))
    if (components.length > 0 && !file.includes('/icons/')) families.set(file, components)
  }
  return families
}

/** Weighs every family, the whole and nothing, heaviest first; `library` is a built one. */
export async function sizesOf(library: string): Promise<Size[]> {
  const from = JSON.stringify(join(library, 'index.js'))
  const size = async (name: string, code: string): Promise<Size> => {
    const { bytes, imports } = await weigh(`${name}.js`, code, isPackage)
    const stands = imports.some((id) => isPackage(id) && !isReact(id))
    return {
      name,
      own: bytes,
      whole: stands ? (await weigh(`${name}.js`, code, isReact)).bytes : bytes,
    }
  }
  const sizes: Size[] = []
  const families = await familiesOf(library)
  for (const names of families.values()) {
    sizes.push(await size(names[0] ?? '', `export { ${names.join(', ')} } from ${from}`))
  }
  return [
    await size('everything', `export { ${[...families.values()].flat().join(', ')} } from ${from}`),
    ...sizes.toSorted((a, b) => b.whole - a.whole),
    await size('nothing', `import ${from}`),
  ]
}

/**
 * What may be paid for a family with its packages, by name. `default` is for families that are not
 * named, and about our own code alone: which package one stands on is decided elsewhere (docs/adr).
 */
export type Limits = Readonly<Record<string, number>>

/** A line a family, and which of them cost more than they may. */
export function sizeTable(sizes: readonly Size[], limits: Limits) {
  const limitOf = ({ name, own, whole }: Size) =>
    limits[name] ?? (limits['default'] ?? 0) + whole - own
  const heavy = sizes.filter((size) => size.whole > limitOf(size))
  const cell = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8)
  const lines = sizes.map(
    (size) =>
      `  ${size.name.padEnd(20)}${[size.own, size.whole, limitOf(size)].map(cell).join('')}` +
      (heavy.includes(size) ? '  too heavy' : ''),
  )
  const head = ['ours', 'whole', 'limit'].map((text) => text.padStart(8))
  return { table: [`  ${'kB, gzipped'.padEnd(20)}${head.join('')}`, ...lines].join('\n'), heavy }
}
