import { readFileSync } from 'node:fs'
import { calls, headers } from '#contract/index.ts'
import { expect, test } from 'vitest'

// Whoever lets the site in from another origin (CORS) has the README to go by, and nothing else.
const readme = readFileSync('README.md', 'utf8')
const told = /^## Point it at your own server$([\s\S]*?)^## /m.exec(readme)?.[1] ?? ''

test('the README names every header and method that another origin has to let in', () => {
  const methods = new Set(Object.values(calls).map(({ method }) => method))
  for (const name of [...Object.values(headers), ...methods]) expect(told).toContain(name)
})
