import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#gateway/config.ts'
import { home } from '../../../scripts/processes.ts'
import { neutral } from '../../../scripts/serve.ts'

test('a gateway of a run hears nothing of what the shell has set', () => {
  const row = /^\| `.*$/gm
  const readme = readFileSync(join(home, 'README.md'), 'utf8')
  const named = [...readme.matchAll(row)].flatMap(([line]) => line.match(/FOYER_\w+/g) ?? [])
  expect(named).toContain('FOYER_VENDORS')
  const shell = Object.fromEntries(
    [...named, 'DATABASE_URL', 'HOST'].map((name) => [name, 'left by somebody']),
  )
  const now = () => new Date(0)
  expect({ ...readConfig({ ...shell, ...neutral(shell) }), now }).toEqual({
    ...readConfig({}),
    now,
  })
})

test('and what else is in the shell stays', () => {
  expect(neutral({ PATH: '/bin', FOYERS: '1' })).toEqual({ DATABASE_URL: '', HOST: '' })
})
