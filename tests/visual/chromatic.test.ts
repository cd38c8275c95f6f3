import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modes } from '#storybook/modes.ts'
import { run } from '../../scripts/processes.ts'
import { spend } from '../../scripts/visual/budget.ts'

test('a run costs its stories times the modes, and the budget is the last that may be spent', () => {
  const { length } = modes
  expect(spend(100, 100 * length)).toMatchObject({ snapshots: 100 * length, within: true })
  expect(spend(100, 100 * length - 1)).toMatchObject({ within: false })
  expect(spend(1000, 6000).words).toBe(
    `${(1000 * length).toLocaleString('en-US')} snapshots (1,000 stories in ${length} modes); ` +
      'the budget is 6,000 (tests/visual/budget.json)',
  )
})

test('without a token it says what is missing, and does nothing', async () => {
  const { code, output } = await run(process.execPath, ['scripts/visual/chromatic.ts'], {
    env: { CHROMATIC_PROJECT_TOKEN: '' },
  })
  expect(code).toBe(2)
  expect(output).toMatch(/^There is no CHROMATIC_PROJECT_TOKEN in the environment/)
})

test('TurboSnap is on, and sees what no story imports', () => {
  const config = JSON.parse(readFileSync('chromatic.config.json', 'utf8')) as {
    onlyChanged: boolean
    externals: string[]
    projectToken?: string
  }
  expect(config.onlyChanged).toBe(true)
  expect(config.externals).toEqual(
    expect.arrayContaining(['.storybook/**', 'brands/**', 'locales/**', 'src/tokens/**']),
  )
  expect(config.projectToken).toBeUndefined()
})
