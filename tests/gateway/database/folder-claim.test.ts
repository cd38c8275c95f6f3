import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { claimFolder, FolderBusy } from '#gateway/database/folder-claim.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'foyer-claim-')), 'new')
const file = join(folder, 'gateway.pid')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder is made, taken, and given back', async () => {
  const release = await claimFolder(folder)
  expect(existsSync(file)).toBe(true)
  await release()
  expect(existsSync(file)).toBe(false)
})

test('a folder that a living process has is refused', async () => {
  const { readFile } = await import('node:fs/promises')
  const release = await claimFolder(folder)
  const own = await readFile(file, 'utf8')
  await release()
  // The parent of this process is alive, and its birth can be read like ours.
  const parent = process.ppid
  const stat = await readFile(`/proc/${parent}/stat`, 'utf8').catch(() => '')
  const birth = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  writeFileSync(file, own.includes(' ') ? `${parent} ${birth}` : String(parent))
  await expect(claimFolder(folder)).rejects.toThrow(FolderBusy)
})

/** Claims when told to, says whether it may, and stays until it may go. */
const claimant = `
  import { createInterface } from 'node:readline'
  import { claimFolder } from ${JSON.stringify(import.meta.resolve('#gateway/database/folder-claim.ts'))}
  const told = createInterface({ input: process.stdin })
  console.log('ready')
  for await (const folder of told) {
    console.log(await claimFolder(folder).then(() => 'got', (error) => error.name))
  }
`

test.each([
  ['a new folder', null],
  ['what a dead process left', '999999999 1'],
])('of several processes at once, one gets %s', async (_, left) => {
  await (
    await claimFolder(folder)
  )()
  if (left !== null) writeFileSync(file, left)
  const rivals = Array.from({ length: 4 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', claimant])
    const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    return { child, next: async () => (await said.next()).value as string }
  })
  await Promise.all(rivals.map(({ next }) => next()))
  for (const { child } of rivals) child.stdin.write(`${folder}\n`)
  const answers = await Promise.all(rivals.map(({ next }) => next()))
  expect(answers.toSorted()).toEqual(['FolderBusy', 'FolderBusy', 'FolderBusy', 'got'])
  await Promise.all(
    rivals.map(({ child }) => {
      child.stdin.end()
      return once(child, 'close')
    }),
  )
})

test('a folder whose process is gone, or is another by now, is taken over', async () => {
  for (const left of ['999999999', `${process.ppid} 1`, 'garbage', '']) {
    await (
      await claimFolder(folder)
    )()
    writeFileSync(file, left)
    await (
      await claimFolder(folder)
    )()
  }
})
