import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { plainDynamicImports } from '../../../../scripts/vite/plain-dynamic-imports.ts'

const wrapper = 'native:import-analysis-build'

const pluginsWith = async (...plugins: ReturnType<typeof plainDynamicImports>[]) => {
  const config = await resolveConfig({ configFile: false, plugins }, 'build')
  return config.plugins.map(({ name }) => name)
}

test('takes out of a build what wraps its dynamic imports, and nothing else', async () => {
  const [before, after] = [await pluginsWith(), await pluginsWith(plainDynamicImports())]
  expect(before).toContain(wrapper)
  expect(after.filter((name) => name !== 'plain-dynamic-imports')).toEqual(
    before.filter((name) => name !== wrapper),
  )
})

test('says so where Vite has no such plugin any more', () => {
  const { configResolved } = plainDynamicImports()
  const told = configResolved as unknown as (config: { plugins: unknown[] }) => void
  expect(() => told({ plugins: [{ name: 'vite:css' }] })).toThrow('names the plugin')
})
