import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import { claimFolder, FolderBusy } from '#gateway/database/folder-claim.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'foyer-claim-')), 'new')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

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

/** A process that is ready to claim. */
async function rival() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', claimant])
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  await said.next()
  return {
    async claims() {
      child.stdin.write(`${folder}\n`)
      return (await said.next()).value as string
    },
    async ends(how: NodeJS.Signals = 'SIGTERM') {
      child.kill(how)
      await once(child, 'close')
    },
  }
}

test('a folder is made, taken, refused to a second, and given back', async () => {
  const release = await claimFolder(folder)
  await expect(claimFolder(folder)).rejects.toThrow(FolderBusy)
  await expect(claimFolder(folder)).rejects.toThrow(folder)
  release()
  const again = await claimFolder(folder)
  again()
})

test('a rival that is on its way to the lock keeps nobody from it', async () => {
  mkdirSync(folder)
  using onItsWay = new DatabaseSync(join(folder, 'gateway.lock'))
  onItsWay.exec('BEGIN; SELECT * FROM sqlite_schema')
  const release = await claimFolder(folder)
  release()
})

test('of several processes at once, one gets the folder, new or left by the dead', async () => {
  const rivals = await Promise.all(Array.from({ length: 4 }, rival))
  for (let alive = [...rivals]; alive.length;) {
    const answers = await Promise.all(alive.map((each) => each.claims()))
    expect(answers.filter((answer) => answer === 'got')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'FolderBusy')).toHaveLength(alive.length - 1)
    await expect(claimFolder(folder)).rejects.toThrow(FolderBusy)
    const [owner] = alive.splice(answers.indexOf('got'), 1)
    await owner?.ends('SIGKILL')
  }
  const release = await claimFolder(folder)
  release()
})
