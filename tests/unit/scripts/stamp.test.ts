import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { home } from '../../../scripts/processes.ts'
import { inputs } from '../../../scripts/stamp.ts'

/** A file and all that it imports by a relative path, from the project's root. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(join(home, file), 'utf8')
  for (const [, specifier = ''] of text.matchAll(
    /^(?:import|export|\}).*? from '(\.{1,2}\/[^']+)'/gm,
  )) {
    reached(relative(home, join(home, dirname(file), specifier)), seen)
  }
  return seen
}

test('a change of anything that builds the site makes the built one stale', () => {
  const stamped = new Set(globSync([...inputs], { cwd: home }))
  const builds = [...reached('vite.config.ts'), ...reached('scripts/build.ts')]
  expect(builds).toContain('scripts/vite/script-text.ts')
  expect(builds.filter((file) => !stamped.has(file))).toEqual([])
})
