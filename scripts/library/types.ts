import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { home, run } from '../processes.ts'
import { packageOf } from './modules.ts'

/** Every place where a declaration names another file. */
const specifiers = /(\bfrom |\bimport\(|\bimport )(['"])([^'"]+)\2/g

/** `#components/cx.ts` and `./cx.ts` as the installed file next door: `./cx.js`. */
export function plainSpecifier(from: string, specifier: string): string {
  if (!/^[.#]/.test(specifier)) return specifier
  const target = specifier.startsWith('#')
    ? specifier.slice(1)
    : posix.join(posix.dirname(from), specifier)
  const path = posix.relative(posix.dirname(from), target).replace(/\.tsx?$/, '.js')
  return path.startsWith('.') ? path : `./${path}`
}

/** Declarations of everything that the components' index leads to, in the folders of `src`. */
async function declare(out: string): Promise<void> {
  const config = join(home, '.cache', `library-types-${process.pid}.json`)
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: join(home, 'src'),
    outDir: out,
  }
  const files = ['src/components/index.ts', 'env.d.ts'].map((file) => join(home, file))
  await mkdir(dirname(config), { recursive: true })
  await writeFile(
    config,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions: options, include: [], files }),
  )
  try {
    const { code, output } = await run('tsc', ['--project', config])
    if (code !== 0) throw new Error(`The types could not be written:\n${output}`)
  } finally {
    await rm(config, { force: true })
  }
}

/**
 * Writes the declarations that `index.d.ts` leads to, each beside its module.
 * @returns the packages whose types they use
 */
export async function writeTypes(out: string): Promise<string[]> {
  const all = await mkdtemp(join(tmpdir(), 'foyer-types-'))
  const packages = new Set<string>()
  try {
    await declare(all)
    const seen = new Set<string>()
    const take = async (file: string): Promise<void> => {
      if (seen.has(file)) return
      seen.add(file)
      const text = await readFile(join(all, file), 'utf8')
      const others: string[] = []
      const plain = text.replaceAll(specifiers, (_, before: string, quote: string, to: string) => {
        const path = plainSpecifier(file, to)
        if (path.startsWith('.')) others.push(posix.join(posix.dirname(file), path))
        else packages.add(packageOf(path))
        return `${before}${quote}${path}${quote}`
      })
      await mkdir(dirname(join(out, file)), { recursive: true })
      await writeFile(join(out, file), plain)
      for (const other of others) {
        const declaration = other.replace(/\.js$/, '.d.ts')
        if (existsSync(join(all, declaration))) await take(declaration)
      }
    }
    await take('components/index.d.ts')
  } finally {
    await rm(all, { recursive: true, force: true })
  }
  await writeFile(join(out, 'index.d.ts'), "export * from './components/index.js'\n")
  return [...packages].toSorted()
}
