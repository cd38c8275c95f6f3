import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
