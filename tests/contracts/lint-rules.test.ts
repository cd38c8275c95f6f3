import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planted } from './planted.ts'

interface Finding {
  readonly code: string
  readonly filename: string
}

const home = resolve(import.meta.dirname, '../..')
const findings = new Map<string, string[]>()
let copy = ''

/** One run of the project's own configuration over a copy that holds nothing but the planted files. */
beforeAll(async () => {
  copy = await realpath(await mkdtemp(join(tmpdir(), 'foyer-lint-')))
  for (const part of ['oxlint.config.ts', 'tsconfig.json', 'package.json', 'scripts/lint']) {
    await cp(join(home, part), join(copy, part), { recursive: true })
  }
  await symlink(join(home, 'node_modules'), join(copy, 'node_modules'))
  for (const { file, source } of planted) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await writeFile(join(copy, file), source)
  }
  const oxlint = join(home, 'node_modules/oxlint/bin/oxlint')
  const output = await new Promise<string>((done) => {
    const parameters = [oxlint, '--format=json', 'src', 'gateway']
    execFile(process.execPath, parameters, { cwd: copy }, (_, stdout) => done(stdout))
  })
  for (const { code, filename } of (JSON.parse(output) as { diagnostics: Finding[] }).diagnostics) {
    findings.set(filename, [...(findings.get(filename) ?? []), code])
  }
})

afterAll(() => rm(copy, { recursive: true, force: true }))

describe('the linter catches', () => {
  for (const { what, file, rule } of planted.filter(({ rule }) => rule !== null)) {
    test(what, () => expect(findings.get(file) ?? []).toContain(rule))
  }
})

describe('the linter allows', () => {
  for (const { what, file } of planted.filter(({ rule }) => rule === null)) {
    test(what, () => expect(findings.get(file) ?? []).toEqual([]))
  }
})
