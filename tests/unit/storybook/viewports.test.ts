import { globSync, readFileSync } from 'node:fs'
import { viewports } from '#storybook/toolbar.ts'
import { expect, test } from 'vitest'

test('stories choose viewports that there are: Storybook takes the first for any other', () => {
  const chosen = globSync('stories/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/viewport: \{ value: '(\w+)'/g)].map(
      ([, name = '']) => ({
        file,
        name,
      }),
    ),
  )
  expect(chosen.length).toBeGreaterThan(50)
  expect(chosen.filter(({ name }) => !(name in viewports))).toEqual([])
})
