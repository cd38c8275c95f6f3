import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Another process has the embedded database open; two at once would destroy it. */
export class FolderBusy extends Error {
  override readonly name = 'FolderBusy'
}

/** A process as nothing else will ever be called: its number and, where Linux tells, its birth. */
async function nameOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The command's name, in brackets, may hold anything; what follows is plain.
  return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`.trim()
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Milliseconds after which a claim that says nothing yet was left by a process that died. */
const writingTakes = 200

/** Who has the folder; an empty text for a claim whose process is gone, null for no claim. */
async function ownerOf(file: string): Promise<string | null> {
  let owner = await readFile(file, 'utf8').catch(() => null)
  if (owner === '') {
    // A claim is there a moment before the name is in it.
    await setTimeout(writingTakes)
    owner = await readFile(file, 'utf8').catch(() => null)
  }
  if (owner === null) return null
  const pid = Number.parseInt(owner, 10)
  const lives = pid > 0 && pid !== process.pid && isAlive(pid) && owner === (await nameOf(pid))
  return lives ? owner : ''
}

/**
 * Takes the folder for this process; the returned function gives it back. A claim whose process
 * is gone (a crash, a power cut) is taken over.
 * @throws FolderBusy
 */
export async function claimFolder(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true })
  const file = join(directory, 'gateway.pid')
  const self = await nameOf(process.pid)
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await writeFile(file, self, { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    }
    const owner = await ownerOf(file)
    if (owner) break
    // Moved, not removed: of several processes that find the same dead claim, one moves it, and
    // whoever comes second must not take away what the first has put in its place.
    const aside = join(directory, `gateway.pid.${process.pid}`)
    await rename(file, aside).catch(() => undefined)
    if (await ownerOf(aside)) await rename(aside, file)
    await rm(aside, { force: true })
  }
  throw new FolderBusy(
    `${resolve(directory)} is in use by another gateway; ` +
      'stop it, or give this one a FOYER_DATA of its own, or give both a DATABASE_URL',
  )
}
