import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { home } from '../processes.ts'

/** What the package is called where it is installed. */
const libraryName = '@foyer/design'

interface Manifest {
  readonly version: string
  readonly license: string
  readonly description: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** Given by whoever installs the library: two copies of React do not work together. */
const peers = ['react', 'react-dom']

/**
 * The package.json of the library.
 * @param modules packages that its modules import
 * @param types packages that its declarations import
 * @throws when one of them is not a dependency of ours, so that no version of it is known
 */
export async function manifest(modules: readonly string[], types: readonly string[]) {
  const ours = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as Manifest
  const known = { ...ours.devDependencies, ...ours.dependencies }
  const needed = new Set<string>()
  for (const name of [...modules, ...types]) {
    // `hast` is types alone: they come from `@types/hast`.
    const found = [name, `@types/${name.replace(/^@(.+)\//, '$1__')}`].find((one) => one in known)
    if (!found) throw new Error(`The library imports ${name}, which package.json does not name.`)
    if (!peers.includes(found)) needed.add(found)
  }
  const range = (name: string) => `^${known[name]}`
  const major = (name: string) => `^${known[name]?.split('.')[0]}.0.0`
  return {
    name: libraryName,
    version: ours.version,
    description: 'Accessible components, tokens and brands for online gaming and lottery portals.',
    license: ours.license,
    type: 'module',
    sideEffects: ['**/*.css'],
    files: ['**/*', '!**/*.tgz'],
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './styles.css': './styles.css',
      './tailwind.css': './tailwind.css',
      './brands/*.css': './brands/*.css',
      './brands/*.json': './brands/*.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries([...needed].toSorted().map((name) => [name, range(name)])),
    peerDependencies: {
      ...Object.fromEntries(peers.map((name) => [name, major(name)])),
      '@types/react': major('@types/react'),
    },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  }
}
