import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { home } from '../../scripts/processes.ts'
import { manifest } from '../../scripts/library/manifest.ts'
import { isForClients, packageOf, strangers } from '../../scripts/library/modules.ts'
import { sizeTable } from '../../scripts/library/sizes.ts'
import { plainSpecifier } from '../../scripts/library/types.ts'

describe('what may not travel', () => {
  const at = (path: string) => join(home, path)

  test('is named: a screen, a server, a language', () => {
    expect(
      strangers(
        [at('src/components/cx.ts'), at('src/features/site/index.ts'), at('src/client/key.ts?x')],
        ['react', '@lingui/react', 'swr', 'node:fs'],
      ),
    ).toEqual([
      'src/features/site/index.ts',
      'src/client/key.ts',
      '@lingui/react',
      'swr',
      'node:fs',
    ])
  })

  test('is nothing of what components are made of', () => {
    const modules = ['src/components/cx.ts', 'src/platform/index.ts', 'src/art/cover.ts'].map(at)
    expect(strangers([...modules, at('node_modules/x/y.svg?raw')], ['react'])).toEqual([])
  })
})

test.for([
  ['@radix-ui/react-dialog/dist/index.mjs', '@radix-ui/react-dialog'],
  ['libphonenumber-js/core', 'libphonenumber-js'],
  ['react', 'react'],
] as const)('%s is of the package %s', ([specifier, name]) => {
  expect(packageOf(specifier)).toBe(name)
})

test.for([
  ['components/actions/button.d.ts', '#components/cx.ts', '../cx.js'],
  ['components/actions/button.d.ts', './button-look.ts', './button-look.js'],
  ['components/forms/select.d.ts', '#platform/index.ts', '../../platform/index.js'],
  ['components/index.d.ts', 'react', 'react'],
] as const)('in %s, %s is written %s', ([from, specifier, plain]) => {
  expect(plainSpecifier(from, specifier)).toBe(plain)
})

test.for([
  ['const [shown, setShown] = useState(false)', true],
  ['var Context = createContext(null)', true],
  ['jsx("button", { onClick: press })', true],
  ['const id = useId()', false],
  ['jsx("span", { className: "on" })', false],
] as const)('%s is for clients: %s', ([code, expected]) => {
  expect(isForClients(code)).toBe(expected)
})

describe('the manifest', () => {
  test('asks for what is imported, and lets the project bring its React', async () => {
    const made = await manifest(['react', '@radix-ui/react-dialog'], ['hast', 'react'])
    expect(Object.keys(made.dependencies)).toEqual(['@radix-ui/react-dialog', '@types/hast'])
    expect(made.dependencies['@radix-ui/react-dialog']).toMatch(/^\^\d+\.\d+\.\d+$/)
    expect(made.peerDependencies).toMatchObject({ react: '^19.0.0', 'react-dom': '^19.0.0' })
  })

  test('is refused when nobody knows a version', async () => {
    await expect(manifest(['left-pad'], [])).rejects.toThrow('imports left-pad')
  })
})

test('a family is too heavy by its own code, or by all of it where a limit names it', () => {
  const sizes = [
    { name: 'Light', own: 900, whole: 30_000 },
    { name: 'Heavy', own: 1100, whole: 1100 },
    { name: 'Named', own: 100, whole: 2001 },
  ]
  const { heavy, table } = sizeTable(sizes, { default: 1000, Named: 2000 })
  expect(heavy.map(({ name }) => name)).toEqual(['Heavy', 'Named'])
  expect(table.split('\n')).toHaveLength(4)
  expect(table).toMatch(/Heavy +1\.1 +1\.1 +1\.0 {2}too heavy/)
})
