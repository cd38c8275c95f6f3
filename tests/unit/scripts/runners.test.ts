import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proofs } from '../../../scripts/runners.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-proofs-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What is counted of a script that says this and ends like that. */
async function tallyOf(said: string, code: number) {
  const script = join(folder, `${code}.mjs`)
  await writeFile(
    script,
    `process.stdout.write(${JSON.stringify(said)}); process.exitCode = ${code}`,
  )
  return proofs(script)
}

test('claims are counted by what became of each', async () => {
  const said =
    'Two houses\n  both up\n  ok      one\n  failed  two\n          why: ok\n  ok      three\n'
  expect(await tallyOf(said, 1)).toMatchObject({ passed: 2, failed: 1 })
})

test('a script that breaks before it says so has failed', async () => {
  expect(await tallyOf('  ok      one\n', 7)).toMatchObject({ passed: 1, failed: 1 })
})

test('what cannot be proven here is left out, and says why', async () => {
  const tally = await tallyOf('Not proven: there is no server.\n', 2)
  expect(tally).toMatchObject({ passed: 0, failed: 0, leftOut: 'Not proven: there is no server.' })
})
