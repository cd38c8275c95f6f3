import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { home, run } from '../processes.ts'
import { manifest } from './manifest.ts'
import { buildModules } from './modules.ts'
import { type Limits, sizesOf, sizeTable } from './sizes.ts'
import { writeStyles } from './styles.ts'
import { writeTypes } from './types.ts'

// `npm run build:library`: what others install, in dist/library, and packed beside it as a tarball.

// Whatever the shell says: React's development half has no place in what others install.
process.env.NODE_ENV = 'production'

const out = join(home, 'dist/library')
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function check(what: string, name: string, ...parameters: string[]): Promise<void> {
  const { code, output } = await run(name, parameters)
  if (code !== 0) throw new Error(`${what} finds fault:\n${output.trim()}`)
  say(`  ✓ ${what}`)
}

/** Builds the package into a folder. Answers how many modules it has, and its brands. */
async function write(folder: string): Promise<{ modules: number; brands: readonly string[] }> {
  const { files, packages } = await buildModules(folder)
  const types = await writeTypes(folder)
  const brands = await writeStyles(folder)
  const text = JSON.stringify(await manifest(packages, types), null, 2)
  await writeFile(join(folder, 'package.json'), `${text}\n`)
  await cp(join(home, 'LICENSE'), join(folder, 'LICENSE'))
  await cp(join(home, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'))
  await cp(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'))
  return { modules: files.length, brands }
}

/** Packs a folder beside itself; answers the tarball. */
async function pack(folder: string): Promise<string> {
  const { code, output } = await run(
    'npm',
    ['pack', '--silent', '--pack-destination', join(folder, '..')],
    { cwd: folder },
  )
  if (code !== 0) throw new Error(`npm pack failed:\n${output}`)
  return join(folder, '..', output.trim().split('\n').at(-1) ?? '')
}

async function main(): Promise<void> {
  const began = performance.now()
  // Beside, then swapped: whoever reads dist/library never reads half of it.
  const half = join(home, '.cache', `library-${process.pid}`)
  try {
    await rm(half, { recursive: true, force: true })
    const { modules, brands } = await write(half)
    await mkdir(join(home, 'dist'), { recursive: true })
    await rm(out, { recursive: true, force: true })
    await rename(half, out)
    say(`${modules} modules, ${brands.length} brands (${brands.join(', ')}) in dist/library`)
  } finally {
    await rm(half, { recursive: true, force: true })
  }
  const tarball = await pack(out)
  say(`Packed ${tarball.slice(home.length + 1)}`)
  await check('publint', 'publint', 'run', tarball, '--strict')
  // A stylesheet has no types, and is not meant to.
  const noTypes = ['--exclude-entrypoints', 'styles.css', 'tailwind.css']
  await check('are the types wrong?', 'attw', tarball, '--profile', 'esm-only', ...noTypes)
  const limits = JSON.parse(
    await readFile(join(import.meta.dirname, 'limits.json'), 'utf8'),
  ) as Limits
  const { table, heavy } = sizeTable(await sizesOf(out), limits)
  say(table)
  say(`Took ${((performance.now() - began) / 1000).toFixed(0)} s`)
  if (heavy.length === 0) return
  const names = heavy.map(({ name }) => name).join(', ')
  throw new Error(`Too heavy: ${names}. Lighten them, or raise scripts/library/limits.json.`)
}

try {
  await main()
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
