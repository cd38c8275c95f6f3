import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

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

/**
 * Takes the folder for this process; the returned function gives it back. A claim whose process
 * is gone (a crash, a power cut) is taken over.
 * @throws FolderBusy
 */
export async function claimFolder(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true })
  const file = join(directory, 'gateway.pid')
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(await nameOf(process.pid))
      await handle.close()
      return () => rm(file, { force: true })
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    }
    const owner = await readFile(file, 'utf8').catch(() => '')
    const pid = Number.parseInt(owner, 10)
    if (pid > 0 && pid !== process.pid && isAlive(pid) && owner === (await nameOf(pid))) break
    await rm(file, { force: true })
  }
  throw new FolderBusy(
    `${resolve(directory)} is in use by another gateway; ` +
      'stop it, or give this one a FOYER_DATA of its own, or give both a DATABASE_URL',
  )
}
